// What the shop knows of the account of an address: for `kasa accounts-of`. Nothing of what is in it.
import { emailKey } from '#src/email-address.ts';
import type { Db } from '../database/connect.ts';
import { listOrderNumbers } from './account-orders.ts';
import { findAccountByEmail } from './shopper-account-store.ts';
import { countShopperSessions } from './shopper-session-store.ts';

export type DescribedAccount = {
  email: string;
  /** Null when the address has no account: its orders are a guest's. */
  account: { createdAt: Date; provenAt: Date; browsers: number } | null;
  /** Numbers of the orders under the address, the newest first. */
  orders: number[];
};

export async function describeAccount(db: Db, typed: string, now: Date): Promise<DescribedAccount> {
  const email = emailKey(typed);
  const account = await findAccountByEmail(db, email);
  return {
    email,
    account: account && {
      createdAt: account.createdAt,
      provenAt: account.provenAt,
      browsers: await countShopperSessions(db, account.id, now),
    },
    orders: await listOrderNumbers(db, email),
  };
}
