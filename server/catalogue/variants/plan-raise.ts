// Many prices raised or lowered by a percentage or an amount: which they are, what becomes of each, and how they are
// written. A crossed-out price and the VAT class stay what they are.
import { type RawBuilder, sql } from 'kysely';
import { addMoney, type Currency, type Money, money, percentOf, subtractMoney } from '#src/money.ts';
import { MOST_PRICE_MINOR } from '#src/numbers/most-amounts.ts';
import type { Rounding } from '#src/shop/markets.ts';
import { roundPrice } from '#src/shop/round-price.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { lockThings } from '../../history/change-batch.ts';
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
};

export type OfVariant = { variantId: string; sku: string; handle: string };

export type RaisePlan = {
  changed: (OfVariant & { before: Money; after: Money })[];
  /** It is the same after rounding. */
  unchanged: (OfVariant & { price: Money })[];
  refused: (OfVariant & { price: Money; reason: 'NotAboveZero' | 'AboveBillion' | 'CompareAtTooLow' })[];
};

/** How many prices each product has that are meant, in the order in which they are told. */
export async function countMeant(db: Db, { currency, filter }: Raise): Promise<{ id: string; prices: number }[]> {
  const { rows } = await sql<{ id: string; prices: number }>`
    select p.id, count(*)::int as prices ${from(currency)} and ${meantBy(filter)} group by p.id order by p.handle`.execute(
    db,
  );
  return rows;
}

/** What would become of the prices now. */
export async function tryRaise(db: Db, raise: Raise): Promise<RaisePlan> {
  return planRaise(await readMeant(db, raise), raise);
}

/** Raises the prices; called within a batch. */
export async function raiseIn(
  tx: Transaction,
  raise: Raise,
  { productIds, now }: { productIds: readonly string[]; now: Date },
): Promise<RaisePlan> {
  // Read only when nobody else can change them.
  await lockThings(tx, 'product', productIds);
  const rows = await readMeant(tx, raise, { productIds, isLocked: true });
  const plan = planRaise(rows, raise);
  if (plan.changed.length > 0) await writePrices(tx, rows, plan, now);
  return plan;
}

type Reading = { productIds?: readonly string[]; isLocked?: boolean };

async function readMeant(db: Db, { currency, filter }: Raise, { productIds, isLocked }: Reading = {}) {
  const isOne = productIds ? sql`p.id = any(${productIds}::uuid[])` : sql`true`;
  const { rows } = await sql<PriceRow & OfVariant>`
    select prices.*, v.id as "variantId", v.sku, p.handle ${from(currency)} and ${meantBy(filter)} and ${isOne}
    order by p.handle, v.position ${isLocked ? sql`for update of prices` : sql``}`.execute(db);
  return rows;
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

function planRaise(rows: (PriceRow & OfVariant)[], raise: Raise): RaisePlan {
  const { currency, rounding } = raise;
  const plan: RaisePlan = { changed: [], unchanged: [], refused: [] };
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
  { changed }: RaisePlan,
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
