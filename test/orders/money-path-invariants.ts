// The invariants of the money path, asked of the database itself. Every test of this part ends with them.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import type { Db } from '#server/database/connect.ts';

const violations: Record<string, string> = {
  'captured money is the total of paid orders':
    "select id from orders where (payment_state = 'paid') <> (captured_minor = total_minor and (captured_minor > 0 or payment_state <> 'cancelled'))",
  'a cart has at most one living order':
    "select cart_id from orders where payment_state <> 'cancelled' and cart_id is not null group by cart_id having count(*) > 1",
  'an order has at most one successful payment':
    "select order_id from order_events where type = 'PaymentSucceeded' group by order_id having count(*) > 1",
  'reserved stock lies between nothing and all': 'select id from variants where reserved < 0 or reserved > on_hand',
  'reservations add up to what variants hold as reserved':
    'select v.id from variants v left join stock_reservations r on r.variant_id = v.id group by v.id having v.reserved <> coalesce(sum(r.quantity), 0)',
  'only orders that wait for money and are not sent hold reservations':
    "select r.order_id from stock_reservations r join orders o on o.id = r.order_id where o.payment_state in ('paid', 'cancelled') or o.fulfilment_state <> 'unfulfilled'",
  'sold stock has left the shelf once':
    "select m.order_id from stock_movements m where m.kind = 'sold' group by m.order_id, m.variant_id having count(*) > 1",
  'an order that is paid, or to be paid on delivery, has one confirmation':
    "select o.id from orders o where o.payment_state in ('paid', 'due_on_delivery') and 1 <> (select count(*) from outbox x where x.kind = 'order-confirmation' and x.deduplication_key not like '%-again-%' and x.payload->>'orderId' = o.id::text)",
  'lines, delivery and fee add up to the total':
    'select o.id from orders o join order_lines l on l.order_id = o.id group by o.id having sum(l.total_minor) + o.shipping_minor + o.fee_minor - o.discount_minor <> o.total_minor',
  'the fee is that of the method by which an order is paid':
    "select o.id from orders o join lateral (select method from payment_attempts where order_id = o.id order by attempt desc limit 1) a on true where o.payment_state <> 'cancelled' and (o.fee_minor > 0) <> (a.method = 'cash_on_delivery')",
  'discounts of lines add up to the discount of the order':
    'select o.id from orders o join order_lines l on l.order_id = o.id group by o.id having sum(l.discount_minor) <> o.discount_minor',
  'no code is used more often than it may be':
    "select c.id from discount_codes c join orders o on o.discount_code_id = c.id where o.payment_state <> 'cancelled' group by c.id having count(*) > c.max_uses",
  'no more is given back than was captured': 'select id from orders where refunded_minor > captured_minor',
  'what an order says it gave back is what its refunds say':
    "select o.id from orders o left join refunds r on r.order_id = o.id and r.intent_id = o.captured_intent_id and r.status = 'succeeded' group by o.id having o.refunded_minor <> coalesce(sum(r.amount_minor), 0)",
  'no more is given back of a payment than was paid':
    "select r.intent_id from refunds r join payment_attempts a on a.intent_id = r.intent_id where r.status in ('requested', 'pending', 'succeeded') group by r.intent_id, a.amount_minor having sum(r.amount_minor - r.cards_minor) > a.amount_minor",
  'a refund that is not made yet waits in the outbox':
    "select r.id from refunds r where r.status = 'requested' and not exists (select from outbox x where x.kind = 'send-refund' and x.payload->>'refundId' = r.id::text)",
  'a refund that succeeded is told once':
    "select r.id from refunds r where r.status = 'succeeded' and 1 <> (select count(*) from outbox x where x.kind = 'order-refunded' and x.deduplication_key not like '%-again-%' and x.payload->>'refundId' = r.id::text)",
  'the state of the payment is what the events lead to':
    "select o.id from orders o join lateral (select e.type from order_events e where e.order_id = o.id and e.type in ('OrderPlaced', 'PaymentProcessing', 'PaymentFailed', 'PaymentSucceeded', 'CashOnDeliveryChosen', 'OrderCancelled') order by e.id desc limit 1) e on true where o.payment_state <> case e.type when 'PaymentSucceeded' then 'paid' when 'OrderCancelled' then 'cancelled' when 'PaymentProcessing' then 'payment_processing' when 'CashOnDeliveryChosen' then 'due_on_delivery' else 'awaiting_payment' end",
  'no more of a line is sent than was ordered':
    'select l.order_id from order_lines l join parcel_lines p on p.order_id = l.order_id and p.position = l.position group by l.order_id, l.position, l.quantity, l.cancelled_quantity having sum(p.quantity) > l.quantity - l.cancelled_quantity',
  'lines and delivery of a refund are no more than it, and its VAT is of all of it':
    'select r.id from refunds r left join lateral (select sum(amount_minor) as minor from refund_lines where refund_id = r.id) l on true left join lateral (select sum(gross_minor) as minor from refund_vat_amounts where refund_id = r.id) v on true where coalesce(l.minor, 0) + r.delivery_minor > r.amount_minor or v.minor <> r.amount_minor - r.taxed_cards_minor',
  'no more of a line is given back than was ordered':
    "select l.order_id from order_lines l join refund_lines f using (order_id, position) join refunds r on r.id = f.refund_id where r.status not in ('failed', 'canceled') group by l.order_id, l.position, l.quantity having sum(f.quantity) > l.quantity",
  'VAT that was given back is no more than was charged':
    "select o.id from orders o join refunds r on r.order_id = o.id join refund_vat_amounts v on v.refund_id = r.id where r.status not in ('failed', 'canceled') group by o.id having sum(v.vat_minor) > o.vat_minor",
  'no more of a line comes back than was sent, and parcels say what the events say':
    "select p.id from parcels p join parcel_lines l on l.parcel_id = p.id left join lateral (select sum((x->>'quantity')::int) as quantity from order_events e, jsonb_array_elements(e.data->'lines') x where e.type = 'ParcelReturned' and e.data->>'parcelId' = p.id::text and (x->>'position')::int = l.position) back on true where l.returned_quantity > l.quantity or l.returned_quantity <> coalesce(back.quantity, 0)",
  'only an order that is paid, or to be paid on delivery, has parcels, and each is told once':
    "select p.id from parcels p join orders o on o.id = p.order_id where p.cancelled_at is null and o.payment_state not in ('paid', 'due_on_delivery') and o.fulfilment_state <> 'returned' or 1 <> (select count(*) from outbox x where x.kind = 'order-sent' and x.deduplication_key not like '%-again-%' and x.payload->>'parcelId' = p.id::text)",
  'the state of the fulfilment is what the parcels say':
    "select o.id from orders o left join lateral (select sum(quantity) as sent, sum(returned_quantity) as back from parcel_lines where order_id = o.id) s on true join lateral (select sum(quantity - cancelled_quantity) as quantity from order_lines where order_id = o.id) l on true where (o.fulfilment_state = 'unfulfilled') <> (s.sent is null) or (o.fulfilment_state = 'partly_sent') <> (s.sent < l.quantity and s.sent is not null) or (o.fulfilment_state = 'returned') <> (s.sent = l.quantity and s.back = s.sent and s.sent is not null)",
  'no more comes back into stock than came back':
    "select m.order_id from stock_movements m where m.kind = 'returned' group by m.order_id having sum(m.quantity) > (select coalesce(sum(returned_quantity), 0) from parcel_lines l where l.order_id = m.order_id) + (select sum(case when o.payment_state = 'cancelled' then quantity else cancelled_quantity end) from order_lines l join orders o on o.id = l.order_id where l.order_id = m.order_id)",
  'what was issued on a card is what it has, what orders hold and have paid, less refunds, and what is gone':
    "select c.id from gift_cards c left join lateral (select sum(balance_minor) as free, sum(reserved_minor) as held, -coalesce(sum(balance_minor) filter (where kind in ('expired', 'disabled', 'replaced')), 0) as gone from gift_card_movements where card_id = c.id) m on true left join lateral (select sum(amount_minor - refunded_minor) filter (where state = 'captured') as paid, sum(amount_minor) filter (where state = 'reserved') as held from order_gift_cards where card_id = c.id) o on true where c.balance_minor <> m.free or c.reserved_minor <> m.held or c.reserved_minor <> coalesce(o.held, 0) or c.issued_minor <> c.balance_minor + c.reserved_minor + coalesce(o.paid, 0) + m.gone",
  'what was taken off a disabled card is what the cards in its place were issued with':
    "select c.id from gift_cards c left join lateral (select -sum(balance_minor) as minor from gift_card_movements where card_id = c.id and kind = 'replaced') m on true left join lateral (select sum(issued_minor) as minor from gift_cards where replaces_id = c.id) n on true where coalesce(m.minor, 0) <> coalesce(n.minor, 0)",
  'what was sold on cards is what they have, hold and have paid, less refunds, and what has expired or was disabled':
    "select from (select coalesce(sum(issued_minor) filter (where replaces_id is null), 0) as sold, coalesce(sum(balance_minor + reserved_minor), 0) as there from gift_cards) c, (select coalesce(sum(amount_minor - refunded_minor), 0) as paid from order_gift_cards where state = 'captured') o, (select coalesce(-sum(balance_minor), 0) as gone from gift_card_movements where kind in ('expired', 'disabled')) m where c.sold <> c.there + o.paid + m.gone",
  'a card that is disabled has nothing on it that somebody was promised':
    'select id from gift_cards where disabled_at is not null and balance_minor > 0',
  'cards hold money for orders that wait, and have paid with those that are paid':
    "select o.id from orders o join order_gift_cards g on g.order_id = o.id where g.state <> case when o.payment_state = 'paid' then 'captured' when o.payment_state = 'cancelled' and o.captured_minor = 0 then 'released' else 'reserved' end",
  'what cards pay of an order is what it says, and the rest is what its attempts are over':
    'select o.id from orders o left join lateral (select sum(amount_minor) as minor from order_gift_cards where order_id = o.id) g on true where o.cards_minor <> coalesce(g.minor, 0) or exists (select from payment_attempts a where a.order_id = o.id and a.amount_minor <> o.total_minor - o.cards_minor)',
  'what refunds gave back to cards is what the cards say':
    "select o.id from orders o left join lateral (select sum(refunded_minor) as minor from order_gift_cards where order_id = o.id) g on true left join lateral (select sum(cards_minor) as minor from refunds where order_id = o.id and status = 'succeeded') r on true where coalesce(g.minor, 0) <> coalesce(r.minor, 0)",
  'VAT amounts add up to the VAT':
    'select o.id from orders o join order_vat_amounts v on v.order_id = o.id group by o.id having sum(v.vat_minor) <> o.vat_minor or sum(v.gross_minor) <> o.total_minor - o.taxed_cards_minor',
};

export async function assertMoneyPathInvariants(db: Db): Promise<void> {
  for (const [rule, query] of Object.entries(violations)) {
    const { rows } = await sql.raw(query).execute(db);
    assert.equal(rows, [], rule);
  }
}
