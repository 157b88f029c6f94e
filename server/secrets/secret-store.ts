import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { noteNotice } from '../database/note-notice.ts';
import type { Transaction } from '../database/transaction.ts';
import type { EncryptedSecret } from './encrypt-secret.ts';

export const SECRETS_TAG = 'secrets';

export type StoredSecret = EncryptedSecret & { changedAt: Date };

export async function listStoredSecrets(db: Db): Promise<StoredSecret[]> {
  return db
    .selectFrom('secrets')
    .select(['name', 'version', 'key_id as keyId', 'nonce', 'ciphertext', 'changed_at as changedAt'])
    .orderBy('name')
    .execute();
}

/** Anyone else who changes a secret waits until this transaction has ended. */
export async function lockSecrets(tx: Transaction): Promise<void> {
  await sql`lock table secrets in share row exclusive mode`.execute(tx);
}

export async function saveSecret(tx: Transaction, secret: EncryptedSecret, now: Date): Promise<void> {
  const { name, version, keyId, nonce, ciphertext } = secret;
  const values = { version, key_id: keyId, nonce, ciphertext, changed_at: now };
  await tx
    .insertInto('secrets')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
}

/** False when there was none. */
export async function deleteSecret(tx: Transaction, name: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('secrets').where('name', '=', name).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Tells every process at the commit that secrets have changed. */
export async function noticeSecrets(tx: Transaction): Promise<void> {
  await noteNotice(tx, SECRETS_TAG);
}

/** Their names, also of a database that is older than secrets. */
export async function listSecretNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    isThere: boolean;
  }>`select to_regclass('public.secrets') is not null as "isThere"`.execute(db);
  return rows[0]?.isThere ? (await listStoredSecrets(db)).map(({ name }) => name) : [];
}
