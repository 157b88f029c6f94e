// What an order, its VAT, its payment, its document and the provider's books say of the same sale, or of the same refund.
import type { Currency } from '#src/currencies.ts';
import type { SaleEntry } from './ledger-entry.ts';

/** Whoever says an amount; `name`: which one, of those of which there are several. */
export const sourceKinds = [
  'order',
  'refund',
  'vat',
  'payment',
  'document',
  'payout',
  'bookings',
  'ledger',
  'report',
] as const;
export type Source = { kind: (typeof sourceKinds)[number]; name: string };

export type Difference = {
  /** An order's number, or what else the amounts are summed under. */
  about: string;
  currency: Currency;
  /** What the second says more than the first. */
  minor: number;
  between: readonly [Source, Source];
};

/** Each that says another amount than the order, or than the refund. */
export function differencesOfSale(entry: SaleEntry): Difference[] {
  const { kind, amountMinor, cardsMinor, vat, issued, booking, order, currency } = entry;
  const itself: Source = { kind: kind === 'sale' ? 'order' : 'refund', name: '' };
  const differ = (one: Source, other: Source, expected: number, said: number): Difference[] =>
    said === expected ? [] : [{ about: String(order.number), currency, minor: said - expected, between: [one, other] }];
  const sum = (of: 'grossMinor' | 'vatMinor') => vat.reduce((total, row) => total + row[of], 0);
  const byRate: Source = { kind: 'vat', name: '' };
  const document: Source = { kind: 'document', name: issued?.number ?? '' };
  const payout: Source = { kind: 'payout', name: booking?.payoutId ?? '' };
  return [
    ...differ(itself, byRate, amountMinor, sum('grossMinor')),
    ...(kind === 'sale' && order.paidOn
      ? differ(itself, { kind: 'payment', name: '' }, amountMinor, order.capturedMinor)
      : []),
    ...(issued ? differ(itself, document, amountMinor, issued.grossMinor) : []),
    ...(issued ? differ(byRate, document, sum('vatMinor'), issued.vatMinor) : []),
    ...(booking ? differ(itself, payout, amountMinor - cardsMinor, booking.sourceMinor) : []),
  ];
}
