// Whoever has the key carries the seal on with each row, but only from a head that was sealed itself: what was written
// without the key is never sealed over. From then on the log stays unsealed, and says so, until a person vouches for
// it.
import { sql } from 'kysely';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { AuditEntry } from '../../schema/request-context.ts';
import { beginning, type ChainEnd, type ChainFault, followChain, isSame } from './audit-chain.ts';
import { type AuditHead, columnsOf, readEnds } from './audit-seal.ts';
import { type AuditKeys, judgeSeal, readEvidence, type SealFault } from './judge-seal.ts';

// Rows are written one after the other: each needs the hash of the one before it.
const AUDIT_LOCK = 7_305_944_181;

let keysOfProcess: AuditKeys | null = null;

/** Seals what this process writes from now on. The returned function ends that. */
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

/** Null: sealed, or this process has no keys. */
export async function findSealFault(db: Db, keys = keysOfProcess): Promise<SealFault | null> {
  if (!keys) return null;
  const judged = await judgeSeal(db, await readEvidence(keys));
  return judged.ok ? null : judged.error;
}

/**
 * The columns of `audit_head` that seal the log up to `end`, for whoever holds the lock. None where there is no key, or
 * where the log is not sealed up to its present end: work goes on, and the seal stays where it is, and tells.
 */
export async function carryOnSeal(
  tx: Transaction,
  end: ChainEnd,
  at: Date,
  keys = keysOfProcess,
): Promise<Partial<AuditHead>> {
  const evidence = await (keys && readEvidence(keys))?.catch(() => null);
  if (!keys || !evidence) return {};
  const judged = await judgeSeal(tx, evidence);
  if (judged.ok) {
    const { key, seal } = judged.value;
    // This end is committed, which the new one is not yet. On a full disk an older one stays remembered.
    await keys.remember(seal.end).catch(() => undefined);
    // The end is sealed under the same key: other processes may not know a newer one yet.
    return columnsOf(key, { ...seal, end });
  }
  if (judged.error.kind !== 'UNSEALED' || evidence.remembered || !(await isNew(tx))) return {};
  const key = await keys.take().catch(() => null);
  if (!key) return {};
  await keys.remember(beginning).catch(() => undefined);
  return columnsOf(key, { start: beginning, end, from: 1, since: at });
}

/** Seals the log at a start: that of a new shop is sealed before its first row. */
export async function sealAuditLog(tx: Transaction, at: Date, keys = keysOfProcess): Promise<void> {
  await lockAuditLog(tx);
  const { head } = await readEnds(tx);
  const columns = await carryOnSeal(tx, head, at, keys);
  if (Object.keys(columns).length === 0) return;
  await tx
    .insertInto('audit_head')
    .values({ last_id: head.id, hash: head.hash, ...columns })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(columns))
    .execute();
}

/** When the key changes: the same seal under the first of the keys. */
export async function changeKeyOfSeal(tx: Transaction, keys: AuditKeys): Promise<void> {
  await lockAuditLog(tx);
  const judged = await judgeSeal(tx, await readEvidence(keys));
  if (judged.ok)
    await tx
      .updateTable('audit_head')
      .set(columnsOf(await keys.take(), judged.value.seal))
      .execute();
}

/** Moves where the log begins from now on: under the seal, if that is good, and in plain sight of it otherwise. */
export async function moveStart(tx: Transaction, start: ChainEnd, keys = keysOfProcess): Promise<void> {
  const evidence = await (keys && readEvidence(keys))?.catch(() => null);
  const judged = evidence && (await judgeSeal(tx, evidence));
  const row = { last_id: start.id, hash: start.hash };
  await tx
    .insertInto('audit_start')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute();
  if (!judged?.ok) return;
  const { key, seal } = judged.value;
  await tx
    .updateTable('audit_head')
    .set(columnsOf(key, { ...seal, start }))
    .execute();
}

/**
 * A person who has the key vouches for the log as it is. The chain has to be whole. The log itself says who did it and
 * which rows nobody could prove, and all of them are older than the new seal.
 */
export async function sealAnew(
  tx: Transaction,
  by: { at: Date; systemUser: string; audit: (tx: Transaction, entry: AuditEntry) => Promise<void> },
  keys = keysOfProcess,
): Promise<Result<{ first: number; last: number }, ChainFault | { kind: 'SEALED' }>> {
  if (!keys) throw new Error('there are no keys to seal the audit log with');
  await lockAuditLog(tx);
  const { start, head } = await readEnds(tx);
  const followed = await followChain(tx, start);
  if (!followed.ok) return followed;
  if (!isSame(followed.value, head)) return refuse({ kind: 'MISSING', id: Math.min(followed.value.id, head.id) + 1 });
  const judged = await judgeSeal(tx, await readEvidence(keys));
  if (judged.ok) return refuse({ kind: 'SEALED' });
  const fault = judged.error;
  const unproved = { first: fault.kind === 'UNSEALED' ? fault.first : start.id + 1, last: head.id };
  await keys.remember(head);
  const after = { ...unproved, fault, systemUser: by.systemUser };
  await by.audit(tx, { kind: 'audit.sealed', subject: `${unproved.first}-${unproved.last}`, after });
  const { head: end } = await readEnds(tx);
  const columns = columnsOf(await keys.take(), { start, end, from: end.id, since: by.at });
  await tx.updateTable('audit_head').set(columns).execute();
  return ok(unproved);
}

async function isNew(tx: Transaction): Promise<boolean> {
  const { start, head } = await readEnds(tx);
  if (start.id > 0 || head.id > 0) return false;
  return (await tx.selectFrom('audit_log').select('id').limit(1).executeTakeFirst()) === undefined;
}
