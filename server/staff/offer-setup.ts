// The way in for the first owner: a one-time link that whoever starts the shop is shown.
import { officeUrlOf } from '#src/office-addresses.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { createLink, type LinkPurpose, renewLink } from './link-store.ts';
import { hasStaff } from './staff-store.ts';

/** The link's path; earlier ones stay good until one of them is used. Null when somebody works in the office already. */
export async function offerSetup(db: Db, now: Date): Promise<string | null> {
  if (await hasStaff(db)) return null;
  return inTransaction(db, async (tx) => {
    const renewed = await renewLink(tx, await createLink(tx, { purpose: 'setup' }, now), now);
    return renewed && linkPath('setup', renewed.token);
  });
}

export function linkPath(purpose: LinkPurpose, token: string): string {
  return officeUrlOf(purpose, undefined, { token });
}
