// Raises or lowers many prices by a percentage, in one batch. A crossed-out price and the VAT class stay what they are.
import { type RawBuilder, sql } from 'kysely';
import type { BatchTitle } from '#src/history/batch-title.ts';
import { addMoney, type Currency, type Money, money, percentOf, subtractMoney } from '#src/money.ts';
import { MOST_PRICE_MINOR } from '#src/numbers/most-amounts.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Rounding } from '#src/shop/markets.ts';
import { roundPrice } from '#src/shop/round-price.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { type ChangedBy, inBatch, lockThings } from '../../history/change-batch.ts';
import { WriteBatch } from '../write-batch.ts';
import { convertPrices } from './convert-prices.ts';
import { type PriceRow, priceRow } from './price-row.ts';

export type Raise = {
  /** Hundredths of a percent, or of the currency; below zero the prices fall. */
  basisPoints: number;
  minor?: number | undefined;
  currency: Currency;
  rounding: Rounding;
  /** Only this variant, the products of this collection, or these products. */
  filter?: { variantId: string } | { collection: string } | { productIds: readonly string[] } | undefined;
  dryRun?: boolean;
};

type OfVariant = { variantId: string; sku: string; handle: string };

export type RaisedPrices = {
  changed: (OfVariant & { before: Money; after: Money })[];
  /** It is the same after rounding. */
  unchanged: (OfVariant & { price: Money })[];
  refused: (OfVariant & { price: Money; reason: 'NotAboveZero' | 'AboveBillion' | 'CompareAtTooLow' })[];
  batchId: number | null;
};

export type RaiseRefusal = { kind: 'CollectionUnknown' } | { kind: 'NoPrices' };

/** The prices that the merchant has set in the currency; those that are converted follow. */
export async function raisePrices(
  { db, now, by }: { db: Db; now: () => Date; by: ChangedBy },
  raise: Raise,
): Promise<Result<RaisedPrices, RaiseRefusal>> {
  return inTransaction(db, async (tx) => {
    const { filter } = raise;
    if (filter && 'collection' in filter && !(await isCollection(tx, filter.collection)))
      return refuse({ kind: 'CollectionUnknown' });
    const isMeant = meantBy(filter);
    const { rows: products } = await sql<{ id: string }>`
      select distinct p.id ${from(raise.currency)} and ${isMeant}`.execute(tx);
    if (products.length === 0) return refuse({ kind: 'NoPrices' });
    // Read only when nobody else can change them.
    await lockThings(
      tx,
      'product',
      products.map(({ id }) => id),
    );
    const { rows } = await sql<PriceRow & OfVariant>`
      select prices.*, v.id as "variantId", v.sku, p.handle ${from(raise.currency)} and ${isMeant}
      order by p.handle, v.position for update of prices`.execute(tx);
    const plan = planRaise(rows, raise);
    if (raise.dryRun || plan.changed.length === 0) return ok({ ...plan, batchId: null });
    const title = titleOf(raise, products.length);
    const { batchId } = await inBatch(tx, { by, title, now: now() }, () => writePrices(tx, rows, plan, now()));
    return ok({ ...plan, batchId });
  });
}

function titleOf({ currency, basisPoints, minor }: Raise, count: number): BatchTitle {
  if (minor !== undefined) return { key: 'batch.productsEdited', values: { count } };
  return { key: 'batch.prices', values: { currency, basisPoints } };
}

function from(currency: Currency): RawBuilder<unknown> {
  return sql`
    from prices join variants v on v.id = prices.variant_id and v.archived_at is null
    join products p on p.id = v.product_id and p.status <> 'archived'
    where prices.currency = ${currency} and prices.converted_from is null`;
}

function meantBy(filter: Raise['filter']): RawBuilder<boolean> {
  if (!filter) return sql`true`;
  if ('variantId' in filter) return sql`v.id = ${filter.variantId}`;
  if ('productIds' in filter) return sql`p.id = any(${filter.productIds}::uuid[])`;
  return sql`exists (
    select from collection_products m join collections c on c.id = m.collection_id
    where m.product_id = p.id and c.handle = ${filter.collection})`;
}

async function isCollection(tx: Transaction, handle: string): Promise<boolean> {
  return Boolean(await tx.selectFrom('collections').select('id').where('handle', '=', handle).executeTakeFirst());
}

function planRaise(rows: (PriceRow & OfVariant)[], raise: Raise): Omit<RaisedPrices, 'batchId'> {
  const { currency, rounding } = raise;
  const plan: Omit<RaisedPrices, 'batchId'> = { changed: [], unchanged: [], refused: [] };
  for (const { variantId, sku, handle, amount_minor, compare_at_minor } of rows) {
    const variant = { variantId, sku, handle };
    const price = money(amount_minor, currency);
    const after = roundPrice(raiseBy(price, raise), rounding);
    if (after.minor === price.minor) plan.unchanged.push({ ...variant, price });
    else if (after.minor <= 0) plan.refused.push({ ...variant, price, reason: 'NotAboveZero' });
    else if (after.minor > MOST_PRICE_MINOR) plan.refused.push({ ...variant, price, reason: 'AboveBillion' });
    else if (compare_at_minor !== null && compare_at_minor <= after.minor)
      plan.refused.push({ ...variant, price, reason: 'CompareAtTooLow' });
    else plan.changed.push({ ...variant, before: price, after });
  }
  return plan;
}

function raiseBy(price: Money, { basisPoints, minor }: Pick<Raise, 'basisPoints' | 'minor'>): Money {
  if (minor !== undefined) return money(price.minor + minor, price.currency);
  const share = percentOf(price, Math.abs(basisPoints));
  return basisPoints < 0 ? subtractMoney(price, share) : addMoney(price, share);
}

async function writePrices(
  tx: Transaction,
  rows: (PriceRow & OfVariant)[],
  { changed }: Pick<RaisedPrices, 'changed'>,
  now: Date,
): Promise<void> {
  const existing = new Map(rows.map(({ sku, handle, variantId, ...row }) => [variantId, row]));
  const writes = new WriteBatch();
  for (const { variantId, after } of changed) {
    const amounts = { amountMinor: after.minor, compareAtMinor: undefined };
    writes.put('prices', priceRow({ variantId, currency: after.currency, ...amounts }, existing.get(variantId), now));
  }
  await writes.flush(tx);
  const variantIds = changed.map(({ variantId }) => variantId);
  await convertPrices(tx, { variantIds, now });
  await sql`
    update products set updated_at = ${now}
    where id in (select product_id from variants where id = any(${variantIds}::uuid[]))`.execute(tx);
}
