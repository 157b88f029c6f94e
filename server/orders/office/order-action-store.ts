// Actions of staff that wait some seconds before they take effect: until then they can be undone.
import type { Db } from '../../database/connect.ts';

export const orderActionKinds = ['send', 'refund', 'cancel', 'paid', 'delivered', 'resend_mail'] as const;
export type OrderActionKind = (typeof orderActionKinds)[number];

export type StoredOrderAction = {
  id: string;
  orderId: string;
  kind: OrderActionKind;
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

/** The one that has not taken effect yet; an order has at most one. */
export function findOpenAction(actions: readonly StoredOrderAction[]) {
  const open = actions.find(({ status }) => status === 'waiting' || status === 'running');
  if (!open) return null;
  const { id, kind, staffName, dueAt, status } = open;
  return { id, kind, by: staffName, dueAt: dueAt.toISOString(), isUndoable: status === 'waiting' };
}
