// How often somebody may try to prove who they are, counted for each account: whoever guesses has as many addresses as they
// like. Of tries from one address see `guesses`.
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { countTry, type RateLimit, uncountTry } from '../http/count-tries.ts';
import { tooMany } from '../http/request-limits.ts';
import { normalEmail } from './staff-store.ts';

/** For each account, whoever tries; a passkey goes on working. */
const triesOfAccount: RateLimit = { name: 'sign-in', max: 30, windowMs: 60 * 60_000 };

/** Wrong codes of one person, from wherever: who has stolen a session has as many addresses as they like. */
const wrongCodes: RateLimit = { name: 'step-up', max: 10, windowMs: 60 * 60_000 };

/** Counts a try to sign in. Throws `TOO_MANY_REQUESTS`. */
export async function requireFewTries(db: Db, email: string, now: Date): Promise<void> {
  const waitMs = await countTry(db, triesOfAccount, normalEmail(email), now);
  if (waitMs > 0) throw tooMany(waitMs);
}

/** Counts a code as wrong until `forgiveCode`. Throws `TOO_MANY_REQUESTS`. */
export async function requireFewWrongCodes(db: Db, staffId: number, now: Date): Promise<void> {
  const waitMs = await countTry(db, wrongCodes, String(staffId), now);
  if (waitMs > 0) throw tooMany(waitMs);
}

/** The code was right. */
export async function forgiveCode(tx: Transaction, staffId: number): Promise<void> {
  await uncountTry(tx, wrongCodes, String(staffId));
}
