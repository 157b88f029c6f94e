// Whether redirects may be as they are to be: none comes back to itself, and none leads over another one where it could lead
// to the end at once.
import type { Transaction } from '../database/transaction.ts';
import { findDeadAddresses } from './find-dead-addresses.ts';
import type { Redirect } from './redirect-store.ts';
import { findCircles, listSteps, shortenWays, type Targets } from './redirect-ways.ts';

/** Every process has all of them in memory. */
export const MAX_REDIRECTS = 50_000;

export type Judged = {
  /** Paths that come back to themselves: nothing may be written then. */
  circles: ReadonlySet<string>;
  isTooMany: boolean;
  /** Those that lead to the end of their way from now on; others than those that are saved may be among them. */
  shortened: Redirect[];
};

/** `all`: what there is, with what is to be saved. */
export async function judgeRedirects(tx: Transaction, all: Targets): Promise<Judged> {
  const circles = findCircles(all);
  const isTooMany = all.size > MAX_REDIRECTS;
  if (circles.size > 0 || isTooMany) return { circles, isTooMany, shortened: [] };
  const dead = await findDeadAddresses(tx, listSteps(all));
  const ways = shortenWays(all, (target) => !dead.has(target));
  return { circles, isTooMany, shortened: [...ways].map(([path, target]) => ({ path, target })) };
}
