// The links in e-mails about goods that are back: signed, so that no table holds them.
import type { Db } from '../database/connect.ts';
import { readSigned, readSigningKey, sign } from '../http/signing-key.ts';
import type { BackInStockRequest } from './back-in-stock-store.ts';

const KEY = 'back in stock';

/** The same whenever it is written. */
export async function requestToken(
  db: Db,
  { id, createdAt }: Pick<BackInStockRequest, 'id' | 'createdAt'>,
  now: Date,
): Promise<string> {
  return sign(await readSigningKey(db, KEY, now), `${id}.${createdAt.getTime()}`);
}

/** Null for a token that is not ours. */
export async function readRequestToken(
  db: Db,
  token: string,
  now: Date,
): Promise<{ id: string; createdAt: Date } | null> {
  const signed = readSigned(await readSigningKey(db, KEY, now), token);
  if (signed === null) return null;
  const [id = '', createdAt] = signed.split('.');
  return { id, createdAt: new Date(Number(createdAt)) };
}
