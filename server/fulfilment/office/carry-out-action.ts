// Carries out what staff asked for in the office, when its ten seconds are over: by the use cases of the commands. Killed
// anywhere it is repeated, and does nothing twice: parcels and refunds have the ids that they were asked for with, and what
// has become of the order otherwise is found to be done.
import { type Currency, money } from '#src/money.ts';
import type { OrderActionRefusal } from '#src/orders/office/office-order-refusals.ts';
import type { CancelledBecause, RefundReason } from '#src/orders/office/refund-reasons.ts';
import { ok, type Result } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { reach } from '../../faultpoint.ts';
import { recordManualPayment } from '../../orders/manual/record-manual-payment.ts';
import { beginOrderAction, finishOrderAction, type StoredOrderAction } from '../../orders/office/order-action-store.ts';
import { ACTION_EFFECT } from '../../orders/office/request-order-action.ts';
import { inLane, type OutboxEffect, type OutboxLane } from '../../outbox/outbox-lanes.ts';
import { addToOutbox } from '../../outbox/outbox-store.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { giveUpOrder } from '../../refunds/give-up-order.ts';
import { requestRefund } from '../../refunds/request-refund.ts';
import type { RefundedLine } from '../../refunds/settle-refunded-goods.ts';
import { askForLabel, isLabelled } from '../labels/label-effects.ts';
import { markDelivered } from '../mark-delivered.ts';
import { sendParcel } from '../send-parcel.ts';

type Services = { db: Db; now: () => Date; payments: PaymentProvider };

const officeLane: OutboxLane = { name: 'office' };

export function createOfficeEffects(services: Services): Record<string, OutboxEffect> {
  return inLane(officeLane, {
    [ACTION_EFFECT]: ({ payload }) => carryOutAction(services, String(payload.actionId)),
  });
}

export async function carryOutAction(services: Services, actionId: string): Promise<void> {
  const { db, now } = services;
  const begun = await inTransaction(db, (tx) => beginOrderAction(tx, actionId));
  if (!begun) return;
  const { kind } = begun.action;
  reach(`action-begun:${kind}`);
  if (isLabelled(begun.action)) return askForLabel(services, begun.action);
  const done = await perform(services, begun.action);
  reach(`action-performed:${kind}`);
  const refusal = done.ok || (begun.isRepeated && isDoneAlready(done.error.kind)) ? null : done.error.kind;
  await inTransaction(db, (tx) => finishOrderAction(tx, actionId, refusal, now()));
}

/** What the first try did before its process was killed. */
function isDoneAlready(refusal: OrderActionRefusal['kind']): boolean {
  return refusal === 'AlreadyPaid' || refusal === 'AlreadyDelivered';
}

type Input = {
  parcelId: string;
  carrier: string;
  trackingNumber: string;
  /** Null: all that is left. */
  lines: RefundedLine[] | null;
  isDespiteDispute: boolean;
  refundId: string;
  amountMinor: number;
  isOwnAmount: boolean;
  isWithDelivery: boolean;
  currency: Currency;
  reasonKind: RefundReason | '';
  reason: string;
  returnId: string | null;
  because: CancelledBecause | '';
  words: string;
  isRestocked: boolean;
  reference: string;
  mailKey: string;
};

async function perform(
  services: Services,
  { id, orderId, kind, input }: StoredOrderAction,
): Promise<Result<unknown, OrderActionRefusal>> {
  const given = input as Input;
  switch (kind) {
    case 'send': {
      const { parcelId, carrier, trackingNumber, lines, isDespiteDispute } = given;
      return sendParcel(services, { orderId, parcelId, carrier, trackingNumber, lines, isDespiteDispute });
    }
    case 'refund': {
      const { refundId, amountMinor, isOwnAmount, currency, lines, isWithDelivery } = given;
      const { reason, reasonKind, returnId } = given;
      return requestRefund(services, {
        ...{ orderId, refundId, reason, reasonKind, returnId, parts: { lines: lines ?? [], isWithDelivery } },
        amount: isOwnAmount ? money(amountMinor, currency) : null,
        // Another refund meanwhile, made at the provider, may have left less.
        expectedMinor: amountMinor,
      });
    }
    case 'cancel':
      return giveUpOrder(services, { orderId, ...given });
    case 'paid':
      return recordManualPayment(services, { orderId, reference: given.reference });
    case 'delivered':
      return markDelivered(services, { orderId, parcel: null });
    case 'resend_mail':
      return resendMail(services, id, given.mailKey);
  }
}

/** The e-mail is composed again from what is known now. */
async function resendMail(
  { db, now }: Services,
  actionId: string,
  mailKey: string,
): Promise<Result<null, OrderActionRefusal>> {
  return inTransaction(db, async (tx) => {
    const sent = await tx
      .selectFrom('outbox')
      .select(['kind', 'payload'])
      .where('deduplication_key', '=', mailKey)
      .executeTakeFirst();
    if (!sent) return { ok: false, error: { kind: 'MailUnknown' } };
    const { kind, payload } = sent;
    const entry = { deduplicationKey: `${kind}-again-${actionId}`, kind, payload: payload as Record<string, unknown> };
    await addToOutbox(tx, entry, now());
    return ok(null);
  });
}
