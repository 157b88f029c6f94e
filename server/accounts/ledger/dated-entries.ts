// What counts as sold and as given back in a period, and when: everything that reports money begins here, so that the books
// and the figures of the shop never differ. A sale is of the day on which it was paid or sent, whichever came first, as its
// invoice has it; money that went back is of the day on which it went. Gift cards are no sale, and what they pay is: the other
// way round where their VAT is charged when they are sold.
import { type RawBuilder, sql } from 'kysely';
import { isSale } from '../../orders/is-sale.ts';

/** The span from the one moment to before the other. */
export type Span = { from: Date; until: Date };

/** `order`: what orders are called in the query. What JavaScript reads back is what the database compares. */
export function soldAtOf(order: string): RawBuilder<Date> {
  const of = sql.ref(order);
  return sql`date_trunc('milliseconds', coalesce(
    least(${of}.paid_at, (
      select min(sent.sent_at) from parcels sent where sent.order_id = ${of}.id and sent.cancelled_at is null)),
    (select min(i.issued_at) from invoices i where i.order_id = ${of}.id and i.kind in ('invoice', 'receipt'))))`;
}

/**
 * The orders, as a table of `id`, `at`, `currency` and `minor`. What is not paid was sold when whoever brings it takes the money,
 * or when an invoice says so: it is taken back by a correction if nobody paid in the end. What was invoiced and neither paid
 * nor sent is of the day of its invoice.
 */
export function soldIn({ from, until }: Span): RawBuilder<unknown> {
  return sql`(
    select o.id, date_trunc('milliseconds', o.paid_at) as at, o.currency, o.total_minor - o.taxed_cards_minor as minor
    from orders o where ${isSale('o')} and o.paid_at >= ${from} and o.paid_at < ${until} and not exists (
      select from parcels before where before.order_id = o.id and before.sent_unpaid and before.cancelled_at is null)
    union all
    select o.id, date_trunc('milliseconds', sent.sent_at), o.currency, o.total_minor - o.taxed_cards_minor
    from parcels sent join orders o on o.id = sent.order_id
    where ${isSale('o')} and sent.sent_unpaid and sent.cancelled_at is null and sent.sent_at >= ${from} and sent.sent_at < ${until}
      and not exists (
        select from parcels before where before.order_id = o.id and before.sent_unpaid and before.cancelled_at is null
          and (before.sent_at, before.id) < (sent.sent_at, sent.id))
      and (o.paid_at is not null or o.payment_state = 'due_on_delivery'
        or exists (select from invoices i where i.order_id = o.id and i.kind in ('invoice', 'receipt')))
    union all
    select o.id, date_trunc('milliseconds', i.issued_at), o.currency, o.total_minor - o.taxed_cards_minor
    from invoices i join orders o on o.id = i.order_id
    where ${isSale('o')} and i.kind in ('invoice', 'receipt') and i.issued_at >= ${from} and i.issued_at < ${until} and o.paid_at is null
      and not exists (
        select from invoices before where before.order_id = o.id and before.kind in ('invoice', 'receipt')
          and (before.issued_at, before.id) < (i.issued_at, i.id))
      and not exists (select from parcels sent where sent.order_id = o.id and sent.cancelled_at is null))`;
}

/**
 * The refunds, as a table of `id`, `order_id`, `at`, `currency` and `minor`. A payment that came too late or twice was given back without having
 * been a sale.
 */
export function givenBackIn({ from, until }: Span): RawBuilder<unknown> {
  return sql`(
    select back.id, back.order_id, date_trunc('milliseconds', back.updated_at) as at, back.currency, back.taxed_cards_minor - back.amount_minor as minor
    from refunds back join orders paid on paid.id = back.order_id and paid.captured_intent_id = back.intent_id
    where ${isSale('paid')} and back.status = 'succeeded' and back.updated_at >= ${from} and back.updated_at < ${until})`;
}

/**
 * Corrections without money that is gone, as a table of `id`, `order_id`, `at`, `currency`, `minor`, `vat_minor` and
 * `cards_minor`, the part of gift cards: of what was to be paid on delivery and was not; of a refund that the bank has returned,
 * and the one that takes it back.
 */
export function correctedAloneIn({ from, until }: Span): RawBuilder<unknown> {
  return sql`(
    select alone.id, alone.order_id, date_trunc('milliseconds', alone.issued_at) as at, whose.currency, alone.gross_minor as minor,
      alone.vat_minor, coalesce(failed.taxed_cards_minor - failed.cards_minor, undone.cards_minor - undone.taxed_cards_minor,
        whose.taxed_cards_minor - whose.cards_minor) as cards_minor
    from invoices alone join orders whose on whose.id = alone.order_id
      left join refunds failed on failed.id = alone.refund_id and failed.status in ('failed', 'canceled')
      left join invoices taken on taken.id = alone.takes_back left join refunds undone on undone.id = taken.refund_id
      join invoices whole on whole.id = alone.corrects
    where alone.kind = 'correction' and alone.issued_at >= ${from} and alone.issued_at < ${until}
      and (alone.refund_id is null or failed.id is not null)
      and not (whole.kind = 'receipt' and exists (
        select from invoices instead where instead.refund_id = coalesce(alone.refund_id, taken.refund_id)
          and instead.corrects <> whole.id)))`;
}
