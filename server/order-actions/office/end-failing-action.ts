// An action of staff that cannot be carried out must not shut its order: what throws for a reason of its own is tried some
// few times, with the outbox's pauses, and then ends as refused. Staff sees it, and can go on; the log and its reports say
// what it was. Where the database or a provider is away, it waits.
import type { OrderActionRefusal } from '#src/orders/office/office-order-refusals.ts';
import { isDatabaseOutage } from '../../database/outage.ts';
import { inTransaction } from '../../database/transaction.ts';
import {
  countActionFailure,
  finishOrderAction,
  type StoredOrderAction,
} from '../../orders/office/order-action-store.ts';
import { failureCauseOf } from '../../payments/watch-provider.ts';
import type { ActionServices } from './order-action.ts';

/** It is tried so often: at once, and after some 2, 6 and 14 seconds. */
export const MOST_FAILURES = 4;

type Services = Pick<ActionServices, 'db' | 'now' | 'log'>;

/** Throws what `work` throws as long as it is tried again. */
export async function endFailingAction<Answer>(
  services: Services,
  action: StoredOrderAction,
  work: () => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await work();
  } catch (error) {
    if (isDatabaseOutage(error) || failureCauseOf(error)) throw error;
    const failures = await inTransaction(services.db, (tx) => countActionFailure(tx, action.id));
    if (failures < MOST_FAILURES) throw error;
    await setActionAside(services, action, 'ActionFailed', error);
    return null;
  }
}

export async function setActionAside(
  { db, now, log }: Services,
  { id: actionId, orderId, kind, staffId }: StoredOrderAction,
  refusal: Extract<OrderActionRefusal['kind'], 'ActionFailed' | 'ActionUnreadable'>,
  error: unknown,
): Promise<void> {
  log.error({ err: error, actionId, orderId, staffId, kind, refusal }, 'an action of the office was set aside');
  await inTransaction(db, (tx) => finishOrderAction(tx, actionId, refusal, now()));
}
