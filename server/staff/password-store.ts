import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';

/** `totpSecret`: encrypted, or plain when stored before encryption was introduced. */
export type StoredPassword = { hash: string; totpSecret: Buffer; totpLastStep: number };

export async function findPassword(db: Db, staffId: number): Promise<StoredPassword | null> {
  const row = await db
    .selectFrom('staff_passwords')
    .select(['hash', 'totp_secret as totpSecret', 'totp_last_step as totpLastStep'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row ?? null;
}

export async function savePassword(
  tx: Transaction,
  staffId: number,
  { hash, totpSecret, totpLastStep }: StoredPassword,
  now: Date,
): Promise<void> {
  const values = { hash, totp_secret: totpSecret, totp_last_step: totpLastStep, changed_at: now };
  await tx
    .insertInto('staff_passwords')
    .values({ staff_id: staffId, ...values })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(values))
    .execute();
}

export async function saveTotpSecret(tx: Transaction, staffId: number, stored: Buffer): Promise<void> {
  await tx.updateTable('staff_passwords').set({ totp_secret: stored }).where('staff_id', '=', staffId).execute();
}

/** `used`: the step that was used last, as it was read. False when another code was used in the meantime. */
export async function spendTotpStep(
  tx: Transaction,
  staffId: number,
  { step, used }: { step: number; used: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_passwords')
    .set({ totp_last_step: step })
    .where('staff_id', '=', staffId)
    .where('totp_last_step', '=', used)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
