// Making and revoking keys of programs. The same for an owner in the office and for the command line; `audit` says who it was.

import type { KeyRefusal } from '#src/api-keys/key-refusals.ts';
import { isKeyPermission, KEY_PREFIX, keyPermissions, MAX_KEY_NAME_LENGTH } from '#src/api-keys/key-rules.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Transaction } from '../database/transaction.ts';
import { createToken, hashToken, isToken } from '../http/session.ts';
import type { Manager } from '../staff/manage-staff.ts';
import { hasKeyNamed, insertKey, lockKeys, markRevoked } from './key-store.ts';

const HINT_LENGTH = 4;

export type KeyAsked = {
  name: string;
  permissions: readonly string[];
  /** Null: until it is revoked. */
  expiresAt: Date | null;
};

/** The key itself: it is shown once, and its hash is all that is kept. */
export async function addKey(
  tx: Transaction,
  asked: KeyAsked,
  { audit, now, staffId }: Manager,
): Promise<Result<string, KeyRefusal>> {
  const name = asked.name.trim().replace(/\s+/g, ' ').slice(0, MAX_KEY_NAME_LENGTH);
  if (name === '') return refuse({ kind: 'NAME_MISSING' });
  if (asked.permissions.length === 0) return refuse({ kind: 'NO_PERMISSION' });
  if (!asked.permissions.every(isKeyPermission)) return refuse({ kind: 'PERMISSION_UNKNOWN' });
  const { expiresAt } = asked;
  if (expiresAt && !(expiresAt.getTime() > now.getTime())) return refuse({ kind: 'END_INVALID' });
  await lockKeys(tx);
  if (await hasKeyNamed(tx, name)) return refuse({ kind: 'NAME_TAKEN' });
  const token = createToken();
  // They are stored in the order of the list, each once.
  const permissions = keyPermissions.filter((permission) => asked.permissions.includes(permission));
  const key = { name, permissions, expiresAt, createdBy: staffId };
  await insertKey(tx, { ...key, hint: token.slice(0, HINT_LENGTH), tokenHash: hashToken(token) }, now);
  await audit(tx, {
    kind: 'key.added',
    subject: name,
    after: { permissions, endsAt: expiresAt?.toISOString() ?? null },
  });
  return ok(KEY_PREFIX + token);
}

/** Revokes the key at once, in every process: each call reads its key. */
export async function revokeKey(
  tx: Transaction,
  id: number,
  { audit, now }: Manager,
): Promise<Result<string, KeyRefusal>> {
  const name = await markRevoked(tx, id, now);
  if (name === null) return refuse({ kind: 'UNKNOWN_KEY' });
  await audit(tx, { kind: 'key.revoked', subject: name });
  return ok(name);
}

/** What is hashed of a key; null for what is none. */
export function tokenOfKey(given: string): string | null {
  const token = given.startsWith(KEY_PREFIX) ? given.slice(KEY_PREFIX.length) : null;
  return token !== null && isToken(token) ? token : null;
}
