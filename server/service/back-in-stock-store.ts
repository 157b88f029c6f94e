// Requests to hear when a variant can be bought again.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';

/** Neither a request that nobody confirms nor one that was answered is kept longer. */
export const REQUEST_DAYS = 7;
export const REQUEST_LIFE_MS = REQUEST_DAYS * 24 * 60 * 60_000;

export type BackInStockRequest = {
  id: string;
  variantId: string;
  /** The product's handle, whether or not it is on sale. */
  handle: string;
  email: string;
  locale: Locale;
  createdAt: Date;
  confirmedAt: Date | null;
  sentAt: Date | null;
};

type NewRequest = { id: string; variantId: string; email: string; locale: Locale; createdAt: Date };

/** The request of this address for this variant: the new one, or the one that is still open. */
export async function saveRequest(
  tx: Transaction,
  { id, variantId, email, locale, createdAt }: NewRequest,
): Promise<{ id: string; isConfirmed: boolean }> {
  const { rows } = await sql<{ id: string; isConfirmed: boolean }>`
    insert into back_in_stock_requests as r (id, variant_id, email, locale, created_at)
    values (${id}, ${variantId}, ${email}, ${locale}, ${createdAt})
    on conflict (variant_id, lower(email)) where sent_at is null do update set
      locale = excluded.locale,
      created_at = case when r.confirmed_at is null then excluded.created_at else r.created_at end
    returning id, confirmed_at is not null as "isConfirmed"`.execute(tx);
  if (!rows[0]) throw new Error('a request was neither written nor found');
  return rows[0];
}

export async function findRequest(db: Db, id: string): Promise<BackInStockRequest | null> {
  const row = await db
    .selectFrom('back_in_stock_requests')
    .innerJoin('variants', 'variants.id', 'back_in_stock_requests.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .selectAll('back_in_stock_requests')
    .select('products.handle')
    .where('back_in_stock_requests.id', '=', id)
    .executeTakeFirst();
  return row
    ? {
        ...{ id: row.id, variantId: row.variant_id, handle: row.handle, email: row.email },
        ...{ locale: row.locale as Locale, createdAt: row.created_at },
        ...{ confirmedAt: row.confirmed_at, sentAt: row.sent_at },
      }
    : null;
}

export async function confirmRequest(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('back_in_stock_requests')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}

export async function deleteRequest(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('back_in_stock_requests').where('id', '=', id).execute();
}

/** Marks requests whose variant can be bought again as answered, some at a time. Returns which. */
export async function takeAnswerable(tx: Transaction, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update back_in_stock_requests set sent_at = ${now} where id = any(array(
      select r.id from back_in_stock_requests r
      join variants v on v.id = r.variant_id join products p on p.id = v.product_id
      where r.confirmed_at is not null and r.sent_at is null and v.archived_at is null
        and p.status = 'active' and p.is_published
        and (not v.tracks_stock or v.sells_without_stock or v.on_hand - v.reserved > 0)
      order by r.confirmed_at, r.id limit ${most} for update of r skip locked))
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

export type WaitingForVariant = { sku: string; handle: string; title: string; waiting: number };

/** How many wait for what, in the language of the catalogue: those with the most first. */
export async function listWaitingForStock(db: Db, baseLocale: Locale): Promise<WaitingForVariant[]> {
  const { rows } = await sql<WaitingForVariant>`
    select v.sku, p.handle, concat_ws(', ', t.title, nullif(concat_ws(' / ', v.option1, v.option2, v.option3), '')) as title,
      count(*)::int as waiting
    from back_in_stock_requests r join variants v on v.id = r.variant_id join products p on p.id = v.product_id
    join product_texts t on t.product_id = p.id and t.locale = ${baseLocale}
    where r.confirmed_at is not null and r.sent_at is null
    group by v.id, p.handle, t.title order by waiting desc, v.sku`.execute(db);
  return rows;
}
