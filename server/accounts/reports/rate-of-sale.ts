import type { Currency } from '#src/currencies.ts';
import type { ExchangeRate } from '../../invoices/rates/national-vat.ts';
import type { SaleEntry } from '../ledger/ledger-entry.ts';
import type { ReportTerms } from './report.ts';

/** Null: it is in that money. Undefined: nobody knows what it cost; its document is asked first. */
export function createRateOf({ rateOf }: ReportTerms, national: Currency) {
  return ({ order, currency, issued }: SaleEntry): ExchangeRate | null | undefined => {
    if (currency === national) return null;
    const said = issued?.document?.nationalVat;
    return (said?.currency === national ? said : rateOf(national, currency, order.soldOn)) ?? undefined;
  };
}

/** The sale is not in the report, and staff is told. */
export function noteRate({ order, currency }: SaleEntry, { note }: Pick<ReportTerms, 'note'>): [] {
  note('rateMissing', `${currency} ${order.soldOn}`);
  return [];
}
