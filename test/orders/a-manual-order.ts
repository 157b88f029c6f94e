// Orders in which the provider has no part, as the order button makes them.
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordManualPayment } from '#server/orders/manual/record-manual-payment.ts';
import { confirmHold, findUnconfirmedHold } from '#server/orders/manual/unpaid-holds.ts';
import { reconcilePayments } from '#server/orders/reconcile-payments.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { sendRefund } from '#server/refunds/send-refund.ts';
import { type Money, money } from '#src/money.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { aShopper, orderOf, started } from './a-paying-shopper.ts';

type Product = Parameters<typeof aShopper>[1];

export const DAY_MS = 24 * 60 * 60_000;
export const tenOnHand = { onHand: 10 };

let orders = 0;

async function anOrderBy(
  db: Db,
  product: Product,
  request: Parameters<Awaited<ReturnType<typeof aShopper>>['press']>[0],
) {
  const shopper = await aShopper(db, product);
  const { services } = shopper;
  // Few orders of one mailbox wait for their money at a time.
  const draft = { ...shopper.request.draft, email: `jan.${++orders}@example.com` };
  const press = () => shopper.press({ ...request, draft });
  const { orderToken } = started(await press());
  const { id: orderId } = await orderOf(db, orderToken);
  return {
    ...shopper,
    press,
    orderId,
    orderToken,
    /** Its link, which holds the goods for all of the days. */
    async openMail() {
      const hold = await findUnconfirmedHold(db, orderId);
      await inTransaction(db, (tx) => confirmHold(tx, orderId, hold?.mailKey ?? '', services.now()));
    },
    pay: (amount?: Money) => recordManualPayment(services, { orderId, reference: 'statement 7', amount }),
    async reconcile() {
      // The days that have passed were seen: in a shop it runs every minute.
      await db.deleteFrom('job_rounds').where('name', 'like', 'clock:%').execute();
      await reconcilePayments({ ...services, log: silentLog });
    },
    async refund(amount: Money | null) {
      const requested = await requestRefund(services, { orderId, amount, reason: '' });
      if (!requested.ok) throw new Error(requested.error.kind);
      await sendRefund({ ...services, log: silentLog }, requested.value.refundId);
    },
  };
}

export function aTransfer(db: Db, product: Product = tenOnHand) {
  return anOrderBy(db, product, { paymentMethod: 'bank_transfer' });
}

/** The fee of 8.00 zł comes on top. */
export function aCashOrder(db: Db) {
  return anOrderBy(db, tenOnHand, { paymentMethod: 'cash_on_delivery', expectedTotal: money(14_599 + 800, 'PLN') });
}

/** What is in the outbox about the order, in the order in which it was written. */
export async function effectsOf(db: Db, orderId: string): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select(['kind', 'payload']).orderBy('id').execute();
  return rows.filter(({ payload }) => (payload as { orderId: string }).orderId === orderId).map(({ kind }) => kind);
}
