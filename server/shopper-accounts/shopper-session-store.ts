// The browsers in which a shopper is signed in. Every request reads its own session, so that one that was ended is gone at once, in
// every process.
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { NOTE_USE_EVERY_MS, SESSION_IDLE_MS, SESSION_LONGEST_MS } from '#src/shopper-accounts/account-life.ts';
import { clearCartsOfAccount } from '../cart/kept-draft.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { latestPossible } from '../database/wrong-clocks.ts';
import { createToken, hashToken, type Session } from '../http/session.ts';

export type SignedInShopper = { sessionId: number; accountId: string; email: string; locale: Locale };

type Services = { db: Db; now: () => Date; session: Pick<Session, 'account'> };
type Browser = Pick<Session, 'account' | 'cartTokenHash'>;

/** Null for a session that is unknown, ended, idle for too long or too old. */
export async function findShopper({ db, now, session }: Services): Promise<SignedInShopper | null> {
  const token = session.account.read();
  if (token === null) return null;
  const at = now();
  const row = await livingSessions(db, at)
    .innerJoin('shopper_accounts as a', 'a.id', 's.account_id')
    .select(['s.id', 's.last_used_at', 'a.id as account_id', 'a.email', 'a.locale'])
    .where('s.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row) return null;
  if (at.getTime() - row.last_used_at.getTime() >= NOTE_USE_EVERY_MS) {
    await inTransaction(db, (tx) => noteShopperUse(tx, row.id, at));
  }
  const locale = isLocale(row.locale) ? row.locale : 'en';
  return { sessionId: row.id, accountId: row.account_id, email: row.email, locale };
}

export async function noteShopperUse(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.updateTable('shopper_sessions').set({ last_used_at: now }).where('id', '=', id).execute();
}

/** Counts in how many browsers somebody is signed in to this account. */
export async function countShopperSessions(db: Db, accountId: string, now: Date): Promise<number> {
  const { count } = await livingSessions(db, now)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('s.account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function livingSessions(db: Db, now: Date) {
  return (
    db
      .selectFrom('shopper_sessions as s')
      .where('s.last_used_at', '>', before(now, SESSION_IDLE_MS))
      .where('s.created_at', '>', before(now, SESSION_LONGEST_MS))
      // One that a wrong clock began would last until that clock's day has come.
      .where('s.last_used_at', '<=', latestPossible(now))
      .where('s.created_at', '<=', latestPossible(now))
  );
}

/** The new session's token, for the cookie. The one that this browser had before ends, whoever's it was. */
export async function startShopperSession(
  tx: Transaction,
  { accountId, session }: { accountId: string; session: Browser },
  now: Date,
): Promise<string> {
  await endFormerSession(tx, accountId, session);
  const token = createToken();
  await tx
    .insertInto('shopper_sessions')
    .values({ account_id: accountId, token_hash: hashToken(token), created_at: now, last_used_at: now })
    .execute();
  return token;
}

/** What it left in this browser's cart is not for whoever signs in after somebody else. */
async function endFormerSession(tx: Transaction, accountId: string, browser: Browser): Promise<void> {
  const former = browser.account.read();
  if (former === null) return;
  const ended = await tx
    .deleteFrom('shopper_sessions')
    .where('token_hash', '=', hashToken(former))
    .returning(['account_id', 'created_at'])
    .executeTakeFirst();
  if (!ended || ended.account_id === accountId) return;
  const left = { accountId: ended.account_id, since: ended.created_at };
  await clearCartsOfAccount(tx, { ...left, cart: browser.cartTokenHash() });
}

/** Ends the session of this browser, or all of the account, with what they left in the carts. */
export async function endShopperSessions(
  tx: Transaction,
  { accountId, sessionId }: Pick<SignedInShopper, 'accountId' | 'sessionId'>,
  { where, browser }: { where: 'here' | 'everywhere'; browser: Browser },
): Promise<void> {
  const ending = tx.deleteFrom('shopper_sessions').where('account_id', '=', accountId);
  const ended = await (where === 'here' ? ending.where('id', '=', sessionId) : ending)
    .returning('created_at')
    .execute();
  if (ended.length === 0) return;
  const since = new Date(Math.min(...ended.map(({ created_at }) => created_at.getTime())));
  await clearCartsOfAccount(tx, { accountId, since, cart: browser.cartTokenHash() });
  if (where === 'everywhere') await clearCartsOfAccount(tx, { accountId, since, cart: 'all' });
}

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}
