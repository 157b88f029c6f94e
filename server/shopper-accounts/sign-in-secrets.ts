// What the e-mail of a sign-in holds: a link, and six digits. Both are derived from the id, so that no table and no backup holds
// what lets anybody in, and the outbox can write them when the e-mail goes out.
import { timingSafeEqual } from 'node:crypto';
import { deriveToken, hashToken } from '../http/session.ts';

const CODES = 1_000_000;
const DIGITS = 6;
/** A number of 48 bits: what is left of it by a million is as good as even. */
const BYTES = 6;

export function signInLinkToken(id: string): Promise<string> {
  return deriveToken('sign-in link', id);
}

export async function signInCode(id: string): Promise<string> {
  const number = hashToken(await deriveToken('sign-in code', id)).readUIntBE(0, BYTES) % CODES;
  return String(number).padStart(DIGITS, '0');
}

/** Compares in constant time. People type codes with spaces, and copy them with dashes. */
export async function isSignInCode(id: string, typed: string): Promise<boolean> {
  const expected = Buffer.from(await signInCode(id));
  const given = Buffer.from(typed.replace(/[^0-9]/g, ''));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
