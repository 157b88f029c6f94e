// Carries out what staff asked for in the office, when its ten seconds are over: by the use cases of the commands. Killed
// anywhere it is repeated, and does nothing twice: parcels and refunds have the ids that they were asked for with, and what
// has become of the order otherwise is found to be done.
import type { FastifyBaseLogger } from 'fastify';
import { money } from '#src/money.ts';
import type { OrderActionRefusal } from '#src/orders/office/office-order-refusals.ts';
import { ok, type Result } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { reach } from '../../faultpoint.ts';
import { recordManualPayment } from '../../orders/manual/record-manual-payment.ts';
import { type ReadableAction, readActionInput } from '../../orders/office/order-action-input.ts';
import { beginOrderAction, finishOrderAction, type StoredOrderAction } from '../../orders/office/order-action-store.ts';
import { ACTION_EFFECT, neededFor } from '../../orders/office/request-order-action.ts';
import { inLane, type OutboxEffect, type OutboxLane } from '../../outbox/outbox-lanes.ts';
import { addToOutbox } from '../../outbox/outbox-store.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { giveUpOrder } from '../../refunds/give-up-order.ts';
import { requestRefund } from '../../refunds/request-refund.ts';
import { mayStill } from '../../staff/may-still.ts';
import { endFailingAction, setActionAside } from '../end-failing-action.ts';
import { askForLabel, isLabelled } from '../labels/label-effects.ts';
import { markDelivered } from '../mark-delivered.ts';
import { sendParcel } from '../send-parcel.ts';

type Services = { db: Db; now: () => Date; payments: PaymentProvider; log: Pick<FastifyBaseLogger, 'error'> };

/** Each order has an action of its own: one that takes long, or fails, keeps up no other. */
const officeLane: OutboxLane = { name: 'office', atOnce: 4 };

export function createOfficeEffects(services: Services): Record<string, OutboxEffect> {
  return inLane(officeLane, {
    [ACTION_EFFECT]: ({ payload }) => carryOutAction(services, String(payload.actionId)),
  });
}

export async function carryOutAction(services: Services, actionId: string): Promise<void> {
  const begun = await begin(services, actionId);
  if (!begun) return;
  const { action, isRepeated } = begun;
  reach(`action-begun:${action.kind}`);
  const asked = readActionInput(action);
  if (!asked) {
    await setActionAside(
      services,
      action,
      'ActionUnreadable',
      new Error('the stored input of an action is unreadable'),
    );
    return;
  }
  await endFailingAction(services, action, () => carryOut(services, action, asked, isRepeated));
}

async function begin({ db, now }: Services, actionId: string) {
  return inTransaction(db, async (tx) => {
    const begun = await beginOrderAction(tx, actionId);
    if (!begun) return null;
    const { action, isRepeated } = begun;
    // What was begun may be half done, and goes on.
    if (isRepeated || (await mayStill(tx, action.staffId, [neededFor[action.kind]]))) return begun;
    await finishOrderAction(tx, actionId, 'NoLongerAllowed', now());
    return null;
  });
}

async function carryOut(
  services: Services,
  action: StoredOrderAction,
  asked: ReadableAction,
  isRepeated: boolean,
): Promise<void> {
  const { db, now } = services;
  if (isLabelled(action)) return askForLabel(services, action);
  const done = await perform(services, action, asked);
  reach(`action-performed:${action.kind}`);
  const refusal = done.ok || (isRepeated && isDoneAlready(done.error.kind)) ? null : done.error.kind;
  await inTransaction(db, (tx) => finishOrderAction(tx, action.id, refusal, now()));
}

/** What the first try did before its process was killed. */
function isDoneAlready(refusal: OrderActionRefusal['kind']): boolean {
  return refusal === 'AlreadyPaid' || refusal === 'AlreadyDelivered';
}

async function perform(
  services: Services,
  { id, orderId }: StoredOrderAction,
  { kind, input }: ReadableAction,
): Promise<Result<unknown, OrderActionRefusal>> {
  switch (kind) {
    case 'send':
      return sendParcel(services, { orderId, ...input });
    case 'refund': {
      const { amountMinor, isOwnAmount, currency, lines, isWithDelivery, ...refund } = input;
      return requestRefund(services, {
        ...{ ...refund, orderId, parts: { lines, isWithDelivery } },
        amount: isOwnAmount ? money(amountMinor, currency) : null,
        // Another refund meanwhile, made at the provider, may have left less.
        expectedMinor: amountMinor,
      });
    }
    case 'cancel':
      return giveUpOrder(services, { orderId, ...input });
    case 'paid':
      return recordManualPayment(services, { orderId, ...input });
    case 'delivered':
      return markDelivered(services, { orderId, parcel: null });
    case 'resend_mail':
      return resendMail(services, id, input.mailKey);
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
