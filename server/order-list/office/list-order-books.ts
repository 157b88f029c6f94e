// What whoever keeps the books needs of an order beside its amounts: when it was paid, its VAT by rate, and the company that
// it was invoiced to.
import { type Money, money } from '#src/money.ts';
import type { Db } from '../../database/connect.ts';
import type { OrderCompany } from '../../orders/order-store.ts';

export type OrderBooks = {
  paidAt: Date | null;
  vat: Money;
  rates: { basisPoints: number; vat: Money }[];
  company: OrderCompany | null;
};

/** Lists them by the orders' numbers. */
export async function listOrderBooks(db: Db, numbers: readonly number[]): Promise<ReadonlyMap<number, OrderBooks>> {
  if (numbers.length === 0) return new Map();
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'currency', 'paid_at', 'vat_minor', 'company'])
    .where('number', 'in', numbers)
    .execute();
  const rates = await db
    .selectFrom('order_vat_amounts')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['number', 'vat_basis_points', 'order_vat_amounts.vat_minor'])
    .where('number', 'in', numbers)
    .orderBy('vat_basis_points', 'desc')
    .execute();
  const ratesOf = Map.groupBy(rates, ({ number }) => number);
  return new Map(
    orders.map(({ number, currency, paid_at: paidAt, vat_minor: minor, company }) => [
      number,
      {
        paidAt,
        company: company as OrderCompany | null,
        vat: money(minor, currency),
        rates: (ratesOf.get(number) ?? []).map((rate) => ({
          basisPoints: rate.vat_basis_points,
          vat: money(rate.vat_minor, currency),
        })),
      },
    ]),
  );
}
