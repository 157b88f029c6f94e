// When an order should be at its buyer, as far as that can be said: from its payment on, and until it arrived or is late.
import { sql } from 'kysely';
import { arrivalDates, deliveryDates } from '#src/shipping/delivery-dates.ts';
import type { Db } from '../database/connect.ts';
import type { ExpectedArrival, Order } from '../schema/resolver-types.generated.ts';

type WaitingOrder = Pick<Order, 'paymentState' | 'fulfilmentState' | 'parcels' | 'events'>;
type Transit = { minDays: number; maxDays: number; country: string; isMadeToOrder: boolean };

/** Null while nobody can say, and when the day is over: a date in the past helps nobody. */
export function expectArrival(order: WaitingOrder, transit: Transit, now: Date): ExpectedArrival | null {
  const dates = datesOf(order, transit);
  const isOver = dates && Date.parse(`${dates.latest}T24:00:00Z`) < now.getTime();
  return dates && !isOver ? { earliest: dates.earliest, latest: dates.latest } : null;
}

function datesOf({ paymentState, fulfilmentState, parcels, events }: WaitingOrder, transit: Transit) {
  if (paymentState !== 'paid' && paymentState !== 'due_on_delivery') return null;
  const begun = events.findLast(({ type }) => type === 'PaymentSucceeded' || type === 'CashOnDeliveryChosen');
  const last = parcels.at(-1);
  if (fulfilmentState === 'sent' && last) return arrivalDates(new Date(last.sentAt), transit);
  return fulfilmentState === 'unfulfilled' && begun ? deliveryDates(new Date(begun.at), transit) : null;
}

/** How the order travels. What was ordered and could not be held is made for it. */
export async function findTransit(db: Db, orderNumber: number): Promise<Transit | null> {
  const { rows } = await sql<Transit>`
    select m.min_days as "minDays", m.max_days as "maxDays", o.address ->> 'country' as country, exists (
      select from order_lines l join variants v on v.id = l.variant_id and v.tracks_stock
      where l.order_id = o.id and l.quantity > (
        select coalesce(sum(s.quantity), 0) from stock_movements s
        where s.order_id = o.id and s.variant_id = l.variant_id and s.kind = 'reserved')) as "isMadeToOrder"
    from orders o join shipping_methods m on m.id = o.shipping_method
    where o.number = ${orderNumber}`.execute(db);
  return rows[0] ?? null;
}
