// What every form of a signed-in shopper brings back: derived from the session's cookie, which no other site can read.
import { timingSafeEqual } from 'node:crypto';
import { formTokenOf, type Session } from '../http/session.ts';

/** Empty when nobody is signed in. */
export function accountFormToken({ account }: Pick<Session, 'account'>): string {
  const token = account.read();
  return token === null ? '' : formTokenOf(token);
}

/** Compares in constant time. */
export function acceptsAccountForm(given: unknown, { session }: { session: Pick<Session, 'account'> }): boolean {
  const expected = Buffer.from(accountFormToken(session));
  const actual = Buffer.from(typeof given === 'string' ? given : '');
  return expected.length > 0 && expected.length === actual.length && timingSafeEqual(expected, actual);
}
