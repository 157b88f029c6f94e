// Keys of programs as somebody who works here. Read with every call, so that a revoked one is gone at once, in every process.

import { isPermission } from '#src/staff/permissions.ts';
import type { SignedInStaff } from '#src/staff/signed-in-staff.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';

export type LivingKey = { id: number; staff: SignedInStaff; lastUsedAt: Date | null };

/** Null for one that is unknown, revoked or over. */
export async function findKeyByHash(db: Db, tokenHash: Buffer, now: Date): Promise<LivingKey | null> {
  const row = await livingKeys(db, now).where('token_hash', '=', tokenHash).executeTakeFirst();
  return row ? keyOf(row) : null;
}

/** The key in whose name something waits. */
export async function findKeyOfStaff(db: Db, staffId: number, now: Date): Promise<LivingKey | null> {
  const row = await livingKeys(db, now).where('staff_id', '=', staffId).executeTakeFirst();
  return row ? keyOf(row) : null;
}

function livingKeys(db: Db, now: Date) {
  return db
    .selectFrom('api_keys')
    .select(['id', 'staff_id', 'name', 'permissions', 'last_used_at'])
    .where('revoked_at', 'is', null)
    .where((at) => at.or([at('expires_at', 'is', null), at('expires_at', '>', now)]));
}

type KeyRow = Awaited<ReturnType<ReturnType<typeof livingKeys>['executeTakeFirstOrThrow']>>;

function keyOf({ id, staff_id, name, permissions, last_used_at }: KeyRow): LivingKey {
  return {
    id,
    staff: {
      ...{ id: staff_id, name, email: keyMark(name) },
      // Decides nothing: what a key may do is what was written down for it.
      role: 'packer',
      permissions: permissions.filter(isPermission),
      locale: 'en',
      isKey: true,
    },
    lastUsedAt: last_used_at,
  };
}

/** The key's name in the log, where people stand with their e-mail. */
export function keyMark(name: string): string {
  return `key ${name}`;
}

/** Names of keys that are not revoked, by who made them: they end with the person. */
export async function listKeyNames(db: Db): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('api_keys')
    .select(['created_by', 'name'])
    .where('revoked_at', 'is', null)
    .orderBy('name')
    .execute();
  const names = new Map<number, string[]>();
  for (const { created_by: id, name } of rows) if (id !== null) names.set(id, [...(names.get(id) ?? []), name]);
  return names;
}

/** The keys that somebody made who leaves, or may hold none any more: whoever has seen one keeps no way in. Their names. */
export async function revokeKeysOf(tx: Transaction, staffId: number, now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('created_by', '=', staffId)
    .where('revoked_at', 'is', null)
    .returning('name')
    .execute();
  return rows.map(({ name }) => name);
}
