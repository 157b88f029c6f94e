// A call of the office's operations by a program with a key: who it is, as a visit like that of somebody who is signed in, but
// without a session, and without any way to prove more than the key does.
import type { FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { countTry, type RateLimit } from '../http/count-tries.ts';
import { tooMany } from '../http/request-limits.ts';
import { hashToken } from '../http/session.ts';
import { writeAudit } from '../staff/audit/audit-log.ts';
import { findKeyByHash, type LivingKey } from '../staff/keys/find-key.ts';
import { NOTE_USE_EVERY_MS } from '../staff/session-rules.ts';
import { clientOf, noteRefusals, type StaffVisit } from '../staff/staff-session.ts';
import { noteKeyUse } from './key-store.ts';
import { tokenOfKey } from './manage-keys.ts';

export const CALLS_A_MINUTE = 300;

/**
 * Calls are counted by key, not by address: programs of several shops stand in one computing centre, and one key is one
 * program.
 */
const calls: RateLimit = { name: 'key', max: CALLS_A_MINUTE, windowMs: 60_000 };

type Services = { db: Db; now: () => Date };

/** Undefined without a key: whoever asks is a browser. Throws `SIGNED_OUT` and `TOO_MANY_REQUESTS`. */
export async function findCallingKey(request: FastifyRequest, { db, now }: Services): Promise<LivingKey | undefined> {
  const { authorization } = request.headers;
  if (authorization === undefined) return undefined;
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  const token = tokenOfKey(given);
  const at = now();
  const key = token === null ? null : await findKeyByHash(db, hashToken(token), at);
  // One answer for all of them: what is no key, and a key that was one.
  if (!key) throw new KasaError('SIGNED_OUT', 'No key of this shop: unknown, revoked or over.');
  const waitMs = await countTry(db, calls, String(key.id), at);
  if (waitMs > 0) throw tooMany(waitMs);
  if (!key.lastUsedAt || at.getTime() - key.lastUsedAt.getTime() >= NOTE_USE_EVERY_MS) {
    await inTransaction(db, (tx) => noteKeyUse(tx, key.id, at));
  }
  return key;
}

/** No session is begun or read, and no cookie is set. */
export function createKeyVisit({ staff }: LivingKey, request: FastifyRequest, { db, now }: Services): StaffVisit {
  const client = clientOf(request);
  const audit: StaffVisit['audit'] = (tx, entry) =>
    writeAudit(tx, { staffId: staff.id, who: staff.email, ...client }, entry, now());
  const nothing = () => undefined;
  return {
    ...{ staff, client, audit },
    // A program has no page.
    pageOf: null,
    idempotencyKey: String(request.headers['idempotency-key'] ?? '') || null,
    session: { id: null, keep: nothing, forget: nothing },
    device: { token: null, keep: nothing },
    noteRefusal: noteRefusals({ db, now }, staff, audit),
    requireStepUp() {
      throw new KasaError('FORBIDDEN', 'This wants a person who proves again who it is: no key does it.');
    },
  };
}
