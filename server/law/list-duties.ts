// How the shop stands with each duty, from what is in its database.

import type { Db } from '../database/connect.ts';
import { listLacks } from '../shop/incomplete-shop.ts';
import { withNeutralSettings } from '../shop/neutral-settings.ts';
import { listSettings } from '../shop/settings-store.ts';
import { duties } from './duties.ts';
import type { Duty, LawShop, Standing } from './duty.ts';
import type { OpenPoint } from './open-point.ts';
import { sumSalesBelowOss } from './sales-to-other-states.ts';

type Environment = { mailFrom: string | undefined };

/** `lacks`: what is missing; empty for every other state. */
export type DutyStanding = { duty: Duty; lacks: readonly OpenPoint[] } & (Standing | { state: 'missing' });

export async function listDuties(shop: LawShop): Promise<DutyStanding[]> {
  const standings: DutyStanding[] = [];
  // One after the other: the page is opened seldom, and shoppers need the connections.
  for (const duty of duties) {
    const lacks = (await duty.lacks?.(shop)) ?? [];
    standings.push(
      lacks.length > 0 ? { duty, lacks, state: 'missing' } : { duty, lacks, ...(await duty.stands(shop)) },
    );
  }
  return standings;
}

/** What the duties lack beside `shop.lacks`, in their order. */
export async function listLawPoints(shop: LawShop): Promise<OpenPoint[]> {
  const found = await Promise.all(duties.map((duty) => duty.lacks?.(shop) ?? []));
  const known: readonly OpenPoint[] = shop.lacks;
  return found.flat().filter((point) => !known.includes(point));
}

export async function readLawShop(db: Db, environment: Environment, now: Date): Promise<LawShop> {
  const [stored, lacks] = [await listSettings(db), await listLacks(db, environment)];
  const settings = withNeutralSettings(stored);
  let sales: Promise<number | null> | undefined;
  return { db, now, settings, lacks, salesBelowOss: () => (sales ??= sumSalesBelowOss({ db, now, settings })) };
}
