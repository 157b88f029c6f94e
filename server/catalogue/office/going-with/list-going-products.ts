// Products that the merchant chooses to go well with another, finds for that, or is proposed from the shop's own orders.
import { type RawBuilder, sql } from 'kysely';
import { MOST_GOING_WITH } from '#src/catalogue/product/most-going-with.ts';
import type { ProductState } from '#src/catalogue/product-states.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { isUuid } from '#src/is-uuid.ts';
import type { Db } from '../../../database/connect.ts';
import { stateOf } from '../../stored/list-stored-products.ts';
import { narrowProducts } from '../product-list/product-conditions.ts';

type GoingProduct = { id: string; handle: string; title: string; state: ProductState; imageUrl: string | null };

const MOST_FOUND = 12;
const MOST_PROPOSED = 4;
/** So many orders of a product that everybody buys say enough, and are counted in a moment. */
const COUNTED_ORDERS = 1_000;

const columns = (handle: RawBuilder<unknown>) => sql`
  p.id, ${handle} as handle, coalesce(t.title, p.handle) as title, ${stateOf(sql`p`)} as state,
  (select '/media/' || m.picture from media m
    where m.product_id = p.id and m.picture is not null order by m.position limit 1) as "imageUrl"`;

const texts = (locale: Locale) => sql`
  left join product_texts t on t.product_id = p.id and t.locale = ${locale}`;

export async function listGoingProducts(db: Db, handles: readonly string[], locale: Locale): Promise<GoingProduct[]> {
  if (handles.length === 0) return [];
  const { rows } = await sql<GoingProduct>`
    select ${columns(sql`asked.handle`)}
    from unnest(${handles.slice(0, MOST_GOING_WITH)}::text[]) with ordinality as asked(handle, position)
    left join product_redirects r on r.handle = asked.handle
    join products p on p.id = coalesce((select id from products where handle = asked.handle), r.product_id)
    ${texts(locale)} order by asked.position`.execute(db);
  return rows;
}

export async function findGoingProducts(db: Db, text: string, locale: Locale): Promise<GoingProduct[]> {
  if (text.trim().length < 2) return [];
  const { conditions } = await narrowProducts(db, { text });
  const { rows } = await sql<GoingProduct>`
    select ${columns(sql`p.handle`)} from products p ${texts(locale)}
    where ${sql.join(conditions, sql` and `)} and p.status <> 'archived'
    order by p.created_at desc, p.id limit ${MOST_FOUND}`.execute(db);
  return rows;
}

/** Lists what stands beside it in the latest orders that are paid. */
export async function listBoughtTogether(db: Db, id: string, locale: Locale): Promise<GoingProduct[]> {
  if (!isUuid(id)) return [];
  const { rows } = await sql<GoingProduct>`
    with own as (
      select o.id from orders o where o.payment_state = 'paid' and o.id in (
        select l.order_id from order_lines l join variants v on v.id = l.variant_id where v.product_id = ${id})
      order by o.number desc limit ${COUNTED_ORDERS})
    select ${columns(sql`p.handle`)} from (
      select v.product_id, count(distinct l.order_id) as orders
      from own join order_lines l on l.order_id = own.id join variants v on v.id = l.variant_id
      where v.product_id <> ${id} group by v.product_id) bought
    join products p on p.id = bought.product_id and p.status = 'active' and p.is_published
    ${texts(locale)} order by bought.orders desc, p.handle limit ${MOST_PROPOSED}`.execute(db);
  return rows;
}
