// Browsers in which somebody has signed in before. The cookie that names one proves nothing and lets nobody in; it only
// keeps a person's tries apart from those of strangers. Its token is stored as a hash, and is another one after each time.
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { latestPossible } from '../database/wrong-clocks.ts';
import { createToken, hashToken, isToken } from '../http/session.ts';

const DAY_S = 24 * 60 * 60;
export const DEVICE_KEPT_S = 180 * DAY_S;
/** One person has so many; the one that was used longest ago goes. */
const MOST_DEVICES = 20;

/** Null unless this browser was in this account before. */
export async function findDeviceOf(db: Db, email: string, token: string | null, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('staff_devices as d')
    .innerJoin('staff as p', 'p.id', 'd.staff_id')
    .select('d.id')
    .where('d.token_hash', '=', hashToken(isToken(token) ? token : ''))
    .where('p.email', '=', email)
    .where('p.removed_at', 'is', null)
    .where('d.last_used_at', '>', new Date(now.getTime() - DEVICE_KEPT_S * 1000))
    .where('d.last_used_at', '<=', latestPossible(now))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The browser's new token. Colleagues who have signed in with it before stay known in it. */
export async function renewDevice(
  tx: Transaction,
  staffId: number,
  earlier: string | null,
  now: Date,
): Promise<string> {
  const token = createToken();
  if (isToken(earlier)) {
    await tx
      .updateTable('staff_devices')
      .set({ token_hash: hashToken(token) })
      .where('token_hash', '=', hashToken(earlier))
      .execute();
  }
  await tx
    .insertInto('staff_devices')
    .values({ token_hash: hashToken(token), staff_id: staffId, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['token_hash', 'staff_id']).doUpdateSet({ last_used_at: now }))
    .execute();
  await tx
    .deleteFrom('staff_devices')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('staff_devices')
        .select('id')
        .where('staff_id', '=', staffId)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .offset(MOST_DEVICES),
    )
    .execute();
  return token;
}

/** Forgets one person's, all or all but the one with this token: from there on they are browsers like any other. */
export async function forgetDevices(tx: Transaction, staffId: number, except: string | null = null): Promise<void> {
  await tx
    .deleteFrom('staff_devices')
    .where('staff_id', '=', staffId)
    .where('token_hash', '<>', hashToken(except ?? ''))
    .execute();
}
