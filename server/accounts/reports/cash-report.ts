// The ledger that item 41 of the Polish exemption from cash registers wants (Dz.U. 2024 poz. 1902, until 31 December 2027): who
// paid what, when, for which order, and how the money came. What is given back is negative, in its own month.
import type { LedgerEntry, OrderFacts, SaleEntry } from '../ledger/ledger-entry.ts';
import { aboutSalesAtHome } from './about-sales.ts';
import { type Column, openTable, type Report, type ReportTerms } from './report.ts';
import { methodsOf } from './sales-report.ts';

const rates = [2300, 800, 500, 0] as const;

const grossAt = ({ vat }: SaleEntry, is: (basisPoints: number) => boolean) =>
  vat.reduce((sum, row) => sum + (is(row.basisPoints) ? row.grossMinor : 0), 0);

const columns: readonly Column<SaleEntry>[] = [
  { name: 'day', cell: ({ day }) => day },
  { name: 'kind', cell: ({ kind }) => kind },
  { name: 'order', cell: ({ order }) => String(order.number) },
  { name: 'ordered_on', cell: ({ order }) => order.placedOn },
  { name: 'paid_on', cell: ({ order }) => order.paidOn ?? '' },
  { name: 'by_gift_card', cell: ({ cardsMinor }, amount) => amount(cardsMinor) },
  { name: 'buyer', cell: ({ order }) => order.buyer.fullName },
  {
    name: 'address',
    cell: ({ order: { buyer, country } }) =>
      [buyer.line1, buyer.line2, `${buyer.postalCode} ${buyer.city}`.trim(), country].filter(Boolean).join(', '),
  },
  ...rates.map(
    (rate): Column<SaleEntry> => ({
      name: `gross_${rate / 100}`,
      adds: 'ratesMinor',
      cell: (entry, amount) => amount(grossAt(entry, (each) => each === rate)),
    }),
  ),
  {
    name: 'gross_other',
    adds: 'ratesMinor',
    cell: (entry, amount) => amount(grossAt(entry, (each) => !rates.some((rate) => rate === each))),
  },
  { name: 'gross', adds: 'grossMinor', cell: ({ amountMinor }, amount) => amount(amountMinor) },
  { name: 'currency', cell: ({ currency }) => currency },
  { name: 'method', cell: methodsOf },
  { name: 'payment', cell: ({ order }) => order.intentId ?? '' },
  { name: 'refund', cell: ({ refundId }) => refundId ?? '' },
  { name: 'payout', cell: ({ booking }) => booking?.payoutId ?? '' },
  { name: 'paid_out_on', cell: ({ booking }) => booking?.payoutOn ?? '' },
  { name: 'document', cell: ({ issued }) => issued?.number ?? '' },
  { name: 'goods_of_paragraph_4', cell: ({ order }) => order.excludedGoods.join(', ') },
];

const cashMethods: readonly (string | null)[] = ['cash', 'cash_on_delivery'];

/** Whether whoever delivers or sells takes the money; everything else comes through a bank or a payment service. */
const isInCash = ({ method, isGivenUp }: OrderFacts) => cashMethods.includes(method) && !isGivenUp;

export const cashReport: Report = {
  ...{ countries: ['PL'], access: [], extension: 'csv' },
  open(terms) {
    const isAbout = aboutConsumersAtHome(terms);
    return openTable(terms, {
      columns,
      keyOf: (entry) => (isAbout(entry) ? String(entry.order.number) : null),
      rowsOf(entry) {
        if (!isAbout(entry)) return [];
        const number = String(entry.order.number);
        if (entry.kind === 'sale' && entry.order.excludedGoods.length > 0) terms.note('excludedGoods', number);
        if (entry.kind === 'sale' && isInCash(entry.order)) terms.note('paidInCash', number);
        return [{ key: number, currency: entry.currency, row: entry }];
      },
    });
  },
};

/** What is taxed in another state is no sale for a Polish register. */
export function aboutConsumersAtHome(terms: Pick<ReportTerms, 'taxes'>) {
  const isAtHome = aboutSalesAtHome(terms);
  return (entry: LedgerEntry): entry is SaleEntry => isAtHome(entry) && entry.order.company === null;
}
