import { sql } from 'kysely';
import type { Permission } from '#src/staff/permissions.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { keyMark } from '../staff/keys/find-key.ts';

export type ListedKey = {
  id: number;
  name: string;
  hint: string;
  permissions: string[];
  createdAt: Date;
  /** The person who made it; null for a command. */
  createdBy: string | null;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
};

export type NewKey = { name: string; hint: string; tokenHash: Buffer; permissions: readonly Permission[] } & {
  expiresAt: Date | null;
  createdBy: number | null;
};

/** Those that are not revoked, the latest first. What is over stays until somebody takes it away. */
export async function listKeys(db: Db): Promise<ListedKey[]> {
  return db
    .selectFrom('api_keys as k')
    .leftJoin('staff as p', 'p.id', 'k.created_by')
    .select(['k.id', 'k.name', 'k.hint', 'k.permissions', 'k.created_at as createdAt', 'p.name as createdBy'])
    .select(['k.expires_at as expiresAt', 'k.last_used_at as lastUsedAt'])
    .where('k.revoked_at', 'is', null)
    .orderBy('k.id', 'desc')
    .execute();
}

/** The name under which the key works stands in `staff`, as somebody who was removed: nobody signs in with it. */
export async function insertKey(tx: Transaction, key: NewKey, now: Date): Promise<number> {
  const { id: staffId } = await tx
    .insertInto('staff')
    .values({
      ...{ email: keyMark(key.name).toLowerCase(), name: key.name, role: 'packer', locale: 'en' },
      ...{ created_at: now, removed_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('api_keys')
    .values({
      ...{ staff_id: staffId, name: key.name, hint: key.hint, token_hash: key.tokenHash, created_at: now },
      ...{ permissions: [...key.permissions], created_by: key.createdBy, expires_at: key.expiresAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whoever makes another one waits until this transaction has ended: of two with one name the second is refused. */
export async function lockKeys(tx: Transaction): Promise<void> {
  await sql`lock table api_keys in share row exclusive mode`.execute(tx);
}

/** Whether a key that is not revoked has this name. */
export async function hasKeyNamed(db: Db, name: string): Promise<boolean> {
  const keys = await db.selectFrom('api_keys').select('name').where('revoked_at', 'is', null).execute();
  return keys.some((key) => key.name.toLowerCase() === name.toLowerCase());
}

/** Its name; null when there is none that could be revoked. */
export async function markRevoked(tx: Transaction, id: number, now: Date): Promise<string | null> {
  const row = await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

export async function noteKeyUse(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', id).execute();
}
