import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';

export type BegunMutation = { keyHash: Buffer; operation: string; variablesMac: Buffer; staffId: number | null };
export type AnsweredMutation = {
  variablesMac: Buffer;
  staffId: number | null;
  isEnded: boolean;
  /** Null while it is at work, and when it ended without one. */
  answer: Buffer | null;
};

/** False when it was begun before. Waits while another transaction has begun it and is not committed. */
export async function beginMutation(tx: Transaction, begun: BegunMutation, now: Date): Promise<boolean> {
  const { keyHash, operation, variablesMac, staffId } = begun;
  const inserted = await tx
    .insertInto('answered_mutations')
    .values({ key_hash: keyHash, operation, variables_mac: variablesMac, staff_id: staffId, begun_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function endMutation(tx: Transaction, keyHash: Buffer, answer: Buffer | null): Promise<void> {
  await tx.updateTable('answered_mutations').set({ is_ended: true, answer }).where('key_hash', '=', keyHash).execute();
}

export async function findMutation(db: Db, keyHash: Buffer): Promise<AnsweredMutation | null> {
  const row = await db
    .selectFrom('answered_mutations')
    .select(['variables_mac as variablesMac', 'staff_id as staffId', 'is_ended as isEnded', 'answer'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  return row ?? null;
}
