// Signs what goes out and comes back unchanged: links in e-mails, forms. The key is in the database, so that all processes
// have the same; anyone who reads the database has what the signatures guard anyway.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../database/connect.ts';

const KEY_BYTES = 32;

/** The key of a purpose, made when it is first needed. Commits by itself: what is signed goes out at once. */
export async function readSigningKey(db: Db, purpose: string, now: Date): Promise<Buffer> {
  const find = () => db.selectFrom('signing_keys').select('key').where('purpose', '=', purpose).executeTakeFirst();
  const found = await find();
  if (found) return found.key;
  await db
    .insertInto('signing_keys')
    .values({ purpose, key: randomBytes(KEY_BYTES), created_at: now })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error(`the signing key ${purpose} could not be made`);
  return made.key;
}

/** Signs a URL-safe text; the answer is URL-safe, too. */
export function sign(key: Buffer, text: string): string {
  return `${text}.${signatureOf(key, text)}`;
}

/** What was signed; null when it was not signed with this key. In constant time. */
export function readSigned(key: Buffer, signed: string): string | null {
  const at = signed.lastIndexOf('.');
  const text = signed.slice(0, Math.max(at, 0));
  const [expected, given] = [Buffer.from(signatureOf(key, text)), Buffer.from(signed.slice(at + 1))];
  return at > 0 && expected.length === given.length && timingSafeEqual(expected, given) ? text : null;
}

function signatureOf(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
