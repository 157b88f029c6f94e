// A new record is made once, however often its form is sent: the browser chooses a key when the form is opened, and keeps it
// with what is typed. After an answer that was lost the second press is told what the first one has made.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { KasaError } from '#src/errors.ts';
import { isUuid } from '#src/is-uuid.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Transaction } from './transaction.ts';

/** `id`: of what was made under the same key, as its address names it. */
export type MadeBefore = { kind: 'MadeBefore'; id: string };

export type Making = {
  /** The kind of record, such as `redirect`; a key is one of its kind. */
  kind: string;
  /** A UUID; null or left out: it is made each time. */
  newId: string | null | undefined;
  now: Date;
};

/** Whoever sends the same at the same moment waits for the first. Throws `BAD_REQUEST` for a key that is no UUID. */
export async function makeOnce<Made extends { id: string }, Refusal extends { kind: string }>(
  tx: Transaction,
  { kind, newId, now }: Making,
  make: () => Promise<Result<Made, Refusal>>,
): Promise<Result<Made, Refusal | MadeBefore>> {
  if (newId == null) return make();
  requireKey(newId);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`made ${kind} ${newId}`}, 0))`.execute(tx);
  const before = await tx
    .selectFrom('made_records')
    .select('record_id as id')
    .where('kind', '=', kind)
    .where('key', '=', newId)
    .executeTakeFirst();
  if (before) return refuse({ kind: 'MadeBefore', id: before.id });
  const made = await make();
  if (!made.ok) return made;
  await tx.insertInto('made_records').values({ kind, key: newId, record_id: made.value.id, made_at: now }).execute();
  return ok(made.value);
}

/** The id of a row that has its key as its own id. Throws `BAD_REQUEST` for a key that is no UUID. */
export function idUnder(newId: string | null | undefined): string {
  if (newId == null) return randomUUID();
  requireKey(newId);
  return newId;
}

function requireKey(newId: string): void {
  if (!isUuid(newId)) throw new KasaError('BAD_REQUEST', 'newId is a UUID in lower case.');
}
