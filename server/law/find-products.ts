// The goods on sale of which something is to be told: the first of them by name, and how many there are.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../database/connect.ts';
import type { NamedProducts } from './duty.ts';

export const MOST_NAMED = 20;

/** `condition`: of `p`, a product. */
export async function findProducts(db: Db, language: Locale, condition: RawBuilder<SqlBool>): Promise<NamedProducts> {
  const { rows } = await sql<{ id: string; title: string; count: string }>`
    select p.id, coalesce(t.title, p.handle) as title, count(*) over () as count
    from products p left join product_texts t on t.product_id = p.id and t.locale = ${language}
    where p.status = 'active' and p.is_published and ${condition}
    order by title, p.id limit ${MOST_NAMED}`.execute(db);
  return { first: rows.map(({ id, title }) => ({ id, title })), count: Number(rows[0]?.count ?? 0) };
}

/** `condition`: of `products`. */
export async function countProductsOnSale(db: Db, condition: RawBuilder<SqlBool> = sql`true`): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from products where status = 'active' and is_published and ${condition}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
