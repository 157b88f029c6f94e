// Whether the seal over the audit log is good for exactly the log that is there. Cheap, because it is asked with every row
// that is written: it looks at the ends of the log and not at all rows, which `verifyAuditLog` does.
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { type ChainEnd, isSame } from './audit-chain.ts';
import { type AuditKey, isSealedWith, readEnds, type Seal } from './audit-seal.ts';

export type AuditKeys = {
  /** The first one seals, all of them check. Empty where there is none. */
  list(): Promise<AuditKey[]>;
  /** The one that seals, made where there is none. */
  take(): Promise<AuditKey>;
  /** An end of the log that was sealed when it was remembered, outside of the database; null: none yet. */
  recall(): Promise<ChainEnd | null>;
  remember(end: ChainEnd): Promise<void>;
};

/** What is known of the log outside of the database. */
export type Evidence = { keys: readonly AuditKey[]; remembered: ChainEnd | null };

export type SealFault =
  /** Nobody who has the key has vouched for what stands there from this row on. */
  | { kind: 'UNSEALED'; first: number }
  /** The seal does not fit the log. */
  | { kind: 'FORGED' }
  /** This row was sealed, and it and all after it are gone. */
  | { kind: 'CUT_OFF'; first: number }
  | { kind: 'KEY_MISSING'; keyId: string };

export async function readEvidence(keys: AuditKeys): Promise<Evidence> {
  return { keys: await keys.list(), remembered: await keys.recall() };
}

/** The seal, and the key that it was made with. */
export async function judgeSeal(
  db: Db,
  { keys, remembered }: Evidence,
): Promise<Result<{ seal: Seal; key: AuditKey }, SealFault>> {
  const { start, head, seal } = await readEnds(db);
  if (!seal) return refuse({ kind: 'UNSEALED', first: start.id + 1 });
  const key = keys.find(({ id }) => id === seal.keyId);
  if (!key) return refuse({ kind: 'KEY_MISSING', keyId: seal.keyId });
  if (!isSealedWith(key, seal)) return refuse({ kind: 'FORGED' });
  for (const end of remembered ? [seal.end, remembered] : [seal.end]) {
    if (end.id > head.id) return refuse({ kind: 'CUT_OFF', first: head.id + 1 });
    if (!isSame(end, head) && !(await isInLog(db, end, start))) return refuse({ kind: 'FORGED' });
  }
  return seal.end.id < head.id ? refuse({ kind: 'UNSEALED', first: seal.end.id + 1 }) : ok({ seal, key });
}

/** `start` is sealed: what lies before it went in time. */
async function isInLog(db: Db, end: ChainEnd, start: ChainEnd): Promise<boolean> {
  if (end.id < start.id) return true;
  if (end.id === start.id) return isSame(end, start);
  const row = await db.selectFrom('audit_log').select(['id', 'hash']).where('id', '=', end.id).executeTakeFirst();
  return row !== undefined && isSame(row, end);
}
