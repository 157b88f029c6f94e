// Orders of any number on what a database sells, for measuring: paid and sent, each with all that an order leaves behind.
import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';

/** Order n is the same whatever the count, on the same catalogue. */
export async function generateOrders(db: Db, count: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`create temporary table wanted on commit drop as
      select n, gen_random_uuid() as id, gen_random_uuid() as cart_id, gen_random_uuid() as parcel_id,
        sha256(('order ' || n)::bytea) as hash, 1 + n % 3 as lines, timestamptz '2025-01-01' + n * interval '9 minutes' as at
      from generate_series(1, ${count}::integer) as n`.execute(tx);
    await sql`create temporary table sold on commit drop as
      select row_number() over (order by v.sku) - 1 as place, v.id, v.sku, p.handle, t.title, c.amount_minor
      from variants v join products p on p.id = v.product_id
      join product_texts t on t.product_id = p.id and t.locale = 'pl'
      join prices c on c.variant_id = v.id and c.currency = 'PLN'`.execute(tx);
    await sql`create index on sold (place)`.execute(tx);
    await sql`create temporary table bought on commit drop as
      select w.n, w.id as order_id, w.at, line as position, s.* from wanted w
      cross join lateral generate_series(1, w.lines) as line
      join sold s on s.place = (w.n * 7919 + line * 104729) % (select count(*) from sold)`.execute(tx);
    await sql`insert into carts (id, token_hash, created_at, updated_at, closed_at, checkout_draft)
      select cart_id, hash, at, at, at, '{"email":"jan@example.com","fullName":"Jan Kowalski","city":"Warszawa"}'
      from wanted`.execute(tx);
    await sql`insert into orders (id, token_hash, cart_id, locale, currency, payment_state, fulfilment_state,
        email, phone, address, shipping_method, shipping_carrier, subtotal_minor, shipping_minor, total_minor, vat_minor,
        captured_minor, captured_intent_id, fingerprint, created_at, expires_at, paid_at)
      select w.id, w.hash, w.cart_id, 'pl', 'PLN', 'paid', 'sent',
        'jan' || w.n || '@example.com', '+48600100200',
        '{"fullName":"Jan Kowalski","line1":"ul. Długa 12/3","line2":"","postalCode":"00-238","city":"Warszawa","country":"PL"}',
        'inpost-courier', 'inpost', goods, 1699, goods + 1699, (goods + 1699) * 23 / 123, goods + 1699, 'pi_' || w.n,
        encode(w.hash, 'hex'), w.at, w.at, w.at
      from wanted w join (select n, sum(amount_minor) as goods from bought group by n) b on b.n = w.n
      order by w.n`.execute(tx);
    await sql`insert into order_lines (order_id, position, variant_id, product_handle, sku, title, variant_title, quantity,
        unit_minor, total_minor, vat_basis_points)
      select order_id, position, id, handle, sku, title, '', 1, amount_minor, amount_minor, 2300 from bought`.execute(
      tx,
    );
    await sql`insert into order_vat_amounts (order_id, vat_basis_points, gross_minor, vat_minor)
      select o.id, 2300, o.total_minor, o.vat_minor from orders o join wanted w on w.id = o.id`.execute(tx);
    await sql`insert into payment_attempts (order_id, attempt, idempotency_key, method, amount_minor, currency, intent_id,
        intent_status, created_at, updated_at)
      select o.id, 1, o.fingerprint, 'card', o.total_minor, 'PLN', o.captured_intent_id, 'succeeded', w.at, w.at
      from orders o join wanted w on w.id = o.id`.execute(tx);
    await sql`insert into order_events (order_id, type, data, cause, at)
      select id, type, jsonb_build_object('intentId', 'pi_' || n, 'carrier', 'inpost', 'trackingNumber', n), 'webhook', at
      from wanted cross join (values ('OrderPlaced'), ('PaymentSucceeded'), ('ParcelSent')) as happened (type)
      order by n`.execute(tx);
    await sql`insert into stock_movements (variant_id, order_id, kind, quantity, at)
      select id, order_id, kind, 1, at from bought cross join (values ('reserved'), ('sold')) as moved (kind)
      order by n`.execute(tx);
    await sql`insert into parcels (id, order_id, number, carrier, tracking_number, sent_at)
      select parcel_id, id, 1, 'inpost', n::text, at from wanted`.execute(tx);
    await sql`insert into parcel_lines (parcel_id, order_id, position, quantity)
      select w.parcel_id, b.order_id, b.position, 1 from bought b join wanted w on w.id = b.order_id`.execute(tx);
    await sql`insert into outbox (deduplication_key, kind, payload, created_at, next_attempt_at, delivered_at)
      select kind || ':' || id, kind, jsonb_build_object('orderId', id, 'parcelId', parcel_id), at, at, at
      from wanted cross join (values ('order-confirmation'), ('order-sent')) as told (kind)`.execute(tx);
    await sql`insert into stripe_events (id, type, intent_id, payload, received_at, applied_at)
      select 'evt_' || n || type, type, 'pi_' || n, jsonb_build_object('id', 'pi_' || n, 'object', 'payment_intent',
        'metadata', jsonb_build_object('order', id, 'rest', repeat(encode(hash, 'hex'), 12))), at, at
      from wanted cross join (values ('payment_intent.processing'), ('payment_intent.succeeded')) as sent (type)`.execute(
      tx,
    );
    // When this commits, a trigger notes the customer of each order, by plans that are made while there are no customers.
    await sql`analyze orders`.execute(tx);
    await sql`set local enable_seqscan = off`.execute(tx);
  });
  await sql`analyze`.execute(db);
}
