// The seal over the end of the audit log: a keyed hash (HMAC) of the newest row's number and hash. The key is not in the
// database, so whoever may write there can neither write the log anew nor cut off its newest rows; only an older seal that
// he has kept fits, and against that helps a head that was noted elsewhere.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../../database/transaction.ts';
import { beginning, type ChainEnd, followChain } from './audit-chain.ts';

export type AuditKey = {
  /** Says which key it is without giving it away. */
  id: string;
  bytes: Buffer;
};

export type AuditKeys = {
  /** The first one seals, all of them check. Empty where there is none. */
  list(): Promise<AuditKey[]>;
  /** The one that seals, made where there is none. */
  take(): Promise<AuditKey>;
};

/** The row of `audit_head`; without a seal all of its other columns are null. */
export type AuditHead = {
  last_id: number;
  hash: Buffer;
  sealed_id: number | null;
  sealed_hash: Buffer | null;
  sealed_from: number | null;
  sealed_since: Date | null;
  seal_key_id: string | null;
  seal: Buffer | null;
};

export type Seal = {
  /** The row up to which the log is sealed. */
  end: ChainEnd;
  /** The first row that was written under the seal. */
  from: number;
  since: Date;
  keyId: string;
  mark: Buffer;
};

// Rows are written one after the other: each needs the hash of the one before it.
const AUDIT_LOCK = 7_305_944_181;

let keysOfProcess: AuditKeys | null = null;

/** For what this process writes from now on. The returned function ends that. */
export function sealAuditLogWith(keys: AuditKeys): () => void {
  keysOfProcess = keys;
  return () => {
    if (keysOfProcess === keys) keysOfProcess = null;
  };
}

/** All other writers wait until the transaction ends. */
export async function lockAuditLog(tx: Transaction): Promise<void> {
  // What waits for the end of the transaction still locks: the customer of an order that was changed. Somebody who holds
  // that row and waits for the lock below would wait for ever.
  await sql`set constraints all immediate`.execute(tx);
  await sql`select pg_advisory_xact_lock(${AUDIT_LOCK})`.execute(tx);
}

export function readSeal(head: AuditHead | undefined): Seal | null {
  if (!head) return null;
  const { sealed_id: id, sealed_hash: hash, sealed_from: from, sealed_since: since, seal_key_id: keyId, seal } = head;
  if (id === null || !hash || from === null || !since || keyId === null || !seal) return null;
  return { end: { id, hash }, from, since, keyId, mark: seal };
}

/** Whether the seal was made with this key, and for what it says. In constant time. */
export function isSealedWith(key: AuditKey, { mark, ...seal }: Seal): boolean {
  const expected = markOf(key, seal);
  return mark.length === expected.length && timingSafeEqual(mark, expected);
}

/**
 * The columns of `audit_head` that seal the log up to `end`, for whoever holds the lock. None where there is no key, or
 * where the seal that is there does not fit what is there: then it stays as it is, and tells.
 */
export async function carryOnSeal(
  tx: Transaction,
  head: AuditHead | undefined,
  end: ChainEnd,
  at: Date,
  keys = keysOfProcess,
): Promise<Partial<AuditHead>> {
  const seal = readSeal(head);
  if (!seal) {
    // Work goes on where no key can be made, on a full disk, say: what is not sealed now is sealed with the next row.
    const key = await keys?.take().catch(() => null);
    return key ? columnsOf(key, { end, from: (head?.last_id ?? 0) + 1, since: at }) : {};
  }
  const known = (await keys?.list().catch(() => [])) ?? [];
  const [first] = known;
  const former = known.find(({ id }) => id === seal.keyId);
  if (!head || !first || !former || !isSealedWith(former, seal)) return {};
  const now = { id: head.last_id, hash: head.hash };
  if (!isSame(seal.end, now)) {
    // What was written where the key is not.
    const followed = await followChain(tx, seal.end);
    if (!followed.ok || !isSame(followed.value, now)) return {};
  }
  return columnsOf(first, { ...seal, end });
}

/** At a start, or when the key changes: the end of the log as it is. The log of a new shop begins here, too. */
export async function sealAuditLog(tx: Transaction, at: Date, keys = keysOfProcess): Promise<void> {
  await lockAuditLog(tx);
  const head = await tx.selectFrom('audit_head').selectAll().executeTakeFirst();
  const end = head ? { id: head.last_id, hash: head.hash } : beginning;
  const columns = await carryOnSeal(tx, head, end, at, keys);
  if (Object.keys(columns).length === 0) return;
  await tx
    .insertInto('audit_head')
    .values({ last_id: end.id, hash: end.hash, ...columns })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(columns))
    .execute();
}

export function isSame(one: ChainEnd, other: ChainEnd): boolean {
  return one.id === other.id && one.hash.equals(other.hash);
}

function columnsOf(key: AuditKey, { end, from, since }: Pick<Seal, 'end' | 'from' | 'since'>): Partial<AuditHead> {
  return {
    sealed_id: end.id,
    sealed_hash: end.hash,
    sealed_from: from,
    sealed_since: since,
    seal_key_id: key.id,
    seal: markOf(key, { end, from, since }),
  };
}

function markOf({ bytes }: AuditKey, { end, from, since }: Pick<Seal, 'end' | 'from' | 'since'>): Buffer {
  const text = JSON.stringify([end.id, end.hash.toString('hex'), from, since.toISOString()]);
  return createHmac('sha256', bytes).update(text).digest();
}
