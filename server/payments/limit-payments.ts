// Card testing is stopped before Stripe sees it: whoever presses the order button too often waits. Counted in the
// database, because several processes may serve the shop; in an hour that begins with the first try.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { KasaError } from '#src/errors.ts';
import type { Db } from '../database/connect.ts';

export const TRIES_PER_CART = 10;
export const TRIES_PER_ADDRESS = 20;
const WINDOW_MS = 60 * 60_000;
/** An IPv6 customer owns a whole /64, and can send each request from another address. */
const IPV6_NETWORK_GROUPS = 4;

export type Payer = { cartTokenHash: Buffer; address: string };

/** Counts one try. Throws `TOO_MANY_REQUESTS`, with the time to wait, beyond the limits. */
export async function countPaymentTry(db: Db, { cartTokenHash, address }: Payer, now: Date): Promise<void> {
  const waits = [
    await countTry(db, subjectOf('cart', cartTokenHash), TRIES_PER_CART, now),
    await countTry(db, subjectOf('address', networkOf(address)), TRIES_PER_ADDRESS, now),
  ];
  const waitMs = Math.max(...waits);
  if (waitMs > 0) {
    const message = 'The order button was pressed too often. Wait a while before you press it again.';
    throw new KasaError('TOO_MANY_REQUESTS', message, { retryAfterS: Math.ceil(waitMs / 1000) });
  }
}

/** One statement, so that tries at once are all counted. Milliseconds to wait; 0 within the limit. */
async function countTry(db: Db, subject: Buffer, limit: number, now: Date): Promise<number> {
  const windowBefore = new Date(now.getTime() - WINDOW_MS);
  const { rows } = await sql<{ tries: number; windowStart: Date }>`
    insert into payment_limits as l (subject, window_start, tries) values (${subject}, ${now}, 1)
    on conflict (subject) do update set
      tries = case when l.window_start <= ${windowBefore} then 1 else l.tries + 1 end,
      window_start = case when l.window_start <= ${windowBefore} then ${now} else l.window_start end
    returning tries, window_start as "windowStart"`.execute(db);
  const [row] = rows;
  if (!row || row.tries <= limit) return 0;
  return row.windowStart.getTime() + WINDOW_MS - now.getTime();
}

/** Hours that are over say nothing any more. */
export async function forgetPaymentTries(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('payment_limits')
    .where('window_start', '<=', new Date(now.getTime() - WINDOW_MS))
    .execute();
}

/** Addresses are personal data: only their hash is kept, and for an hour. */
function subjectOf(kind: 'cart' | 'address', value: Buffer | string): Buffer {
  return createHash('sha256').update(`${kind}:`).update(value).digest();
}

function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  // URL writes an address in its shortest form, whatever form it came in.
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':').filter(Boolean)];
  return all.slice(0, IPV6_NETWORK_GROUPS).join(':');
}
