// Stops a code, or lets it take something off again. Orders that were placed with it stay as they
// are.
import { sql } from 'kysely';
import type { DiscountCodeRefusal } from '#src/discounts/office/discount-code-refusals.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { DiscountServices } from './save-discount-code.ts';

export type StopDiscountRefusal = Extract<DiscountCodeRefusal, { kind: 'CodeUnknown' }>;

/** `code`: normalised. False: it was so already. */
export async function stopDiscountCode(
  { db, ...services }: DiscountServices,
  code: string,
  isStopped: boolean,
): Promise<Result<boolean, StopDiscountRefusal>> {
  return inTransaction(db, (tx) => stopDiscountCodeIn(tx, services, code, isStopped));
}

/** Stops the code as a part of something else that is written. */
export async function stopDiscountCodeIn(
  tx: Transaction,
  { now, audit }: Omit<DiscountServices, 'db'>,
  code: string,
  isStopped: boolean,
): Promise<Result<boolean, StopDiscountRefusal>> {
  const existing = await tx
    .selectFrom('discount_codes')
    .select(['id', 'stopped_at'])
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!existing) return refuse({ kind: 'CodeUnknown' });
  if ((existing.stopped_at !== null) === isStopped) return ok(false);
  await tx
    .updateTable('discount_codes')
    .set({ stopped_at: isStopped ? now() : null, updated_at: now(), version: sql`version + 1` })
    .where('id', '=', existing.id)
    .execute();
  await audit(tx, { kind: isStopped ? 'discount.stopped' : 'discount.started', subject: code });
  return ok(true);
}
