// The accounts of shoppers. One is known by its address alone, written in small letters.
import { randomUUID } from 'node:crypto';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';

export type ShopperAccount = { id: string; email: string; createdAt: Date; provenAt: Date };

const columns = ['id', 'email', 'created_at as createdAt', 'proven_at as provenAt'] as const;

/** Somebody has shown that the mailbox is theirs: the account's id, of a new account where there was none. */
export async function proveAddress(
  tx: Transaction,
  { email, locale }: { email: string; locale: Locale },
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('shopper_accounts')
    .values({ id: randomUUID(), email, locale, created_at: now, proven_at: now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ proven_at: now, locale }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** `email`: as `emailKey` writes it. */
export async function findAccountByEmail(db: Db, email: string): Promise<ShopperAccount | null> {
  const row = await db.selectFrom('shopper_accounts').select(columns).where('email', '=', email).executeTakeFirst();
  return row ?? null;
}

/** The address that the account's e-mails go to, and their language. */
export async function findAccountReader(db: Db, id: string): Promise<{ email: string; locale: Locale } | null> {
  const row = await db
    .selectFrom('shopper_accounts')
    .select(['email', 'locale'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { email: row.email, locale: isLocale(row.locale) ? row.locale : 'en' } : null;
}

/** Sessions, addresses, passkeys and the wishlist go with it. Orders are the shop's and stay. */
export async function deleteAccount(tx: Transaction, { id, email }: Pick<ShopperAccount, 'id' | 'email'>) {
  await tx.deleteFrom('shopper_sign_ins').where('email', '=', email).execute();
  await tx.deleteFrom('shopper_accounts').where('id', '=', id).execute();
}
