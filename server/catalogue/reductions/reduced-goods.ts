// Which prices a reduction is for: those that the merchant has set in a currency, of all products or of some.
import { type RawBuilder, sql } from 'kysely';
import type { Currency } from '#src/money.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Transaction } from '../../database/transaction.ts';
import { lockThings } from '../../history/change-batch.ts';

export type ReducedGoods =
  | { of: 'all' }
  | { of: 'collection'; handle: string }
  | { of: 'tag'; tag: string }
  | { of: 'products'; ids: readonly string[] }
  | { of: 'variants'; ids: readonly string[] };

export type PricedVariant = {
  variantId: string;
  sku: string;
  handle: string;
  amountMinor: number;
  /** The price is made of one in another currency, and so are its reductions. */
  isConverted: boolean;
};

export type GoodsRefusal = { kind: 'CollectionUnknown' } | { kind: 'TagUnknown' } | { kind: 'NoPrices' };

/** Locks their products, so that their prices and reductions are those that the plan was made with. */
export async function lockReducedGoods(
  tx: Transaction,
  goods: ReducedGoods,
  currency: Currency,
): Promise<Result<PricedVariant[], GoodsRefusal>> {
  const isMeant = meantBy(goods);
  const from = sql`
    from prices join variants v on v.id = prices.variant_id and v.archived_at is null
    join products p on p.id = v.product_id and p.status <> 'archived'
    where prices.currency = ${currency} and prices.amount_minor > 0 and ${isMeant}`;
  const { rows: products } = await sql<{ id: string }>`select distinct p.id ${from}`.execute(tx);
  if (products.length === 0) return refuse({ kind: await whyNone(tx, goods) });
  await lockThings(
    tx,
    'product',
    products.map(({ id }) => id),
  );
  const { rows } = await sql<PricedVariant>`
    select v.id as "variantId", v.sku, p.handle, prices.amount_minor as "amountMinor",
      prices.converted_from is not null as "isConverted" ${from} order by p.handle, v.position`.execute(tx);
  return ok(rows);
}

function meantBy(goods: ReducedGoods): RawBuilder<boolean> {
  switch (goods.of) {
    case 'all':
      return sql`true`;
    case 'collection':
      return sql`exists (
        select from collection_products m join collections c on c.id = m.collection_id
        where m.product_id = p.id and c.handle = ${goods.handle})`;
    case 'tag':
      return sql`p.tags @> array[${goods.tag}]::text[]`;
    case 'products':
      return sql`p.id = any(${goods.ids}::uuid[])`;
    case 'variants':
      return sql`v.id = any(${goods.ids}::uuid[])`;
  }
}

async function whyNone(tx: Transaction, goods: ReducedGoods): Promise<GoodsRefusal['kind']> {
  if (goods.of === 'collection') {
    const { handle } = goods;
    const found = await tx.selectFrom('collections').select('id').where('handle', '=', handle).executeTakeFirst();
    if (!found) return 'CollectionUnknown';
  }
  if (goods.of === 'tag') {
    const { rows } = await sql`select from products where tags @> array[${goods.tag}]::text[] limit 1`.execute(tx);
    if (rows.length === 0) return 'TagUnknown';
  }
  return 'NoPrices';
}
