// The customer stands before us, or is on the telephone, and pays by cash or by the card terminal: the order is placed and
// paid in one transaction, and where the goods were taken along it is delivered as well.
import { missingOfAddress } from '#src/countries/postal-address.ts';
import type { DraftRefusal } from '#src/drafts/draft-refusals.ts';
import { decide, newOrder, type OrderCommand } from '#src/orders/order-decisions.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { COLLECTED } from '#src/shipping/carriers.ts';
import type { ShopMarkets } from '#src/shop/markets.ts';
import { listOfferLines } from '../cart/offer-cart.ts';
import type { Transaction } from '../database/transaction.ts';
import { handOver } from '../fulfilment/hand-over.ts';
import { findShortages, lockVariants, reserveStock, stockLinesOf } from '../inventory/reserve-stock.ts';
import { commitOrderEvents } from '../orders/commit-order-events.ts';
import { newOrderLink } from '../orders/order-links.ts';
import { type LockedOrder, lockOrder, saveOrderEvents } from '../orders/order-store.ts';
import { contactOf } from '../orders/placing/contact-of-draft.ts';
import { insertOrder } from '../orders/placing/insert-order.ts';
import { titleOf } from '../orders/placing/lock-goods.ts';
import { closeInOutbox } from '../outbox/outbox-store.ts';
import { insertAttempt, manualIntentId, saveIntentId, saveIntentStatus } from '../payments/attempt-store.ts';
import { changeDraft, type DraftServices } from './change-draft.ts';
import type { DraftOrder } from './draft-order-store.ts';
import type { DraftSale } from './draft-sale.ts';
import { hasEmail, readOffer } from './make-payment-link.ts';

export const paidHereMethods = ['cash', 'terminal'] as const;

export type PaidHere = {
  number: number;
  version: number;
  paidBy: (typeof paidHereMethods)[number];
  /** The customer has them; for goods that are not sent. */
  isHandedOver: boolean;
  /** The order's confirmation, by e-mail. */
  hasReceipt: boolean;
};

type Services = DraftServices & { markets: ShopMarkets };

export async function payDraftHere(
  services: Services,
  paid: PaidHere,
): Promise<Result<{ number: number }, DraftRefusal>> {
  return changeDraft(services, paid, async (tx, draft): Promise<Result<{ number: number }, DraftRefusal>> => {
    if (paid.hasReceipt && !hasEmail(draft)) return refuse({ kind: 'NoEmail' });
    const placed = await placeDraft(tx, services, draft, paid);
    if (!placed.ok) return placed;
    const order = await payOrder(tx, placed.value, paid, services.now());
    if (draft.content.shippingMethod === '' && paid.isHandedOver) {
      await handOver(tx, order.id, { carrier: COLLECTED, cause: 'staff', now: services.now() });
    }
    const after = { order: order.number, paidBy: paid.paidBy, total: draft.total };
    await services.audit(tx, { kind: 'draft.paidHere', subject: String(paid.number), after });
    return ok({ number: order.number });
  });
}

async function placeDraft(
  tx: Transaction,
  services: Services,
  draft: DraftOrder,
  { paidBy }: PaidHere,
): Promise<Result<string, DraftRefusal>> {
  const offered = await readOffer(tx, services, draft);
  if (!offered.ok) return offered;
  const { sale, lines: offerLines } = offered.value;
  const missing = missingForDelivery(draft, sale);
  if (missing) return refuse(missing);
  const { totals, currency, contact, delivery, terms } = sale;
  if (totals.total.minor === 0) return refuse({ kind: 'TotalTooSmall' });
  const goods = stockLinesOf(offerLines);
  const ids = goods.map(({ variantId }) => variantId);
  const variants = await lockVariants(tx, ids);
  const short = new Set<string | null>(findShortages(goods, variants).map(({ variantId }) => variantId));
  if (short.size > 0) {
    return refuse({ kind: 'OutOfStock', titles: offerLines.filter((line) => short.has(line.variantId)).map(titleOf) });
  }
  const now = services.now();
  const lines = await listOfferLines(tx, { lines: offerLines, currency });
  const { id } = await insertOrder(tx, {
    ...(await newOrderLink()),
    cartId: null,
    discountCode: null,
    draftId: draft.id,
    locale: draft.content.locale,
    currency,
    ...contactOf(contact),
    shippingMethod: delivery.method,
    shippingCarrier: delivery.carrier,
    pickupPoint: null,
    lines,
    totals,
    fingerprint: `draft ${draft.number} ${draft.version} ${paidBy}`,
    termsVersions: terms.versions,
    createdAt: now,
    expiresAt: now,
  });
  await reserveStock(tx, id, goods, variants, now);
  await saveOrderEvents(tx, id, newOrder, [{ type: 'OrderPlaced' }], 'staff', now);
  return ok(id);
}

function missingForDelivery({ content }: DraftOrder, { contact, delivery }: DraftSale): DraftRefusal | null {
  if (content.shippingMethod === '') return null;
  if (delivery.kind !== 'courier') return { kind: 'PointMissing' };
  const missing = missingOfAddress({ ...contact, country: content.customer.country });
  return contact.fullName !== '' && missing.length === 0 ? null : { kind: 'AddressMissing' };
}

async function payOrder(tx: Transaction, orderId: string, paid: PaidHere, now: Date): Promise<LockedOrder> {
  const { paidBy, hasReceipt } = paid;
  const order = await lockPlaced(tx, orderId);
  const { totalMinor: amountMinor, currency } = order;
  const attempt = await insertAttempt(tx, {
    ...{ orderId, attempt: 1, method: 'manual', amountMinor, currency, reference: paidBy, now },
  });
  const intentId = manualIntentId(attempt);
  await saveIntentId(tx, attempt.id, intentId, now);
  await saveIntentStatus(tx, attempt.id, 'succeeded', null, now);
  await commit(tx, order, { type: 'notePaidByHand', intentId, isStockLeft: false }, now);
  // Anyone who has the goods before them needs no e-mail about them.
  if (!hasReceipt) await closeInOutbox(tx, `order-confirmation-${orderId}`, now);
  if (paid.isHandedOver) await closeInOutbox(tx, `merchant-order-${orderId}`, now);
  return order;
}

async function commit(tx: Transaction, order: LockedOrder, command: OrderCommand, now: Date): Promise<void> {
  const decision = decide(command, order.state);
  if (!decision.ok) throw new Error(`a new order refuses ${command.type}: ${decision.error.kind}`);
  await commitOrderEvents(tx, order, decision.value, { cause: 'staff', now });
}

async function lockPlaced(tx: Transaction, orderId: string): Promise<LockedOrder> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error('an order that was just placed is gone');
  return order;
}
