// The seal over both ends of the audit log: a keyed hash (HMAC) of the newest row's number and hash, and of where the log
// begins. The key is not in the database, so whoever may write there can neither write the log anew nor take rows off
// either end; only an older seal that he has kept fits, and against that helps a head that is remembered elsewhere.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { DB } from '../../database/database-schema.generated.ts';
import { beginning, type ChainEnd } from './audit-chain.ts';

export type AuditKey = {
  /** Says which key it is without giving it away. */
  id: string;
  bytes: Buffer;
};

/** The row of `audit_head`; without a seal all of its other columns are null. */
export type AuditHead = Omit<Selectable<DB['audit_head']>, 'is_only'>;

/** What a seal says. */
export type Sealed = {
  /** The last row that was deleted because its time was over. */
  start: ChainEnd;
  /** The row up to which the log is sealed. */
  end: ChainEnd;
  /** The first row that was written under the seal. */
  from: number;
  since: Date;
};

export type Seal = Sealed & { keyId: string; mark: Buffer };

/** What the database says, which may be anybody's words. */
export type AuditEnds = { start: ChainEnd; head: ChainEnd; seal: Seal | null };

export async function readEnds(db: Db): Promise<AuditEnds> {
  const row = await db.selectFrom('audit_head').selectAll().executeTakeFirst();
  const start = await db.selectFrom('audit_start').select(['last_id as id', 'hash']).executeTakeFirst();
  const from = start ?? beginning;
  return { start: from, head: row ? { id: row.last_id, hash: row.hash } : beginning, seal: readSeal(row, from) };
}

function readSeal(head: AuditHead | undefined, start: ChainEnd): Seal | null {
  if (!head) return null;
  const { sealed_id: id, sealed_hash: hash, sealed_from: from, sealed_since: since, seal_key_id: keyId, seal } = head;
  if (id === null || !hash || from === null || !since || keyId === null || !seal) return null;
  return { start, end: { id, hash }, from, since, keyId, mark: seal };
}

/** Whether the seal was made with this key, and for what it says. In constant time. */
export function isSealedWith(key: AuditKey, { mark, ...sealed }: Seal): boolean {
  const expected = markOf(key, sealed);
  return mark.length === expected.length && timingSafeEqual(mark, expected);
}

export function columnsOf(key: AuditKey, sealed: Sealed): Partial<AuditHead> {
  const { end, from, since } = sealed;
  return {
    sealed_id: end.id,
    sealed_hash: end.hash,
    sealed_from: from,
    sealed_since: since,
    seal_key_id: key.id,
    seal: markOf(key, sealed),
  };
}

function markOf({ bytes }: AuditKey, { start, end, from, since }: Sealed): Buffer {
  const told = [end.id, end.hash.toString('hex'), from, since.toISOString()];
  // Seals from before there was a start among it stay good for a log that has all of its rows.
  const text = JSON.stringify(start.id === 0 ? told : [...told, start.id, start.hash.toString('hex')]);
  return createHmac('sha256', bytes).update(text).digest();
}
