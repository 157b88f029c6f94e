// What should have gone out and has not: e-mails, refunds and the like, which the outbox tries again by itself, the longer
// the rarer. Anyone who has mended the cause has it tried at once.
import { sql } from 'kysely';
import { orderActionRefusals } from '#src/orders/office/office-order-refusals.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refusalOfBooks } from '../../invoices/keep-books.ts';
import type { OfficeContext } from '../../schema/request-context.ts';

const MOST_LISTED = 10;

// Receivers of webhooks that fail are no work of the day's.
const isFailing = sql`delivered_at is null and attempts > 0 and last_error is not null and kind not like 'webhook%'`;

type Failing = {
  id: string;
  kind: string;
  number: number | null;
  error: string;
  /** The refusal of a document, as with an order's actions; null where none was to be made. */
  refusal: string | null;
  attempts: number;
  nextAttemptAt: string;
};

/** The oldest first. */
export async function listFailing(db: Db): Promise<Failing[]> {
  const { rows } = await sql<Omit<Failing, 'nextAttemptAt' | 'refusal'> & { nextAttemptAt: Date }>`
    select f.id::text, f.kind, o.number, f.last_error as error, f.attempts, f.next_attempt_at as "nextAttemptAt"
    from (
      -- What failed for the same reason for the same order is said once.
      select * from (
        select distinct on (kind, coalesce(payload->>'orderId', id::text), last_error) *
        from outbox where ${isFailing} order by kind, coalesce(payload->>'orderId', id::text), last_error, id
      ) as each order by id limit ${MOST_LISTED}
    ) as f
    left join orders o on o.id::text = f.payload->>'orderId'
    order by f.id`.execute(db);
  return rows.map(({ nextAttemptAt, ...row }) => ({
    ...{ ...row, refusal: row.kind === 'keep-books' ? refusalIn(row.error) : null },
    nextAttemptAt: nextAttemptAt.toISOString(),
  }));
}

/** Empty where nobody has words for it. */
function refusalIn(error: string): string {
  const kind = refusalOfBooks(error) ?? '';
  return Object.hasOwn(orderActionRefusals, kind) ? kind : '';
}

/** One, or all of them. Returns how many. What is being tried at this moment is left alone. */
export async function retryFailing(
  { db, now, audit }: Pick<OfficeContext, 'db' | 'now' | 'audit'>,
  id: string | null,
): Promise<number> {
  if (id !== null && !/^\d{1,15}$/.test(id)) return 0;
  return inTransaction(db, async (tx) => {
    // What is said once is tried again as a whole.
    const said = sql`kind, coalesce(payload->>'orderId', id::text), last_error`;
    const which = id === null ? sql`true` : sql`(${said}) = (select ${said} from outbox where id = ${Number(id)})`;
    // Nothing is wrong with it until it has failed again.
    const { numAffectedRows } = await sql`
      update outbox set next_attempt_at = ${now()}, last_error = null
      where id in (select id from outbox where ${isFailing} and ${which} for update skip locked)`.execute(tx);
    const count = Number(numAffectedRows ?? 0);
    if (count > 0) await audit(tx, { kind: 'outbox.retried', subject: id ?? 'all', after: { count } });
    return count;
  });
}
