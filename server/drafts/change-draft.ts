// Every change of a draft ends the link that was sent before, so that nobody pays what is no longer offered. An order that
// was begun by that link is closed at the payment provider first, as one that the shopper places again; one that is paid or
// being paid keeps the draft as it is.
import type { DraftRefusal } from '#src/drafts/draft-refusals.ts';
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
  /** The name of the person who does it. */
  by: string;
  staffId: number;
  audit(tx: Transaction, entry: AuditEntry): Promise<void>;
};

type Named = {
  number: number;
  /** It stands as the person saw it. */
  version: number;
  /** The e-mail that is carried out now. */
  sendId?: string;
};

/** The shopper may start again each time while the order before is being closed. */
const MAX_ROUNDS = 5;

/**
 * `work` is decided under the lock first, with the earlier link closed and its order cancelled, as both would be after it.
 * Refused, all of that is rolled back: link, order and payment go on as if nobody had asked. Accepted, it waits until
 * the order is closed at the provider too, and is then done again.
 */
export async function changeDraft<Value>(
  services: Pick<DraftServices, 'db' | 'now' | 'payments'>,
  named: Named,
  work: (tx: Transaction, draft: DraftOrder) => Promise<Result<Value, DraftRefusal>>,
): Promise<Result<Value, DraftRefusal>> {
  let closedId: string | null = null;
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const changed = await inTransaction(services.db, (tx) => tryChange(tx, services.now(), { named, work, closedId }));
    if (changed.ok || changed.error.kind !== 'OrderOpen') return changed as Result<Value, DraftRefusal>;
    await closePayment(services, changed.error.orderId);
    closedId = changed.error.orderId;
  }
  throw new Error(`draft ${named.number} is ordered again and again`);
}

type OpenOrder = { kind: 'OrderOpen'; orderId: string };

type Attempt<Value> = {
  named: Named;
  work: (tx: Transaction, draft: DraftOrder) => Promise<Result<Value, DraftRefusal>>;
  /** The order that is closed at the provider. */
  closedId: string | null;
};

async function tryChange<Value>(
  tx: Transaction,
  now: Date,
  { named, work, closedId }: Attempt<Value>,
): Promise<Result<Value, DraftRefusal | OpenOrder>> {
  const locked = await lockForChange(tx, named);
  if (!locked.ok) return locked;
  const { draft, openOrderId: orderId } = locked.value;
  if (orderId) await cancelOrder(tx, orderId, { reason: 'superseded', cause: 'staff', now });
  if (draft.cartId) await closeCart(tx, draft.cartId, now);
  const done = await work(tx, draft);
  return done.ok && orderId && orderId !== closedId ? refuse({ kind: 'OrderOpen', orderId }) : done;
}

/** `openOrderId`: of the order that was begun by the link and is not paid. */
type Locked = Result<{ draft: DraftOrder; openOrderId: string | null }, DraftRefusal>;

async function lockForChange(tx: Transaction, { number, version, sendId }: Named): Promise<Locked> {
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
    if (!isOpen) return refuse({ kind: 'DraftOrdered', order: order.number });
  }
  return ok({ draft, openOrderId: order?.id ?? null });
}

async function closePayment(
  { db, now, payments }: Pick<DraftServices, 'db' | 'now' | 'payments'>,
  orderId: string,
): Promise<void> {
  const settled = await closeIntents({ db, payments }, orderId);
  if (settled) await inTransaction(db, (tx) => recordPayment(tx, { intent: settled, cause: 'checkout', now: now() }));
}
