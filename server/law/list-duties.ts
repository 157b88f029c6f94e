// How the shop stands with each duty, from what is in its database.

import type { Db } from '../database/connect.ts';
import { listLacks } from '../shop/incomplete-shop.ts';
import { withNeutralSettings } from '../shop/neutral-settings.ts';
import { listSettings } from '../shop/settings-store.ts';
import { duties } from './duties.ts';
import type { Duty, LawShop, Standing } from './duty.ts';
import type { OpenPoint } from './open-point.ts';

type Environment = { mailFrom: string | undefined };

/** `lacks`: what is missing; empty for every other state. */
export type DutyStanding = { duty: Duty; lacks: readonly OpenPoint[] } & (Standing | { state: 'missing' });

export async function listDuties(db: Db, environment: Environment, now: Date): Promise<DutyStanding[]> {
  const shop = await readLawShop(db, environment, now);
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

/** What the duties lack beside `listLacks`, in their order. */
export async function listLawPoints(db: Db, environment: Environment, now: Date): Promise<OpenPoint[]> {
  const shop = await readLawShop(db, environment, now);
  const found = await Promise.all(duties.map((duty) => duty.lacks?.(shop) ?? []));
  const known: readonly OpenPoint[] = shop.lacks;
  return found.flat().filter((point) => !known.includes(point));
}

async function readLawShop(db: Db, environment: Environment, now: Date): Promise<LawShop> {
  const [stored, lacks] = [await listSettings(db), await listLacks(db, environment)];
  return { db, now, settings: withNeutralSettings(stored), lacks };
}
