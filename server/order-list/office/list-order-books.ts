// What whoever keeps the books needs of an order beside its amounts: when it was paid and given back, its VAT by rate, the
// company that it was invoiced to, and whether it left the Union's VAT area.
import type { PostalAddress } from '#src/countries/postal-address.ts';
import type { Currency } from '#src/currencies.ts';
import { type Money, money } from '#src/money.ts';
import { placeOfHandover } from '#src/shipping/handover.ts';
import { isOutsideVat } from '#src/vat/territories.ts';
import type { Db } from '../../database/connect.ts';
import type { OrderCompany } from '../../orders/order-store.ts';
import { vatOfRefund } from '../../refunds/vat-of-refund.ts';
import type { PickupPoint } from '../../shipping/pickup-point-store.ts';

type VatOfRate = { basisPoints: number; vat: Money };

export type OrderBooks = {
  paidAt: Date | null;
  vat: Money;
  rates: VatOfRate[];
  /** What has gone back of the order's own payment, oldest first; what is still on its way is left out. */
  refunds: { at: Date; rates: VatOfRate[]; toTaxedCards: Money }[];
  isOutsideVat: boolean;
  company: OrderCompany | null;
  /** What gift cards paid of the total. */
  byGiftCards: Money;
  /** The part of single-purpose cards: it was sold, and taxed, with them. */
  byTaxedCards: Money;
  /** It bought multi-purpose gift cards, which are no sale. */
  isForGiftCards: boolean;
};

/** Lists them by the orders' numbers. */
export async function listOrderBooks(db: Db, numbers: readonly number[]): Promise<ReadonlyMap<number, OrderBooks>> {
  if (numbers.length === 0) return new Map();
  const orders = await db
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'currency',
      'paid_at',
      'vat_minor',
      'company',
      'address',
      'shipping_carrier',
      'pickup_point',
    ])
    .select(['cards_minor', 'taxed_cards_minor', 'is_for_gift_cards', 'is_for_taxed_cards'])
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
  const refundsOf = Map.groupBy(await listRefundedVat(db, numbers), ({ number }) => number);
  return new Map(
    orders.map(({ number, currency, paid_at: paidAt, vat_minor: minor, company, address, ...order }) => [
      number,
      {
        paidAt,
        company: company as OrderCompany | null,
        vat: money(minor, currency),
        byGiftCards: money(order.cards_minor, currency),
        byTaxedCards: money(order.taxed_cards_minor, currency),
        isForGiftCards: order.is_for_gift_cards && !order.is_for_taxed_cards,
        isOutsideVat: isSentOutside({
          shippingCarrier: order.shipping_carrier,
          pickupPoint: order.pickup_point as PickupPoint | null,
          address: address as Partial<PostalAddress>,
        }),
        refunds: refundsIn(currency, refundsOf.get(number) ?? []),
        rates: (ratesOf.get(number) ?? []).map((rate) => ({
          basisPoints: rate.vat_basis_points,
          vat: money(rate.vat_minor, currency),
        })),
      },
    ]),
  );
}

type RefundedVat = {
  number: number;
  id: string;
  at: Date;
  taxedCardsMinor: number;
  basisPoints: number | null;
  vatMinor: number | null;
};

/** A row for each rate of each refund, at the moment at which the books have it, and one for a refund without VAT. */
async function listRefundedVat(db: Db, numbers: readonly number[]): Promise<RefundedVat[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .leftJoin('refund_vat_amounts', 'refund_vat_amounts.refund_id', 'refunds.id')
    .select(['orders.number', 'refunds.id', 'refunds.updated_at as at', 'vat_basis_points as basisPoints'])
    .select(['refund_vat_amounts.vat_minor as vatMinor', 'refunds.order_id as orderId'])
    .select('refunds.taxed_cards_minor as taxedCardsMinor')
    .where('orders.number', 'in', numbers)
    .where('refunds.status', '=', 'succeeded')
    .whereRef('refunds.intent_id', '=', 'orders.captured_intent_id')
    .orderBy('refunds.updated_at')
    .orderBy('refunds.id')
    .orderBy('vat_basis_points', 'desc')
    .execute();
  const listed: RefundedVat[] = [];
  for (const { orderId, ...row } of rows) {
    // One that was made at the provider says no VAT of its own.
    const taken = row.basisPoints === null ? await vatOfRefund(db, orderId, row.id) : [];
    listed.push(
      ...(taken.length > 0 ? taken.map(({ basisPoints, vatMinor }) => ({ ...row, basisPoints, vatMinor })) : [row]),
    );
  }
  return listed;
}

function refundsIn(currency: Currency, rows: readonly RefundedVat[]): OrderBooks['refunds'] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((ofOne) => ({
    at: ofOne[0]?.at ?? new Date(0),
    toTaxedCards: money(ofOne[0]?.taxedCardsMinor ?? 0, currency),
    rates: ofOne.flatMap(({ basisPoints, vatMinor }) =>
      basisPoints === null ? [] : { basisPoints, vat: money(vatMinor ?? 0, currency) },
    ),
  }));
}

/** Whether its goods left the VAT area; after an erasure nobody can tell, because the country alone is left. */
function isSentOutside(order: Parameters<typeof placeOfHandover>[0]): boolean {
  const { country, postalCode } = placeOfHandover(order);
  return isOutsideVat(country, postalCode);
}
