// When an order should be at its buyer, as far as that can be said: from its payment on, and until it arrived or is late.
import { sql } from 'kysely';
import { COLLECTED } from '#src/shipping/carriers.ts';
import { arrivalDates, type Dispatch, deliveryDates, type Transit } from '#src/shipping/delivery-dates.ts';
import { findSentZone, type Whereto } from '#src/shipping/find-zone.ts';
import type { Db } from '../database/connect.ts';
import type { ExpectedArrival, Order } from '../schema/resolver-types.generated.ts';
import { findDelivery, findSaleTerms } from '../shop/sale-terms.ts';
import { dispatchOf } from './tariffs.ts';

type WaitingOrder = Pick<Order, 'paymentState' | 'fulfilmentState' | 'parcels' | 'events'>;
type OrderTransit = Transit & { dispatch: Dispatch };
type TransitRow = { method: string; version: number | null; isMadeToOrder: boolean } & Whereto;

/** Null while nobody can say, and when the day is over: a date in the past helps nobody. */
export function expectArrival(order: WaitingOrder, transit: OrderTransit, now: Date): ExpectedArrival | null {
  const dates = datesOf(order, transit);
  const isOver = dates && Date.parse(`${dates.latest}T24:00:00Z`) < now.getTime();
  return dates && !isOver ? { earliest: dates.earliest, latest: dates.latest } : null;
}

function datesOf({ paymentState, fulfilmentState, parcels, events }: WaitingOrder, transit: OrderTransit) {
  if (paymentState !== 'paid' && paymentState !== 'due_on_delivery') return null;
  const begun = events.findLast(({ type }) => type === 'PaymentSucceeded' || type === 'CashOnDeliveryChosen');
  const last = parcels.at(-1);
  if (fulfilmentState === 'sent' && last) return arrivalDates(new Date(last.sentAt), transit, transit.dispatch);
  return fulfilmentState === 'unfulfilled' && begun
    ? deliveryDates(new Date(begun.at), transit, transit.dispatch)
    : null;
}

/** How the order travels, by the delivery that it was placed under. What was ordered and could not be held is made for it. */
export async function findTransit(db: Db, orderNumber: number): Promise<OrderTransit | null> {
  const { rows } = await sql<TransitRow>`
    select o.shipping_method as method, o.delivery_version as version, o.address ->> 'country' as country,
      coalesce(o.pickup_point ->> 'postalCode', o.address ->> 'postalCode', '') as "postalCode", exists (
      select from order_lines l join variants v on v.id = l.variant_id and v.tracks_stock
      where l.order_id = o.id and l.quantity > (
        select coalesce(sum(s.quantity), 0) from stock_movements s
        where s.order_id = o.id and s.variant_id = l.variant_id and s.kind = 'reserved')) as "isMadeToOrder"
    from orders o where o.number = ${orderNumber}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { method, version, country, postalCode, isMadeToOrder } = row;
  const [delivery, { taxes }] = [await findDelivery(db, version), await findSaleTerms(db)];
  const way = delivery.methods.find(({ id }) => id === method);
  // Somebody comes for it when that is agreed.
  const zones = way?.carrier === COLLECTED ? undefined : way?.zones;
  const zone = zones && findSentZone(zones, { country, postalCode });
  if (!zone) return null;
  const { minDays, maxDays } = zone;
  return { minDays, maxDays, country, isMadeToOrder, dispatch: dispatchOf({ delivery, taxes }) };
}
