// Writes that a platform may repeat: under a key they change something once. What is answered again is the cart as it is now.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { latestPossible } from '../../database/wrong-clocks.ts';
import { UcpError } from '../messages/protocol-errors.ts';

const KEPT_MS = 24 * 3_600_000;
/** Whoever answered it is gone, and it may be done again. */
const ABANDONED_MS = 60_000;

/** `network`: that it is asked from; empty where many share one address. */
type Asker = { platform: string; network: string };
export type NamedRequest = { asker: Asker; key: string; operation: string; input: unknown };

/**
 * Null when it is to be carried out, or the cart that it was about when it has been. Throws `idempotency_key_reused` for
 * another request under the same key, and `unavailable` while the first one is being answered.
 */
export async function beginRequest(db: Db, request: NamedRequest, now: Date): Promise<string | null> {
  const keyHash = hashOfKey(request);
  const inputHash = hashOfInput(request);
  const [oldest, abandoned] = [KEPT_MS, ABANDONED_MS].map((ms) => new Date(now.getTime() - ms));
  await sql`delete from assistant_requests where key_hash = ${keyHash}
    and (created_at <= ${oldest} or created_at > ${latestPossible(now)} or (cart_id is null and created_at <= ${abandoned}))`.execute(
    db,
  );
  const begun = await db
    .insertInto('assistant_requests')
    .values({ key_hash: keyHash, input_hash: inputHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  if (begun) return null;
  const first = await db
    .selectFrom('assistant_requests')
    .select(['input_hash', 'cart_id'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  if (first && !first.input_hash.equals(inputHash)) {
    throw new UcpError('idempotency_key_reused', 'This key was used for another request.');
  }
  if (!first?.cart_id) {
    throw new UcpError('unavailable', 'The first request with this key is being answered.', { retryAfterS: 1 });
  }
  return first.cart_id;
}

/** `cartId`: null when nothing came of it, so that it may be tried again under its key. */
export async function endRequest(db: Db, request: NamedRequest, cartId: string | null): Promise<void> {
  const ofKey = sql`where key_hash = ${hashOfKey(request)}`;
  if (cartId === null) await sql`delete from assistant_requests ${ofKey}`.execute(db);
  else await sql`update assistant_requests set cart_id = ${cartId} ${ofKey}`.execute(db);
}

function hashOfKey({ asker: { platform, network }, key }: NamedRequest): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([platform, network, key]))
    .digest();
}

/** What pays is left out: it is not looked at, and no trace of it is to stay. */
function hashOfInput({ operation, input }: NamedRequest): Buffer {
  const { payment: _payment, ...rest } = (input ?? {}) as Record<string, unknown>;
  return createHash('sha256')
    .update(JSON.stringify([operation, sorted(rest)]))
    .digest();
}

/** The order of an object's members says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, each]) => [name, sorted(each)]);
}
