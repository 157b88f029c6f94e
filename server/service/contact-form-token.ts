// Every contact form has a token of its own: it says when the form was shown, which no program can make up, and lets a form
// send one message. Together with a field that nobody sees it keeps programs out without asking people anything.
import { randomUUID } from 'node:crypto';
import type { Db } from '../database/connect.ts';
import { readSigned, readSigningKey, sign } from '../http/signing-key.ts';

/** Nobody writes a message in less. */
export const MIN_WRITING_MS = 3_000;
const FORM_LIFE_MS = 24 * 60 * 60_000;
const KEY = 'contact form';

export type FormTokenState = { id: string } | { refusal: 'FORGED' | 'TOO_FAST' | 'EXPIRED' };

/** `shownAt`: when somebody began to write. */
export async function createFormToken(db: Db, shownAt: Date): Promise<string> {
  const key = await readSigningKey(db, KEY, shownAt);
  return sign(key, `${randomUUID()}.${shownAt.getTime()}`);
}

export async function readFormToken(db: Db, token: string, now: Date): Promise<FormTokenState> {
  const signed = readSigned(await readSigningKey(db, KEY, now), token);
  if (signed === null) return { refusal: 'FORGED' };
  const [id = '', shownAt] = signed.split('.');
  const ageMs = now.getTime() - Number(shownAt);
  if (ageMs < MIN_WRITING_MS) return { refusal: 'TOO_FAST' };
  return ageMs > FORM_LIFE_MS ? { refusal: 'EXPIRED' } : { id };
}
