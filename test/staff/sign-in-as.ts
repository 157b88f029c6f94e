// Somebody who is signed in to the office, without the way through its sign-in page.
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { startSession } from '#server/staff/session-store.ts';
import { insertStaff } from '#server/staff/staff-store.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Role } from '#src/staff/permissions.ts';

export type SignedInFixture = {
  id: number;
  email: string;
  token: string;
  /** The header of a request to a shop on http. */
  cookie: string;
  /** The cookie of a browser: `context.addCookies([browserCookie(origin)])`. */
  browserCookie(origin: string): { name: string; value: string; url: string; httpOnly: true; sameSite: 'Strict' };
};

export type SignedInOptions = {
  now?: Date;
  locale?: Locale;
  name?: string;
  email?: string;
  /** Has just proved again who it is. */
  isSteppedUp?: boolean;
};

const COOKIE = 'kasa_office';
let people = 0;

export async function signedInStaff(
  db: Db,
  role: Role,
  { now = new Date(), locale = 'en', name = 'Robin Kowalski', isSteppedUp = false, ...given }: SignedInOptions = {},
): Promise<SignedInFixture> {
  people++;
  const email = given.email ?? `${role}.${people}@shop.example`;
  const client = { address: '127.0.0.1', device: 'a test' };
  const { id, token } = await inTransaction(db, async (tx) => {
    const staffId = await insertStaff(tx, { email, name, role, locale }, now);
    const token = await startSession(tx, staffId, client, now);
    if (!isSteppedUp) {
      await tx.updateTable('staff_sessions').set({ stepped_up_at: null }).where('staff_id', '=', staffId).execute();
    }
    return { id: staffId, token };
  });
  return {
    id,
    email,
    token,
    cookie: `${COOKIE}=${token}`,
    browserCookie: (origin) => ({ name: COOKIE, value: token, url: origin, httpOnly: true, sameSite: 'Strict' }),
  };
}
