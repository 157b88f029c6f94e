import type { Currency } from '#src/money.ts';
import { refundLimit } from '#src/refunds/refund-step-up.ts';
import type { Db } from '../../database/connect.ts';
import { paidMethod } from '../../orders/office/method-names.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { readSettings } from '../../shop/read-settings.ts';

export type OrderToRefund = NonNullable<Awaited<ReturnType<typeof findOrderToRefund>>>;

export async function findOrderToRefund(db: Db, number: number) {
  const row = await db
    .selectFrom('orders as o')
    .select(['id', 'currency', 'payment_state as payment', paidMethod.as('method')])
    .where('number', '=', number)
    .executeTakeFirst();
  return row ?? null;
}

/** Requires it over the limit: of all that goes back of this order, so that many small refunds are no way around it. */
export async function requireRefundProof(
  context: OfficeContext,
  { id, currency }: { id: string; currency: Currency },
  amountMinor: number,
): Promise<void> {
  const settings = await readSettings(context.db, 'payments');
  const { sum } = await context.db
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<string | null>('amount_minor').as('sum'))
    .where('order_id', '=', id)
    .where('cause', '=', 'staff')
    .where('status', 'not in', ['failed', 'canceled'])
    .executeTakeFirstOrThrow();
  if (Number(sum ?? 0) + amountMinor > refundLimit(settings, currency)) context.requireStepUp();
}
