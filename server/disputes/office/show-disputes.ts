// Disputes as staff sees them listed.
import type { PostalAddress } from '#src/countries/postal-address.ts';
import { money } from '#src/money.ts';
import type { Db } from '../../database/connect.ts';
import { closedDisputes, listOpenDisputes, type StoredDispute } from '../../payments/dispute-store.ts';

/** The most urgent first. */
export async function showOpenDisputes(db: Db, now: Date) {
  return showDisputes(db, await listOpenDisputes(db), now);
}

const states = { won: 'won', lost: 'lost', warning_closed: 'closed' } as const;

export async function showDisputes(db: Db, disputes: StoredDispute[], now: Date) {
  if (disputes.length === 0) return [];
  const ids = disputes.map(({ orderId }) => orderId);
  const orders = await db.selectFrom('orders').select(['id', 'number', 'address']).where('id', 'in', ids).execute();
  return disputes.map(({ id, orderId, amountMinor, currency, reason, status, openedAt, dueAt, submittedAt }) => {
    const order = orders.find((one) => one.id === orderId);
    const needsResponse = status.endsWith('needs_response') && !submittedAt;
    const state = states[status as keyof typeof states] ?? (needsResponse ? 'needs_response' : 'under_review');
    return {
      ...{ id, reason, state },
      orderNumber: order?.number ?? 0,
      customer: (order?.address as PostalAddress | undefined)?.fullName ?? '',
      amount: money(amountMinor, currency),
      openedAt: openedAt.toISOString(),
      dueAt: closedDisputes.includes(status) ? null : (dueAt?.toISOString() ?? null),
      isOverdue: needsResponse && dueAt !== null && dueAt < now,
    };
  });
}
