// Reads discount codes and counts their uses. A use is an order that names the code and is not cancelled.
import { sql } from 'kysely';
import type { AmountsByCurrency, DiscountReward, DiscountScope, DiscountTerms } from '#src/discounts/discount-code.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';

export type StoredDiscountCode = DiscountTerms & {
  id: string;
  code: string;
  scope: DiscountScope;
  version: number;
  createdAt: Date;
};

/** `code`: normalised. One that is spelt so, else one that differs in accents alone: not every keyboard has an ł. */
export async function findDiscountCode(db: Db, code: string): Promise<StoredDiscountCode | null> {
  const row = await db
    .selectFrom('discount_codes')
    .selectAll()
    .where(sql<boolean>`kasa_unaccent(code) = kasa_unaccent(${code})`)
    .orderBy(sql`code = ${code}`, 'desc')
    .orderBy('created_at')
    .executeTakeFirst();
  return row ? storedCode(row) : null;
}

/** Until the transaction ends, nobody else can use it up; what it counts is as of now. */
export async function lockDiscountCode(tx: Transaction, id: string): Promise<void> {
  await tx.selectFrom('discount_codes').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export type DiscountCodeRow = {
  id: string;
  code: string;
  kind: string;
  basis_points: number | null;
  amounts: unknown;
  minimums: unknown;
  scope: string;
  starts_at: Date | null;
  ends_at: Date | null;
  max_uses: number | null;
  max_uses_per_shopper: number | null;
  stopped_at: Date | null;
  version: number;
  created_at: Date;
};

export function storedCode(row: DiscountCodeRow): StoredDiscountCode {
  return {
    id: row.id,
    code: row.code,
    reward: rewardOf(row),
    minimums: row.minimums as AmountsByCurrency,
    scope: row.scope as DiscountScope,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    stoppedAt: row.stopped_at,
    maxUses: row.max_uses,
    maxUsesPerEmail: row.max_uses_per_shopper,
    version: row.version,
    createdAt: row.created_at,
  };
}

function rewardOf({ kind, basis_points: basisPoints, amounts }: DiscountCodeRow): DiscountReward {
  if (kind === 'percentage') return { kind, basisPoints: basisPoints ?? 0 };
  return kind === 'amount' ? { kind, amounts: amounts as AmountsByCurrency } : { kind: 'free_delivery' };
}

/** Lists those of the variants that it is for. */
export async function listVariantsInScope(
  db: Db,
  { id, scope }: Pick<StoredDiscountCode, 'id' | 'scope'>,
  variantIds: readonly string[],
): Promise<Set<string>> {
  if (scope === 'everything') return new Set(variantIds);
  const isInScope =
    scope === 'products'
      ? sql`exists (select from discount_code_products d where d.code_id = ${id} and d.product_id = v.product_id)`
      : sql`exists (select from discount_code_collections d join collection_products c using (collection_id)
          where d.code_id = ${id} and c.product_id = v.product_id)`;
  const { rows } = await sql<{ id: string }>`
    select v.id from variants v where v.id = any(${variantIds}::uuid[]) and ${isInScope}`.execute(db);
  return new Set(rows.map((row) => row.id));
}

/**
 * Counts other orders than that of this cart, which is cancelled when the cart is ordered again; 0 where nothing is
 * limited.
 */
export async function countOtherUses(
  db: Db,
  { id, maxUses, maxUsesPerEmail }: Pick<StoredDiscountCode, 'id' | 'maxUses' | 'maxUsesPerEmail'>,
  { cartId, email }: { cartId: string | null; email: string },
): Promise<{ uses: number; usesOfEmail: number }> {
  const uses = maxUses === null ? 0 : await countUses(db, id, cartId);
  const isCounted = maxUsesPerEmail !== null && email !== '';
  return { uses, usesOfEmail: isCounted ? await countUsesOfEmail(db, { id, cartId, email }) : 0 };
}

/** Adds up what orders have written (migration 342), without the one order that a cart has. */
async function countUses(db: Db, id: string, cartId: string | null): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    select (coalesce((select sum(f.uses) from discount_code_figures f where f.code_id = ${id}), 0)
      - (select count(*) from orders
        where cart_id = ${cartId} and discount_code_id = ${id} and payment_state <> 'cancelled'))::int as uses`.execute(
    db,
  );
  return rows[0]?.uses ?? 0;
}

async function countUsesOfEmail(
  db: Db,
  { id, cartId, email }: { id: string; cartId: string | null; email: string },
): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    select count(*)::int as uses from orders
    where discount_code_id = ${id} and payment_state <> 'cancelled' and cart_id is distinct from ${cartId}
      and lower(email) = lower(${email})`.execute(db);
  return rows[0]?.uses ?? 0;
}

/** The code that an order was placed with; null when there was none. */
export async function findCodeOfOrder(
  db: Db,
  orderId: string,
): Promise<{ code: StoredDiscountCode; email: string } | null> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('discount_codes', 'discount_codes.id', 'orders.discount_code_id')
    .selectAll('discount_codes')
    .select('orders.email')
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  return row ? { code: storedCode(row), email: row.email } : null;
}
