// Single-purpose gift cards: their VAT is charged when they are sold, so what they pay of an order is not taxed again (Directive
// 2006/112, Art. 30b (1)). They are for goods of one class of VAT that are taxed at home: another would want another VAT.
import type { VatClass } from '../countries/country.ts';
import { type Money, money, subtractMoney, sumMoney } from '../money.ts';
import type { Taxes } from '../shop/tax-settings.ts';
import { type VatAmount, vatOf } from '../vat/vat-by-rate.ts';
import { isTaxedAtHome } from '../vat/vat-rates.ts';
import type { CardPayment } from './split-over-cards.ts';

type Goods = { vatClass: VatClass };

/** The class of all of them, where they are taxed at home; null: no single-purpose card pays for these. */
export function taxedClassOf(
  goods: readonly Goods[],
  { country, postalCode, taxes }: { country: string; postalCode: string; taxes: Taxes },
): VatClass | null {
  const [first, ...others] = new Set(goods.map(({ vatClass }) => vatClass));
  return first && others.length === 0 && isTaxedAtHome(country, taxes, postalCode) ? first : null;
}

/** `vatClass`: of the card's goods; null for a multi-purpose one, which pays for everything. */
export function paysFor(card: { vatClass: VatClass | null }, taxedClass: VatClass | null): boolean {
  return card.vatClass === null || card.vatClass === taxedClass;
}

/** What of the payments single-purpose cards make. */
export function taxedPart(
  payments: readonly CardPayment[],
  cards: readonly { id: string; vatClass: VatClass | null }[],
): number {
  const taxed = new Set(cards.flatMap(({ id, vatClass }) => (vatClass === null ? [] : [id])));
  return payments.reduce((sum, { id, minor }) => sum + (taxed.has(id) ? minor : 0), 0);
}

export type TaxedTotals = { total: Money; vat: Money; vatAmounts: readonly VatAmount[] };

/** The VAT of what is left to tax. There is one rate, because such cards pay for goods of one class alone. */
export function lessTaxed<Totals extends TaxedTotals>(
  totals: Totals,
  taxedMinor: number,
): Totals & { vatAmounts: VatAmount[] } {
  const { currency } = totals.total;
  if (taxedMinor === 0) return { ...totals, vatAmounts: [...totals.vatAmounts] };
  const [only, ...others] = totals.vatAmounts;
  if (!only || others.length > 0) throw new Error('single-purpose cards pay for goods of several rates');
  const gross = subtractMoney(only.gross, money(taxedMinor, currency));
  const vatAmounts = [{ basisPoints: only.basisPoints, gross, vat: vatOf(gross, only.basisPoints) }];
  return {
    ...totals,
    vatAmounts,
    vat: sumMoney(
      vatAmounts.map(({ vat }) => vat),
      currency,
    ),
  };
}
