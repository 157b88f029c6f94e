// What is said of a file, in the language of whoever reads it. The cell and its line stand beside.
import type { MessageKey } from '#src/i18n/all-messages.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { translateTo } from '../../../i18n/translations.ts';
import { type FaultCode, faultCodes, type WarningCode, warningCodes } from '../../import/import-faults.ts';
import { meaningOf } from '../../import/import-header.ts';

type Reader = { locale: Locale } | null;

const known = new Set<string>([...faultCodes, ...warningCodes]);

/** `title`: what is wrong; `fix`: how to mend it. A code of another release is said as it is. */
export function wordMessage(code: string, reader: Reader): { title: string; fix: string } {
  if (!isCode(code)) return { title: code, fix: '' };
  const t = translateTo(reader?.locale ?? 'en');
  return { title: t(`importFault.${code}` satisfies MessageKey), fix: t(`importFix.${code}` satisfies MessageKey) };
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
