// Sign-ins by e-mail, from being asked for until one of them is proven.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { CODE_TRIES, SIGN_IN_VALID_MS } from '#src/shopper-accounts/account-life.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { latestPossible } from '../database/wrong-clocks.ts';
import { createToken, hashToken, isToken } from '../http/session.ts';
import { signInLinkToken } from './sign-in-secrets.ts';

export type SignIn = {
  id: string;
  email: string;
  locale: Locale;
  attempts: number;
  /** The mailbox had enough e-mails, so that nothing proves it. */
  isUnsent: boolean;
  /** The hash of what the browser that asked keeps. */
  windowHash: Buffer;
  isOver: boolean;
};

const columns = [
  ...(['id', 'email', 'locale', 'attempts', 'window_hash', 'is_unsent', 'expires_at', 'spent_at'] as const),
];

/** The new sign-in, and what its browser keeps. */
export async function insertSignIn(
  tx: Transaction,
  { email, locale }: Pick<SignIn, 'email' | 'locale'>,
  now: Date,
): Promise<{ id: string; windowToken: string }> {
  const id = randomUUID();
  const windowToken = createToken();
  await tx
    .insertInto('shopper_sign_ins')
    .values({
      ...{ id, email, locale },
      link_hash: hashToken(await signInLinkToken(id)),
      window_hash: hashToken(windowToken),
      created_at: now,
      expires_at: new Date(now.getTime() + SIGN_IN_VALID_MS),
    })
    .execute();
  return { id, windowToken };
}

/** Its e-mail was not sent: every code is wrong from now on. */
export async function markUnsent(tx: Transaction, id: string): Promise<void> {
  await tx.updateTable('shopper_sign_ins').set({ is_unsent: true }).where('id', '=', id).execute();
}

/** Null once it cannot be proven any more. */
export async function findOpenSignIn(db: Db, id: string, now: Date): Promise<SignIn | null> {
  const row = await db.selectFrom('shopper_sign_ins').select(columns).where('id', '=', id).executeTakeFirst();
  const found = row ? signInOf(row, now) : null;
  return found?.isOver ? null : found;
}

/** The one that this browser has asked for. */
export async function findSignInOfWindow(db: Db, windowToken: string | null, now: Date): Promise<SignIn | null> {
  return windowToken === null ? null : findBy(db, 'window_hash', windowToken, now);
}

export async function findSignInOfLink(db: Db, linkToken: string, now: Date): Promise<SignIn | null> {
  return findBy(db, 'link_hash', linkToken, now);
}

async function findBy(db: Db, column: 'window_hash' | 'link_hash', token: string, now: Date): Promise<SignIn | null> {
  if (!isToken(token)) return null;
  const row = await db
    .selectFrom('shopper_sign_ins')
    .select(columns)
    .where(column, '=', hashToken(token))
    .executeTakeFirst();
  return row ? signInOf(row, now) : null;
}

/** Counts a try before it is looked at, so that many at once are no way around. Null when there is none left. */
export async function countCodeTry(tx: Transaction, id: string): Promise<number | null> {
  const row = await tx
    .updateTable('shopper_sign_ins')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('attempts', '<', CODE_TRIES)
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts ?? null;
}

/** False when somebody else was quicker, or it is over. */
export async function spendSignIn(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('shopper_sign_ins')
    .set({ spent_at: now })
    .where('id', '=', id)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Row = { id: string; email: string; locale: string; attempts: number; window_hash: Buffer } & {
  is_unsent: boolean;
  expires_at: Date;
  spent_at: Date | null;
};

function signInOf(
  { locale, window_hash: windowHash, is_unsent: isUnsent, expires_at: end, spent_at: spent, ...row }: Row,
  now: Date,
): SignIn {
  const isOver = spent !== null || end <= now || end > latestPossible(now, SIGN_IN_VALID_MS);
  return { ...row, locale: isLocale(locale) ? locale : 'en', windowHash, isUnsent, isOver };
}
