// Actions of staff that wait some seconds before they take effect: until then they can be undone.
import type { OrderActionRefusal } from '#src/orders/office/office-order-refusals.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';

export type StoredOrderAction = {
  id: string;
  orderId: string;
  /** Named as in `src/order-actions/office/order-actions.ts`, or one that another release knew. */
  kind: string;
  input: Record<string, unknown>;
  status: 'waiting' | 'running' | 'done' | 'undone' | 'refused';
  refusal: string | null;
  staffId: number;
  staffName: string;
  requestedAt: Date;
  dueAt: Date;
  finishedAt: Date | null;
};

const columns = [
  'id',
  'order_id as orderId',
  'kind',
  'input',
  'status',
  'refusal',
  'staff_id as staffId',
  'staff_name as staffName',
  'requested_at as requestedAt',
  'due_at as dueAt',
  'finished_at as finishedAt',
] as const;

/** Oldest first. */
export async function listOrderActions(db: Db, orderId: string): Promise<StoredOrderAction[]> {
  const rows = await db
    .selectFrom('order_actions')
    .select(columns)
    .where('order_id', '=', orderId)
    .orderBy('requested_at')
    .execute();
  return rows as StoredOrderAction[];
}

/** Those of these orders that have not taken effect yet. */
export async function listOpenActions(db: Db, orderIds: readonly string[]): Promise<StoredOrderAction[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('order_actions')
    .select(columns)
    .where('order_id', 'in', [...orderIds])
    .where('status', 'in', ['waiting', 'running'])
    .execute();
  return rows as StoredOrderAction[];
}

/** The one that has not taken effect yet; an order has at most one. */
export function findOpenAction(actions: readonly StoredOrderAction[]) {
  const open = actions.find(({ status }) => status === 'waiting' || status === 'running');
  if (!open) return null;
  const { id, kind, staffName, dueAt, status } = open;
  return { id, kind, by: staffName, dueAt: dueAt.toISOString(), isUndoable: status === 'waiting' };
}

/** Begins the action: from now on it cannot be undone. Null when it was undone, or has been finished. */
export async function beginOrderAction(
  tx: Transaction,
  id: string,
): Promise<{ action: StoredOrderAction; isRepeated: boolean } | null> {
  const action = (await tx
    .selectFrom('order_actions')
    .select(columns)
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .forUpdate()
    .executeTakeFirst()) as StoredOrderAction | undefined;
  if (!action) return null;
  await tx.updateTable('order_actions').set({ status: 'running' }).where('id', '=', id).execute();
  return { action, isRepeated: action.status === 'running' };
}

/** `refusal`: why the order did not allow it; null when it is done. */
export async function finishOrderAction(
  tx: Transaction,
  id: string,
  refusal: OrderActionRefusal['kind'] | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('order_actions')
    .set({ status: refusal ? 'refused' : 'done', refusal, finished_at: now })
    .where('id', '=', id)
    .execute();
}

/** Another try that threw. Returns how many there were. */
export async function countActionFailure(tx: Transaction, id: string): Promise<number> {
  const { failures } = await tx
    .updateTable('order_actions')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', id)
    .returning('failures')
    .executeTakeFirstOrThrow();
  return failures;
}

export async function findOrderAction(db: Db, id: string): Promise<StoredOrderAction | null> {
  const row = await db.selectFrom('order_actions').select(columns).where('id', '=', id).executeTakeFirst();
  return (row as StoredOrderAction | undefined) ?? null;
}
