// Browsers that were in an account before. Whoever knows an address could ask for e-mails until its mailbox gets no more today; in a
// browser that was in, its owner has an allowance of their own. The cookie proves nothing else, and no table holds it.
import { timingSafeEqual } from 'node:crypto';
import { deriveToken, type Session } from '../http/session.ts';

type Browser = Pick<Session, 'knownBrowser'>;

const tokenOf = (email: string) => deriveToken('browser of an account', email);

export async function rememberBrowser({ knownBrowser }: Browser, email: string): Promise<void> {
  knownBrowser.keep(await tokenOf(email));
}

/** Compares in constant time; the same work for any address. */
export async function isKnownBrowser({ knownBrowser }: Browser, email: string): Promise<boolean> {
  const expected = Buffer.from(await tokenOf(email));
  const given = Buffer.from(knownBrowser.read() ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
