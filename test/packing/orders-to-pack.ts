// Paid orders of the demo's products, written with a few statements.
import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';

export type ProductToPack = { sku: string; barcode: string; title: string };
export type OrderedArticle = { article: ProductToPack; quantity: number };

/** The demo's, each with a barcode. */
export async function productsWithBarcodes(db: Db, count: number): Promise<ProductToPack[]> {
  const { rows } = await sql<ProductToPack>`
    with firsts as (
      select distinct on (v.product_id) v.id, t.title from variants v
      join product_texts t on t.product_id = v.product_id and t.locale = 'pl'
      where v.archived_at is null and v.sku <> '' order by v.product_id, v.position
    ), chosen as (select id, title, row_number() over (order by title) as n from firsts)
    update variants v set barcode = '59000000' || lpad(chosen.n::text, 5, '0') from chosen
    where v.id = chosen.id and chosen.n <= ${count} returning v.sku, v.barcode, chosen.title`.execute(db);
  return rows;
}

/** Numbers rise from 1001. */
export async function paidOrders(db: Db, orders: readonly (readonly OrderedArticle[])[]): Promise<number[]> {
  const numbers: number[] = [];
  for (const [index, lines] of orders.entries()) {
    const token = `packed-${index}`;
    const address = {
      ...{ fullName: `Łucja Żółkoś ${index + 1}`, line1: 'ul. Długa 3', line2: '' },
      ...{ postalCode: '00-950', city: 'Łódź', country: 'PL' },
    };
    const { rows } = await sql<{ id: string; number: number }>`
      insert into orders (token_hash, locale, currency, payment_state, fulfilment_state, email, address,
        shipping_method, shipping_carrier, subtotal_minor, shipping_minor, total_minor, vat_minor, captured_minor,
        fingerprint, created_at, expires_at, paid_at)
      values (sha256(${token}::bytea), 'pl', 'PLN', 'paid', 'unfulfilled', 'lucja@mail.example',
        ${JSON.stringify(address)}, 'inpost-courier', 'inpost', 9900, 1499, 11399, 2132, 11399, 'packed',
        now() - interval '1 hour', now() + interval '1 day', now() - interval '1 hour')
      returning id, number`.execute(db);
    const [order] = rows;
    if (!order) throw new Error('no order was written');
    for (const [position, { article, quantity }] of lines.entries()) {
      await sql`insert into order_lines (order_id, position, variant_id, product_handle, sku, title, variant_title, image,
          quantity, unit_minor, total_minor, vat_basis_points)
        select ${order.id}, ${position}, v.id, p.handle, v.sku, ${article.title}, concat_ws(' / ', v.option1, v.option2),
          (select m.picture from media m where m.product_id = p.id and m.picture is not null order by m.position limit 1),
          ${quantity}, 4950, 4950 * ${quantity}, 2300
        from variants v join products p on p.id = v.product_id where v.sku = ${article.sku}`.execute(db);
    }
    await sql`insert into order_events (order_id, type, data, cause, at) values
      (${order.id}, 'OrderPlaced', '{}', 'shopper', now()),
      (${order.id}, 'PaymentSucceeded', ${JSON.stringify({ intentId: `pi_${order.number}`, wasCancelled: false })},
        'webhook', now())`.execute(db);
    numbers.push(order.number);
  }
  return numbers;
}
