// What is said of a file, in the language of whoever reads it. The cell and its line stand beside.
import type { MessageKey } from '#src/i18n/all-messages.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { formatPercent } from '#src/numbers/format-percent.ts';
import { listChargedClasses } from '#src/vat/vat-rates.ts';
import { translateTo } from '../../../i18n/translations.ts';
import type { OfficeContext } from '../../../schema/request-context.ts';
import { type FaultCode, faultCodes, type WarningCode, warningCodes } from '../../import/import-faults.ts';
import { meaningOf } from '../../import/import-header.ts';

type Reader = { locale: Locale } | null;

/** The person who reads, and what fills in the words. */
export type Reading = Pick<OfficeContext, 'staff' | 'taxes' | 'now'>;

const known = new Set<string>([...faultCodes, ...warningCodes]);

/** `title`: what is wrong; `fix`: how to mend it. A code of another release is said as it is. */
export function wordMessage(code: string, reading: Reading): { title: string; fix: string } {
  if (!isCode(code)) return { title: code, fix: '' };
  const locale = reading.staff?.locale ?? 'en';
  const t = translateTo(locale);
  const title = t(`importFault.${code}` satisfies MessageKey);
  const rates = code === 'INVALID_VAT_CLASS' ? sayRates(reading, locale) : '';
  return { title, fix: rates ? t('importFix.rates', { rates }) : t(`importFix.${code}` satisfies MessageKey) };
}

/** The rates of the company's country as they are now; empty where nobody knows them. */
function sayRates({ taxes, now }: Reading, locale: Locale): string {
  return listChargedClasses(taxes, now())
    .toSorted((one, other) => other.basisPoints - one.basisPoints)
    .map(({ basisPoints }) => formatPercent(basisPoints, locale))
    .join(', ');
}

/** A column that is missing is called what the person calls it, too: the file does not say its name. */
export function wordColumn({ code, column }: { code: string; column: string }, reader: Reader): string {
  const { field } = meaningOf(column, new Map());
  if (code !== 'MISSING_COLUMN' || field === null) return column;
  const word = translateTo(reader?.locale ?? 'en')(`importColumn.${field}` as MessageKey);
  return word === column ? column : `${word} (${column})`;
}

function isCode(code: string): code is FaultCode | WarningCode {
  return known.has(code);
}
