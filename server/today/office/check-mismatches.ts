// Payments whose amount or currency is not the order's. Nothing is recorded of them; somebody looks at them at the provider
// and says so.
import { type Money, money } from '#src/money.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { OfficeContext } from '../../schema/request-context.ts';

const MOST_LISTED = 20;

type Mismatch = { intentId: string; number: number; paid: Money; expected: Money; at: string };

export async function listMismatches(db: Db): Promise<Mismatch[]> {
  const rows = await db
    .selectFrom('payment_mismatches as m')
    .innerJoin('orders as o', 'o.id', 'm.order_id')
    .select(['m.intent_id', 'm.amount_minor', 'm.currency as paidIn', 'm.seen_at'])
    .select(['o.number', 'o.total_minor', 'o.cards_minor', 'o.currency'])
    .where('m.checked_at', 'is', null)
    .orderBy('m.seen_at')
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => ({
    intentId: row.intent_id,
    number: row.number,
    paid: money(row.amount_minor, row.paidIn),
    expected: money(row.total_minor - row.cards_minor, row.currency),
    at: row.seen_at.toISOString(),
  }));
}

/** There is no such payment, or somebody has looked at it already. */
type MismatchRefusal = { kind: 'PaymentUnknown' };

export async function settleMismatch(
  { db, now, audit }: Pick<OfficeContext, 'db' | 'now' | 'audit'>,
  intentId: string,
): Promise<Result<null, MismatchRefusal>> {
  return inTransaction(db, async (tx) => {
    const row = await tx
      .updateTable('payment_mismatches')
      .set({ checked_at: now() })
      .where('intent_id', '=', intentId)
      .where('checked_at', 'is', null)
      .returning('order_id')
      .executeTakeFirst();
    if (!row) return refuse({ kind: 'PaymentUnknown' });
    await audit(tx, { kind: 'payment.checked', subject: intentId });
    return ok(null);
  });
}
