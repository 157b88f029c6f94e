import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { NewPasskey } from '../../passkeys/webauthn-registration.ts';

export type StoredPasskey = NewPasskey & { staffId: number };

export async function findPasskey(db: Db, id: string): Promise<StoredPasskey | null> {
  const row = await db
    .selectFrom('staff_passkeys as k')
    .innerJoin('staff as p', 'p.id', 'k.staff_id')
    .select(['k.id', 'k.staff_id as staffId', 'k.public_key as publicKey', 'k.counter', 'k.transports'])
    .where('k.id', '=', id)
    .where('p.removed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function listPasskeys(db: Db, staffId: number) {
  return db
    .selectFrom('staff_passkeys')
    .select(['id', 'name', 'transports', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .execute();
}

export async function insertPasskey(
  tx: Transaction,
  staffId: number,
  { id, publicKey, counter, transports }: NewPasskey,
  { name, now }: { name: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('staff_passkeys')
    .values({ id, staff_id: staffId, public_key: publicKey, counter, transports, name, created_at: now })
    .execute();
}

export async function notePasskeyUse(tx: Transaction, id: string, counter: number, now: Date): Promise<void> {
  await tx.updateTable('staff_passkeys').set({ counter, last_used_at: now }).where('id', '=', id).execute();
}

/** False when the person has no such passkey. */
export async function deletePasskey(tx: Transaction, staffId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_passkeys')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
