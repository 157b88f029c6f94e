// Labels are made by the outbox, in a lane of their own for each carrier: one that is slow keeps up no other action, and no
// other carrier. The action that asked for the label ends with it.
import type { FastifyBaseLogger } from 'fastify';
import { orderActions } from '#src/order-actions/office/order-actions.ts';
import { isTemporary } from '#src/shipping/label-carrier.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { LabelServices } from '../../fulfilment/labels/label-request.ts';
import { sendWithLabel } from '../../fulfilment/labels/send-with-label.ts';
import { findOrderAction, finishOrderAction, type StoredOrderAction } from '../../orders/office/order-action-store.ts';
import { inLane, type OutboxEffect } from '../../outbox/outbox-lanes.ts';
import type { WaitingEntry } from '../../outbox/outbox-store.ts';
import { mayStill } from '../../staff/may-still.ts';
import { labelEffectOf, labelLanes } from './ask-for-label.ts';
import { endFailingAction } from './end-failing-action.ts';
import { sendInput } from './send-action.ts';

/** After a minute, staff decides: somebody stands there with a parcel. */
const MOST_TRIES = 6;
const FIRST_TRY = 1;

type Services = LabelServices & { log: Pick<FastifyBaseLogger, 'error'> };

export function createLabelEffects(services: Services): Record<string, OutboxEffect> {
  const handle = (entry: WaitingEntry) => makeActionLabel(services, entry);
  return Object.assign(
    {},
    ...labelLanes.map((name) => inLane({ name: `labels-${name}` }, { [labelEffectOf(name)]: handle })),
  );
}

async function makeActionLabel(services: Services, { payload, attempts }: WaitingEntry): Promise<void> {
  const { db, now } = services;
  const action = await findOrderAction(db, String(payload.actionId));
  if (action?.status !== 'running') return;
  // Many labels wait here for each other. One that the carrier was asked for may be paid already, and goes on.
  if (
    attempts === FIRST_TRY &&
    !(await mayStill(db, action.staffId, { access: [orderActions.send.permission], now: now() }))
  ) {
    await inTransaction(db, (tx) => finishOrderAction(tx, action.id, 'NoLongerAllowed', now()));
    return;
  }
  const sent = await endFailingAction(services, action, () => sendLabelled(services, action));
  if (!sent) return;
  if (!sent.ok && isTemporary(sent.error) && attempts < MOST_TRIES) {
    throw new Error(
      `the label is not there yet: ${sent.error.kind} ${'detail' in sent.error ? sent.error.detail : ''}`,
    );
  }
  await inTransaction(db, (tx) => finishOrderAction(tx, action.id, sent.ok ? null : sent.error.kind, now()));
}

function sendLabelled(services: LabelServices, action: StoredOrderAction) {
  const input = sendInput.parse(action.input);
  if (!input.label) throw new Error('the action has no label');
  const { parcelId: id, carrier, lines, isDespiteDispute, isDespiteWithdrawal, label } = input;
  const parcel = { id, orderId: action.orderId, carrier, lines, isDespiteDispute, isDespiteWithdrawal };
  return sendWithLabel(services, { ...parcel, ...label });
}
