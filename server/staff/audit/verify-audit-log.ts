// Whether the audit log is as it was written: row by row from the beginning, then the seal over its end. All of it is read
// as of one moment, because people work meanwhile.
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { type ChainEnd, type ChainFault, followChain, isSame } from './audit-chain.ts';
import { readEnds, type Seal } from './audit-seal.ts';
import { type Evidence, judgeSeal, type SealFault } from './judge-seal.ts';

export type AuditFault =
  | ChainFault
  | SealFault
  /** No row has the hash that was noted elsewhere. `first`: the log's first row now. */
  | { kind: 'HEAD_UNKNOWN'; first: number };

/** `head`: the last row's hash, in hex; noted elsewhere, it proves later that nothing was rewritten or cut off. */
export type VerifiedLog = { rows: number; first: number; last: number; head: string; seal: Seal | null };

export type Verification = {
  /** The evidence, without which the seal is not looked at. */
  evidence?: Evidence;
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

async function verifySnapshot(db: Db, { evidence, noted }: Verification): Promise<Result<VerifiedLog, AuditFault>> {
  const { start, head, seal } = await readEnds(db);
  let isStartTold = start.id === 0;
  let isNotedThere = noted === undefined || (start.id > 0 && start.hash.toString('hex') === noted);
  const followed = await followChain(db, start, (row) => {
    isStartTold ||= row.kind === 'audit.shortened' && row.subject === String(start.id);
    isNotedThere ||= row.hash.toString('hex') === noted;
  });
  if (!followed.ok) return followed;
  const end = followed.value;
  // The seal proves where the log begins; this much is known without the key.
  if (!isStartTold) return refuse({ kind: 'MISSING', id: start.id });
  const fault = findFaultAtEnd(head, end);
  if (fault) return refuse(fault);
  const judged = evidence && (await judgeSeal(db, evidence));
  if (judged && !judged.ok) return judged;
  const first = start.id + 1;
  if (!isNotedThere) return refuse({ kind: 'HEAD_UNKNOWN', first });
  return ok({ rows: end.id - start.id, first, last: end.id, head: end.hash.toString('hex'), seal });
}

function findFaultAtEnd(last: ChainEnd, end: ChainEnd): ChainFault | null {
  if (end.id < last.id) return { kind: 'MISSING', id: end.id + 1 };
  // Written by hand at the end: its hash fits, but nobody moved the end.
  return isSame(end, last) ? null : { kind: 'CHANGED', id: end.id };
}
