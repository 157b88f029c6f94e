// Orders that arrived some days before the shop's present, and their buyers.
import { inTransaction } from '#server/database/transaction.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { aDeliveredOrder } from '../customers/a-customer.ts';
import type { OrderFixture } from '../fixtures/a-paid-order.ts';
import { type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { postForm, textOf } from '../fixtures/post-form.ts';

export const daysAgo = (days: number) => new Date(shopTime.getTime() - days * 86_400_000);

/** The e-mails are switched on, a week after the delivery, as if at that moment. */
export async function askSince({ db }: Pick<ShopFixture['database'], 'db'>, since: Date): Promise<void> {
  for (const askDaysAfterDelivery of [null, 7]) {
    const change = { document: 'reviews' as const, data: { askDaysAfterDelivery }, changedBy: 'test', now: since };
    const changed = await inTransaction(db, (tx) => changeSettings(tx, change));
    if (!changed.ok) throw new Error(JSON.stringify(changed.error));
  }
}

export function anArrivedOrder({ database: { db }, payments }: ShopFixture, days = 8): Promise<OrderFixture> {
  return aDeliveredOrder({ db, payments, now: () => daysAgo(days) });
}

export function aBuyer({ app }: ShopFixture, token: string, locale = 'pl') {
  const path = `/${locale}/review/${token}`;
  return {
    path,
    async open(search = '') {
      const { statusCode, body } = await app.inject({ url: path + search });
      return { status: statusCode, html: body, text: textOf(body) };
    },
    async write(fields: Record<string, string> = {}) {
      const given = { action: 'review', line: '0', stars: '5', text: '', name: 'Jan K.', ...fields };
      const { statusCode, headers } = await postForm(app, path, given);
      return { status: statusCode, to: String(headers.location).replace(path, '') };
    },
    stop: () => postForm(app, path, { action: 'stop' }),
  };
}
