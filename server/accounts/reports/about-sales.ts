// Which sales a report is about, by the country whose VAT they have.
import { isSaleEntry, type LedgerEntry, type SaleEntry } from '../ledger/ledger-entry.ts';
import type { ReportTerms } from './report.ts';

type AboutSales = (entry: LedgerEntry) => entry is SaleEntry;

/** Sales with the VAT of home. */
export function aboutSalesAtHome({ taxes: { homeCountry } }: Pick<ReportTerms, 'taxes'>): AboutSales {
  return (entry): entry is SaleEntry => isSaleEntry(entry) && entry.order.vatCountry === homeCountry;
}

/** Sales with the VAT of another state, as the one-stop shop has them. */
export function aboutSalesElsewhere({ taxes: { homeCountry } }: Pick<ReportTerms, 'taxes'>): AboutSales {
  return (entry): entry is SaleEntry =>
    isSaleEntry(entry) && !entry.order.isExport && entry.order.vatCountry !== homeCountry;
}
