// What counts as sold and as given back in a period, and when: everything that reports money begins here, so that the books
// and the figures of the shop never differ. A sale is of the day on which it was paid or sent, whichever came first, as its
// invoice has it; money that went back is of the day on which it went.
import { type RawBuilder, sql } from 'kysely';

/** From the one moment to before the other. */
export type Span = { from: Date; until: Date };

/** `order`: what orders are called in the query. What JavaScript reads back is what the database compares. */
export function soldAtOf(order: string): RawBuilder<Date> {
  const of = sql.ref(order);
  return sql`date_trunc('milliseconds', least(${of}.paid_at, (
    select min(sent.sent_at) from parcels sent where sent.order_id = ${of}.id and sent.cancelled_at is null)))`;
}

/**
 * The orders, as a table of `id` and `at`. What is not paid was sold when whoever brings it takes the money, or when an
 * invoice says so: it is taken back by a correction if nobody paid in the end.
 */
export function soldIn({ from, until }: Span): RawBuilder<unknown> {
  return sql`(
    select sold.id, sold.at from (
      select candidate.id, ${soldAtOf('candidate')} as at, candidate.paid_at, candidate.payment_state from (
        select id from orders where paid_at >= ${from} and paid_at < ${until}
        union select order_id from parcels where sent_at >= ${from} and sent_at < ${until}
      ) found join orders candidate on candidate.id = found.id
    ) sold
    where sold.at >= ${from} and sold.at < ${until} and (sold.paid_at is not null or sold.payment_state = 'due_on_delivery'
      or exists (select from invoices i where i.order_id = sold.id and i.kind in ('invoice', 'receipt'))))`;
}

/**
 * The refunds, as a table of `id`, `order_id` and `at`. A payment that came too late or twice was given back without having
 * been a sale.
 */
export function givenBackIn({ from, until }: Span): RawBuilder<unknown> {
  return sql`(
    select back.id, back.order_id, date_trunc('milliseconds', back.updated_at) as at
    from refunds back join orders paid on paid.id = back.order_id and paid.captured_intent_id = back.intent_id
    where back.status = 'succeeded' and back.updated_at >= ${from} and back.updated_at < ${until})`;
}

/** Corrections of what was to be paid on delivery and was not, as a table of `id`, `order_id` and `at`. */
export function givenUpIn({ from, until }: Span): RawBuilder<unknown> {
  return sql`(
    select up.id, up.order_id, date_trunc('milliseconds', up.issued_at) as at from invoices up
    where up.kind = 'correction' and up.refund_id is null and up.issued_at >= ${from} and up.issued_at < ${until})`;
}
