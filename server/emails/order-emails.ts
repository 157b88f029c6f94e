import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../database/connect.ts';
import { getOrderView } from '../orders/order-views.ts';
import type { OutboxHandler } from '../outbox/deliver-outbox.ts';
import type { SendMail } from './mail-transport.ts';
import { writeOrderConfirmation } from './order-confirmation.ts';

export type OrderEmailOptions = { db: Db; sendMail: SendMail; publicUrl: string };

/** What the outbox does for each kind of e-mail about an order. */
export function createOrderEmails({ db, sendMail, publicUrl }: OrderEmailOptions): Record<string, OutboxHandler> {
  return {
    'order-confirmation': async ({ deduplicationKey, payload }) => {
      const orderId = String(payload.orderId);
      const { locale } = await db
        .selectFrom('orders')
        .select('locale')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      const order = await getOrderView(db, orderId);
      await sendMail(writeOrderConfirmation({ key: deduplicationKey, order, locale: locale as Locale, publicUrl }));
    },
  };
}
