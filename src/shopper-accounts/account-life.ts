// How long what belongs to a shopper's account is good.
import type { SessionCookie } from '../surface.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The link and the code of one e-mail. */
export const SIGN_IN_VALID_MINUTES = 15;
export const SIGN_IN_VALID_MS = SIGN_IN_VALID_MINUTES * MINUTE_MS;
/** One code is tried so often; the next try is refused, whatever it is. */
export const CODE_TRIES = 10;

/** A browser that was not used for so long has to sign in again. */
export const SESSION_IDLE_MS = 60 * DAY_MS;
export const SESSION_LONGEST_MS = 365 * DAY_MS;
/** Use is noted no more often than this. */
export const NOTE_USE_EVERY_MS = 60 * MINUTE_MS;

export const accountCookie: SessionCookie = {
  name: 'kasa_account',
  path: '/',
  // The link of an e-mail leads to the account of whoever is signed in.
  sameSite: 'lax',
  maxAgeS: SESSION_LONGEST_MS / 1000,
};

/** Says that this browser was in an account before; it lets nobody in. */
export const knownBrowserCookie: SessionCookie = {
  name: 'kasa_known',
  path: '/',
  sameSite: 'lax',
  maxAgeS: SESSION_LONGEST_MS / 1000,
};

/** Names the sign-in that this browser has asked for. */
export const signInCookie: SessionCookie = {
  name: 'kasa_signin',
  path: '/',
  sameSite: 'lax',
  maxAgeS: SIGN_IN_VALID_MS / 1000,
};
