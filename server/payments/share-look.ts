// Looking at a page must not use up what all payments need: Stripe answers some hundred requests a second for the whole
// shop. So what somebody's page asks the provider about an order is asked once in two seconds, by however many windows
// and processes, and of one network only so many times a minute. Who is not answered sees what the shop knows.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../database/connect.ts';
import { countTry, type RateLimit } from '../http/count-tries.ts';
import { networkOf } from '../http/visitor-network.ts';
import { Cache } from '../memory/cache.ts';
import type { PaymentProvider } from './payment-provider.ts';

export const LOOK_SHARED_MS = 2_000;
export const LOOKS_A_MINUTE = 120;
/** Those of two seconds, in a shop that is crowded. */
const MOST_SHARED = 1_000;

const perSubject: RateLimit = { name: 'look', max: 1, windowMs: LOOK_SHARED_MS };
const perNetwork: RateLimit = { name: 'looks', max: LOOKS_A_MINUTE, windowMs: 60_000 };

export type LookServices = { db: Db; now: () => Date; payments: PaymentProvider; session: { address: string } };

type Look = { at: number; answer: Promise<unknown> };

/** Keyed by the provider that is asked: this process has one, and each test its own. */
const looks = new WeakMap<PaymentProvider, Cache<Look>>();

/**
 * The answer of `look` or, within two seconds of another with this key, that one's. Null when another process has just
 * looked, or this network too often. `isPatient`: waits until it may look itself.
 */
export async function shareLook<T>(
  services: LookServices,
  { key, isPatient = false }: { key: string; isPatient?: boolean },
  look: () => Promise<T>,
): Promise<T | null> {
  const shared = looks.get(services.payments) ?? new Cache<Look>({ max: MOST_SHARED });
  looks.set(services.payments, shared);
  const last = shared.get(key);
  const at = services.now().getTime();
  if (last && Math.abs(at - last.at) < LOOK_SHARED_MS) return last.answer as Promise<T | null>;
  const answer = lookInTurn(services, key, isPatient, look);
  shared.set(key, { at, answer });
  answer.catch(() => shared.delete(key));
  return answer;
}

async function lookInTurn<T>(
  { db, now, session }: LookServices,
  key: string,
  isPatient: boolean,
  look: () => Promise<T>,
): Promise<T | null> {
  const waitMs = await countTry(db, perSubject, key, now());
  if (waitMs > 0 && isPatient) await sleep(waitMs);
  if (waitMs > 0 && !(isPatient && (await countTry(db, perSubject, key, now())) === 0)) return null;
  const network = networkOf(session.address);
  const isOften = network !== null && (await countTry(db, perNetwork, network, now())) > 0;
  return isOften ? null : look();
}
