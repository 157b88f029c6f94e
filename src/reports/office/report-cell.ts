// How cells are read, by what they hold.
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import type { Currency } from '../../currencies.ts';
import { formatDay, shortDay } from '../../dates/format-moment.ts';
import { countryName } from '../../i18n/country-name.ts';
import { languageNameIn } from '../../i18n/language-name.ts';
import { money } from '../../money.ts';
import { formatNumber } from '../../numbers/format-number.ts';
import { formatShare } from '../../numbers/format-percent.ts';
import type { SearchOutcome } from '../../searches/search-outcomes.ts';
import type { CellKind } from '../shop-reports.ts';
import type { VisitStep } from '../visit-steps.ts';
import type { ReportedPage } from './reported-pages.ts';

const figures: readonly CellKind[] = ['count', 'amount', 'share', 'milliseconds', 'shift'];

/** Figures stand at the end of their column. */
export const isFigure = (kind: CellKind) => figures.includes(kind);

export type FormatCell = (kind: CellKind, value: string | null) => string;

export function useFormatCell(currency: Currency): FormatCell {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const formats: Readonly<Record<CellKind, (value: string) => string>> = {
    interval: (value) =>
      value.length === 7
        ? formatDay(`${value}-01`, locale, 'UTC', { month: 'long', year: 'numeric' })
        : formatDay(value, locale, 'UTC', shortDay),
    text: (value) => value,
    product: (value) => value,
    method: (value) => value,
    country: (value) => countryName(locale, value),
    language: (value) => languageNameIn(locale, value),
    step: (value) => t(`reports.step_${value as VisitStep}`),
    page: (value) => t(`reports.page_${value as ReportedPage}`),
    outcome: (value) => t(`searches.outcome_${value as SearchOutcome}`),
    count: (value) => formatNumber(Number(value), locale),
    amount: (value) => format(money(Number(value), currency)),
    share: (value) => formatShare(Number(value), locale),
    // The sign of the unit is the same in every language, and the notes of the report have it.
    milliseconds: (value) => `${formatNumber(Number(value) / 1000, locale, { maximumFractionDigits: 2 })}\u00a0s`,
    shift: (value) => formatNumber(Number(value) / 1000, locale),
  };
  return (kind, value) => (value === null ? absent(kind) : formats[kind](value));

  function absent(kind: CellKind): string {
    if (kind === 'product') return t('reports.besideProducts');
    if (kind === 'method') return t('reports.noMethod');
    if (kind === 'country') return t('reports.noCountry');
    return '–';
  }
}
