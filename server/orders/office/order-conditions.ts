// The filters of a list of orders as SQL. Each finds its orders by an index of migrations 000045, 000066 and 000313.
import { type RawBuilder, sql } from 'kysely';
import { ANY_ASSISTANT } from '#src/orders/office/order-filter-values.ts';
import type { OrderFilters } from '#src/orders/office/order-filters.ts';
import { addressIn, escapeLike, hasWord, tidyTyped, unmarked, wordsOf } from '../../database/search-words.ts';
import { isWithdrawnUnsent } from '../../shipping/withdrawn-before-sending.ts';
import { orderOfReference } from '../manual/finnish-reference.ts';
import { paidBy } from './method-names.ts';

export type Condition = RawBuilder<unknown>;

/** An order that is to be sent for longer is late. */
const LATE_AFTER_MS = 2 * 24 * 60 * 60_000;

/** The conditions on `orders o`; without the text, which is looked for in several tables. */
export function listConditions(
  filters: Partial<OrderFilters>,
  { now, timeZone }: { now: Date; timeZone: string },
): Condition[] {
  const { work, payment, fulfilment, country, method, carrier, assistant, from, to } = filters;
  return [
    ...(work ? [workCondition(work, now)] : []),
    ...(payment ? [sql`o.payment_state = ${payment}`] : []),
    ...(fulfilment ? [sql`o.fulfilment_state = ${fulfilment}`] : []),
    ...(country ? [sql`o.country = ${country}`] : []),
    ...(method ? [paidBy(method)] : []),
    ...(carrier ? [sql`o.shipping_carrier = ${carrier}`] : []),
    ...(assistant ? [ledByAssistant(assistant)] : []),
    ...(from || to ? placedBetween(from ?? null, to ?? null, timeZone) : []),
  ];
}

/** `any`: the platform of whatever assistant. */
function ledByAssistant(platform: string): Condition {
  const ofPlatform = platform === ANY_ASSISTANT ? sql`` : sql`where a.platform = ${platform}`;
  return sql`o.id in (select a.order_id from assistant_orders a ${ofPlatform})`;
}

/** Clocks of several machines differ by less than the time in which so many orders are placed. */
const NEAR_THE_LIMIT = 1_000;

/**
 * Numbers rise with time, which the planner does not know: it would read all newer orders. So the number at each limit is
 * looked up first, among the orders next to it: two that were placed at once may have their numbers the other way round.
 */
function placedBetween(from: string | null, to: string | null, timeZone: string): Condition[] {
  const isNotBefore = sql`created_at >= ${from}::date::timestamp at time zone ${timeZone}`;
  const isNotAfter = sql`created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`;
  const near = (condition: Condition, order: Condition) =>
    sql`(select number from orders where ${condition} order by created_at ${order} limit ${NEAR_THE_LIMIT}) as near`;
  return [
    ...(from ? [isNotBefore, sql`o.number >= (select min(number) from ${near(isNotBefore, sql`asc`)})`] : []),
    ...(to ? [isNotAfter, sql`o.number <= (select max(number) from ${near(isNotAfter, sql`desc`)})`] : []),
  ];
}

function workCondition(work: NonNullable<OrderFilters['work']>, now: Date): Condition {
  switch (work) {
    case 'to_send':
      return isToSend;
    case 'late':
      return sql`${isToSend} and ${isLate(now)}`;
    case 'noted':
      return sql`${isToSend} and ${isNoted}`;
    case 'unpaid':
      return sql`o.payment_state in ('awaiting_payment', 'payment_processing')`;
    case 'withdrawn':
      return sql`o.id in (select r.order_id from returns r where r.status in ('announced', 'received'))`;
    case 'disputed':
      return sql`o.id in (${openDisputes})`;
  }
}

/** All of it was taken off before anything was sent: of what was sent in part something else would be its rest. */
export const isAllCancelled = sql`not exists (
  select from order_lines l where l.order_id = o.id and l.quantity > l.cancelled_quantity)`;

/** What the shopper has withdrawn from is not among it: it waits for its answer, and is counted as `withdrawn`. */
export const isToSend = sql`o.payment_state in ('paid', 'due_on_delivery')
  and o.fulfilment_state in ('unfulfilled', 'partly_sent')
  and (o.captured_minor = 0 or o.refunded_minor < o.captured_minor) and not ${isAllCancelled}
  and not ${isWithdrawnUnsent}`;

/** Two more conditions on an order that is to be sent. */
export const isLate = (now: Date) =>
  sql`coalesce(o.paid_at, o.created_at) < ${new Date(now.getTime() - LATE_AFTER_MS)}`;
export const isNoted = sql`o.note <> ''`;

/** Orders with a dispute that the bank has not decided. */
export const openDisputes = sql`select opened.order_id from order_events opened
  where opened.type = 'DisputeOpened' and not exists (
    select from order_events closed where closed.order_id = opened.order_id and closed.type = 'DisputeClosed'
      and closed.data->>'disputeId' = opened.data->>'disputeId')`;

/** The number of an order, where nothing else was typed. */
export function numberIn(text: string): number | null {
  const digits = /^#?\s*(\d{1,15})$/.exec(tidyTyped(text))?.[1];
  return digits ? Number(digits) : null;
}

/**
 * The ways in which a text may name an order, each with an index of its own: asked for one by one, because a single
 * condition over several tables would have to look at every order.
 */
export function textConditions(text: string): Condition[] {
  const typed = tidyTyped(text);
  const number = numberIn(text);
  const referenced = orderOfReference(typed);
  const prefixOf = (code: string) => `${escapeLike(code.toLowerCase())}%`;
  return [
    ...(number === null ? [] : [sql`o.number = ${number}`]),
    // What stands on the statement of a Finnish bank.
    ...(referenced === null ? [] : [sql`o.number = ${referenced} and o.payment_method = 'bank_transfer'`]),
    ...whoConditions(text),
    sql`o.id in (select l.order_id from order_lines l where lower(l.sku) like ${prefixOf(typed)})`,
    ...[...new Set([typed, unmarked(typed)])].map(
      (code) =>
        sql`o.id in (select p.order_id from parcels p
          where p.tracking_number <> '' and lower(p.tracking_number) like ${prefixOf(code)})`,
    ),
  ];
}

/** The person: by the whole address where somebody has it, otherwise by words and parts of words. */
function whoConditions(text: string): Condition[] {
  const words = wordsOf(text).filter((word) => word.length > 1);
  if (words.length === 0) return [];
  const holdsAll = sql.join(
    words.map((word) => hasWord(sql`o.search_words`, word)),
    sql` and `,
  );
  const address = addressIn(text);
  if (address === null) return [holdsAll];
  return [
    sql`lower(o.email) = ${address}`,
    sql`${holdsAll} and not exists (select from orders e where lower(e.email) = ${address})`,
  ];
}
