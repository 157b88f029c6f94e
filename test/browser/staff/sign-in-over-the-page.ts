// Somebody's session ends while they work, and they sign in again over the page.
import type { Page, Route } from 'playwright-core';
import { inTransaction } from '#server/database/transaction.ts';
import { startSession } from '#server/staff/session-store.ts';
import type { ClockShop } from '../running-shop.ts';

export async function endSession({ db }: ClockShop, { id }: { id: number }): Promise<void> {
  await db.deleteFrom('staff_sessions').where('staff_id', '=', id).execute();
}

/** Signs in by the form over the page: the way of the password itself is tested with the sign-in page. */
export async function signInOverThePage(page: Page, { db, origin }: ClockShop, staffId: number): Promise<void> {
  const client = { address: '127.0.0.1', device: 'a test' };
  const signIn = async (route: Route) => {
    const token = await inTransaction(db, (tx) => startSession(tx, staffId, client, new Date()));
    await page
      .context()
      .addCookies([{ name: 'kasa_office', value: token, url: origin, httpOnly: true, sameSite: 'Strict' }]);
    await route.fulfill({ json: { data: { signIn: { refusal: null } }, errors: [] } });
  };
  await page.route('**/mutation/StaffSignIn', signIn, { times: 1 });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password').fill('four quiet green herons');
  await dialog.getByLabel('Code').fill('123456');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
}
