// Every change of a draft ends the link that was sent before, so that nobody pays what is no longer offered. An order that
// was begun by that link is closed at the payment provider first, as one that the shopper places again; one that is paid or
// being paid keeps the draft as it is.
import type { DraftRefusal } from '#src/drafts/office/draft-refusals.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { closeCart } from '../cart/cart-store.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { closeIntents } from '../orders/close-intents.ts';
import { lockOrder } from '../orders/order-store.ts';
import { recordPayment } from '../orders/record-payment.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { AuditEntry } from '../schema/request-context.ts';
import { type DraftOrder, findOrderOfDraft, lockDraft } from './draft-order-store.ts';

export type DraftServices = {
  db: Db;
  now: () => Date;
  payments: PaymentProvider;
  /** Who does it, by name. */
  by: string;
  audit(tx: Transaction, entry: AuditEntry): Promise<void>;
};

type Named = {
  number: number;
  /** As the person saw it. */
  version: number;
  /** Of the e-mail that is carried out now. */
  sendId?: string;
};

/** The shopper may start again each time while the order before is being closed. */
const MAX_ROUNDS = 5;

export async function changeDraft<Value>(
  services: Pick<DraftServices, 'db' | 'now' | 'payments'>,
  named: Named,
  work: (tx: Transaction, draft: DraftOrder) => Promise<Result<Value, DraftRefusal>>,
): Promise<Result<Value, DraftRefusal>> {
  const { db } = services;
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const done = await inTransaction(db, async (tx) => {
      const locked = await lockForChange(tx, named, services.now());
      if (!locked.ok || 'openOrderId' in locked.value) return locked;
      return ok({ result: await work(tx, locked.value.draft) });
    });
    if (!done.ok) return done;
    if ('result' in done.value) return done.value.result;
    if ('openOrderId' in done.value) await closeOrder(services, done.value.openOrderId);
  }
  throw new Error(`draft ${named.number} is ordered again and again`);
}

type Locked = Result<{ draft: DraftOrder } | { openOrderId: string }, DraftRefusal>;

async function lockForChange(tx: Transaction, { number, version, sendId }: Named, now: Date): Promise<Locked> {
  const draft = await lockDraft(tx, number);
  if (!draft) return refuse({ kind: 'DraftUnknown' });
  if (draft.version !== version) return refuse({ kind: 'DraftChanged', by: draft.updatedBy });
  if (draft.withdrawnAt) return refuse({ kind: 'DraftWithdrawn' });
  if (sendId && draft.sending?.id !== sendId) return refuse({ kind: 'SendUndone' });
  if (draft.sending && !sendId) return refuse({ kind: 'SendWaiting' });
  // Anyone who is ordering by the link at this moment is waited for here.
  if (draft.cartId) await tx.selectFrom('carts').select('id').where('id', '=', draft.cartId).forUpdate().execute();
  const placed = await findOrderOfDraft(tx, draft.id);
  const order = placed && (await lockOrder(tx, placed.id));
  if (order) {
    const isOpen = order.state.payment === 'awaiting_payment' && !order.state.transfer;
    return isOpen ? ok({ openOrderId: order.id }) : refuse({ kind: 'DraftOrdered', order: order.number });
  }
  if (draft.cartId) await closeCart(tx, draft.cartId, now);
  return ok({ draft });
}

async function closeOrder(
  { db, now, payments }: Pick<DraftServices, 'db' | 'now' | 'payments'>,
  orderId: string,
): Promise<void> {
  const settled = await closeIntents({ db, payments }, orderId);
  await inTransaction(db, async (tx) => {
    if (settled) await recordPayment(tx, { intent: settled, cause: 'checkout', now: now() });
    else await cancelOrder(tx, orderId, { reason: 'superseded', cause: 'staff', now: now() });
  });
}
