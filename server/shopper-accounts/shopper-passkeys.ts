// The passkeys of shoppers: with one nobody waits for an e-mail.
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { type Challenges, deleteChallenge, insertChallenge } from '../passkeys/passkey-challenges.ts';
import type { NewPasskey } from '../passkeys/webauthn-registration.ts';

export type ShopperPasskey = {
  id: string;
  name: string;
  transports: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
};

export const MOST_PASSKEYS = 20;

/** The challenges of an account; null: those of whoever signs in. */
export function shopperChallenges({ db, now }: { db: Db; now: () => Date }, accountId: string | null): Challenges {
  const owner = { account_id: accountId };
  return {
    create: () => inTransaction(db, (tx) => insertChallenge(tx, 'shopper_challenges', owner, now())),
    take: (challenge) =>
      inTransaction(db, (tx) => deleteChallenge(tx, 'shopper_challenges', { challenge, ...owner }, now())),
  };
}

export async function findShopperPasskey(db: Db, id: string) {
  const row = await db
    .selectFrom('shopper_passkeys as p')
    .innerJoin('shopper_accounts as a', 'a.id', 'p.account_id')
    .select(['p.id', 'p.account_id as accountId', 'p.public_key as publicKey', 'p.counter', 'a.email'])
    .where('p.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function listShopperPasskeys(db: Db, accountId: string): Promise<ShopperPasskey[]> {
  return db
    .selectFrom('shopper_passkeys')
    .select(['id', 'name', 'transports', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
}

export async function insertShopperPasskey(
  tx: Transaction,
  accountId: string,
  { id, publicKey, counter, transports }: NewPasskey,
  { name, now }: { name: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('shopper_passkeys')
    .values({ id, account_id: accountId, public_key: publicKey, counter, transports, name, created_at: now })
    .execute();
}

export async function noteShopperPasskeyUse(tx: Transaction, id: string, counter: number, now: Date): Promise<void> {
  await tx.updateTable('shopper_passkeys').set({ counter, last_used_at: now }).where('id', '=', id).execute();
}

/** Whether the account had it. */
export async function deleteShopperPasskey(tx: Transaction, accountId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('shopper_passkeys')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
