// Whether the audit log is as it was written: row by row from the beginning, then the seal over its end. All of it is read
// as of one moment, because people work meanwhile.
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { beginning, type ChainEnd, type ChainFault, followChain } from './audit-chain.ts';
import { type AuditHead, type AuditKey, isSame, isSealedWith, readSeal, type Seal } from './audit-seal.ts';

export type AuditFault =
  | ChainFault
  /** `FORGED`: the seal does not fit the log. `UNSEALED`: there is none. */
  | { kind: 'FORGED' | 'UNSEALED' }
  | { kind: 'KEY_MISSING'; keyId: string }
  /** No row has the hash that was noted elsewhere. `first`: the log's first row now. */
  | { kind: 'HEAD_UNKNOWN'; first: number };

/** `head`: the last row's hash, in hex; noted elsewhere, it proves later that nothing was rewritten or cut off. */
export type VerifiedLog = { rows: number; first: number; last: number; head: string; seal: Seal | null };

export type Verification = {
  /** Without them the seal is not looked at. */
  keys?: readonly AuditKey[];
  /** The hash, in hex, of a row that was the last one when it was noted. */
  noted?: string | undefined;
};

export function verifyAuditLog(db: Db, verification: Verification = {}): Promise<Result<VerifiedLog, AuditFault>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => verifySnapshot(tx, verification));
}

async function verifySnapshot(db: Db, { keys, noted }: Verification): Promise<Result<VerifiedLog, AuditFault>> {
  const head = await db.selectFrom('audit_head').selectAll().executeTakeFirst();
  const start = await db.selectFrom('audit_start').select(['last_id as id', 'hash']).executeTakeFirst();
  const from: ChainEnd = start ?? beginning;
  const seal = readSeal(head);
  let isStartTold = !start;
  let isNotedThere = noted === undefined || start?.hash.toString('hex') === noted;
  let isSealThere = !seal || isSame(seal.end, from);
  const followed = await followChain(db, from, (row) => {
    isStartTold ||= row.kind === 'audit.shortened' && row.subject === String(start?.id);
    isNotedThere ||= row.hash.toString('hex') === noted;
    isSealThere ||= seal !== null && isSame(seal.end, row);
  });
  if (!followed.ok) return followed;
  const end = followed.value;
  // Anyone who deletes rows by hand can write down where the log begins, but not that in the log.
  if (!isStartTold) return refuse({ kind: 'MISSING', id: from.id });
  const fault = findFaultAtEnd(head, end) ?? (keys && findFaultOfSeal(seal, { keys, end, isSealThere }));
  if (fault) return refuse(fault);
  const first = from.id + 1;
  if (!isNotedThere) return refuse({ kind: 'HEAD_UNKNOWN', first });
  return ok({ rows: end.id - from.id, first, last: end.id, head: end.hash.toString('hex'), seal });
}

function findFaultAtEnd(head: AuditHead | undefined, end: ChainEnd): ChainFault | null {
  const last = head ? { id: head.last_id, hash: head.hash } : beginning;
  if (end.id < last.id) return { kind: 'MISSING', id: end.id + 1 };
  // Written by hand at the end: its hash fits, but nobody moved the end.
  return isSame(end, last) ? null : { kind: 'CHANGED', id: end.id };
}

function findFaultOfSeal(
  seal: Seal | null,
  { keys, end, isSealThere }: { keys: readonly AuditKey[]; end: ChainEnd; isSealThere: boolean },
): AuditFault | null {
  if (!seal) return { kind: 'UNSEALED' };
  const key = keys.find(({ id }) => id === seal.keyId);
  if (!key) return { kind: 'KEY_MISSING', keyId: seal.keyId };
  if (!isSealedWith(key, seal)) return { kind: 'FORGED' };
  if (seal.end.id > end.id) return { kind: 'MISSING', id: end.id + 1 };
  return isSealThere ? null : { kind: 'FORGED' };
}
