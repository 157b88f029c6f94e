// Carries out what staff asked for in the office, when its ten seconds are over: by the use cases of the commands. Killed
// anywhere it is repeated, and does nothing twice: parcels and refunds have the ids that they were asked for with, and what
// has become of the order otherwise is found to be done. What an older release stored and this one cannot read is set aside
// and reported: the actions behind it go on.
import { orderActions } from '#src/order-actions/office/order-actions.ts';
import { inTransaction } from '../../database/transaction.ts';
import { reach } from '../../faultpoint.ts';
import { beginOrderAction, finishOrderAction, type StoredOrderAction } from '../../orders/office/order-action-store.ts';
import { inLane, type OutboxEffect, type OutboxLane } from '../../outbox/outbox-lanes.ts';
import { mayStill } from '../../staff/may-still.ts';
import { endFailingAction, setActionAside } from './end-failing-action.ts';
import type { ActionServices } from './order-action.ts';
import { findRegisteredAction } from './registered-actions.ts';
import { ACTION_EFFECT } from './request-order-action.ts';

/** Each order has an action of its own: one that takes long, or fails, keeps up no other. */
const officeLane: OutboxLane = { name: 'office', atOnce: 4 };

export function createOfficeEffects(services: ActionServices): Record<string, OutboxEffect> {
  return inLane(officeLane, {
    [ACTION_EFFECT]: ({ payload }) => carryOutAction(services, String(payload.actionId)),
  });
}

export async function carryOutAction(services: ActionServices, actionId: string): Promise<void> {
  const begun = await begin(services, actionId);
  if (!begun) return;
  const { action, isRepeated } = begun;
  reach(`action-begun:${action.kind}`);
  const registered = findRegisteredAction(action.kind);
  const readable = registered?.read(action);
  if (!readable) {
    const error = new Error('the stored input of an action is unreadable');
    await setActionAside(services, action, 'ActionUnreadable', error);
    return;
  }
  await endFailingAction(services, action, async () => {
    const done = await readable.perform(services);
    if (readable.isFinishedLater) return;
    reach(`action-performed:${action.kind}`);
    const isDone = done.ok || (isRepeated && registered?.doneAlready.includes(done.error.kind));
    await inTransaction(services.db, (tx) =>
      finishOrderAction(tx, action.id, isDone ? null : done.error.kind, services.now()),
    );
  });
}

async function begin({ db, now }: ActionServices, actionId: string) {
  return inTransaction(db, async (tx) => {
    const begun = await beginOrderAction(tx, actionId);
    if (!begun) return null;
    // What was begun may be half done, and goes on.
    if (begun.isRepeated || (await isStillAllowed(begun.action))) return begun;
    await finishOrderAction(tx, actionId, 'NoLongerAllowed', now());
    return null;

    async function isStillAllowed({ kind, staffId }: StoredOrderAction) {
      const known = findRegisteredAction(kind);
      return !known || mayStill(tx, staffId, { access: [orderActions[known.kind].permission], now: now() });
    }
  });
}
