// How often somebody may try to prove who they are. Whoever knows a colleague's e-mail must not lock him out by wrong tries,
// and whoever has many networks must still be slow. So a browser in which he was before has tries of its own; any other
// one has those of its network, and shares those of the account. Of tries from one network at all see `guesses`.
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { countTry, type RateLimit, uncountTry } from '../http/count-tries.ts';
import { countDelayedTry, findDelay, forgiveSome, forgiveTries, type GrowingDelay } from '../http/growing-delay.ts';
import { tooMany } from '../http/request-limits.ts';
import { networkOf } from '../http/visitor-network.ts';
import { findDeviceOf } from './device-store.ts';
import { normalEmail } from './staff-store.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The tries of a browser that the person was in before. */
export const triesOfDevice: GrowingDelay = {
  name: 'sign-in device',
  free: 10,
  ...{ firstPauseMs: 30 * SECOND_MS, longestPauseMs: 15 * MINUTE_MS, forgottenAfterMs: DAY_MS },
};

/** The tries of one network at one account. */
export const triesOfNetwork: GrowingDelay = {
  name: 'sign-in network',
  free: 5,
  ...{ firstPauseMs: 30 * SECOND_MS, longestPauseMs: HOUR_MS, forgottenAfterMs: DAY_MS },
};

/**
 * The tries at an account, in all browsers that are new to it. A passkey goes on working, and so does a link of an
 * owner.
 */
export const triesOfAccount: GrowingDelay = {
  name: 'sign-in account',
  free: 30,
  ...{ firstPauseMs: 10 * SECOND_MS, longestPauseMs: 5 * MINUTE_MS, forgottenAfterMs: DAY_MS },
};

/** Wrong codes and passkeys in one session: who has stolen it has as many addresses as they like. */
const wrongProofs: RateLimit = { name: 'step-up', max: 10, windowMs: HOUR_MS };

export type SignInTry = { email: string; address: string; deviceToken: string | null };

/** A try that was counted, for `forgiveSignInTries`. */
export type CountedTry = { device: string } | { account: string; network: string };

/** Throws `TOO_MANY_REQUESTS`. The same statements for an account that does not exist. */
export async function countSignInTry(
  db: Db,
  { email, address, deviceToken }: SignInTry,
  now: Date,
): Promise<CountedTry> {
  const account = normalEmail(email);
  const deviceId = await findDeviceOf(db, account, deviceToken, now);
  if (deviceId !== null) {
    const device = String(deviceId);
    requireNoWait(await countDelayedTry(db, triesOfDevice, device, now));
    return { device };
  }
  const network = `${account}\n${networkOf(address) ?? ''}`;
  // Looked at first: a network that has to wait uses up nothing of the account's.
  requireNoWait(await findDelay(db, triesOfNetwork, network, now));
  requireNoWait(await countDelayedTry(db, triesOfAccount, account, now));
  requireNoWait(await countDelayedTry(db, triesOfNetwork, network, now));
  return { account, network };
}

/** Whoever was right gets all tries back, the wrong ones before it too. */
export async function forgiveSignInTries(tx: Transaction, counted: CountedTry): Promise<void> {
  if ('device' in counted) {
    await forgiveTries(tx, triesOfDevice, counted.device);
    return;
  }
  const tries = await forgiveTries(tx, triesOfNetwork, counted.network);
  await forgiveSome(tx, triesOfAccount, counted.account, tries);
}

/** Counts a proof as wrong until `forgiveProof`. Throws `TOO_MANY_REQUESTS`. */
export async function requireFewWrongProofs(db: Db, sessionId: number, now: Date): Promise<void> {
  requireNoWait(await countTry(db, wrongProofs, String(sessionId), now));
}

/** It was right. */
export async function forgiveProof(tx: Transaction, sessionId: number): Promise<void> {
  await uncountTry(tx, wrongProofs, String(sessionId));
}

function requireNoWait(waitMs: number): void {
  if (waitMs > 0) throw tooMany(waitMs);
}
