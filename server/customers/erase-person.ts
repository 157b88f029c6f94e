// Erasure under Article 17 of the GDPR: all that is known of a person goes, but for what invoices must say.
import { sql } from 'kysely';
import type { ErasureReason } from '#src/customers/erasure-reasons.ts';
import type { erasureRefusals } from '#src/customers/office/customer-refusals.ts';
import { bookLimits, bookRetentionUntil } from '#src/customers/retention/retention-periods.ts';
import { ok, type RefusalOf, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { AuditEntry } from '../schema/request-context.ts';
import { deleteViewsAbout } from './delete-views-about.ts';
import { erase, eraseOrders } from './erase-orders.ts';
import { type ErasureObstacle, listErasureObstacles } from './erasure-obstacles.ts';
import type { Person } from './person.ts';
import { personTables } from './person-tables.ts';
import { inBooksSince, isOfOss, orderLines } from './personal-tables.ts';
import { readRetentionPeriods } from './read-retention-periods.ts';

export type ErasedPerson = {
  orders: number;
  /** Orders whose invoices stay, and until when. */
  retained: { number: number; until: string }[];
  /** Payments at Stripe, which keeps data of its own: the merchant asks there for these to be redacted. */
  stripePayments: string[];
};

export type EraseRefusal = RefusalOf<keyof typeof erasureRefusals, { Obstacles: { obstacles: ErasureObstacle[] } }>;

type Services = {
  db: Db;
  now: () => Date;
  audit(tx: Transaction, entry: AuditEntry): Promise<void>;
  reason: ErasureReason;
};

/** `find` runs in the transaction, and again once new orders of the person wait for the end of it. */
export function erasePerson(
  { db, now, audit, reason }: Services,
  find: (tx: Transaction) => Promise<Person | null>,
): Promise<Result<ErasedPerson, EraseRefusal>> {
  return inTransaction(db, async (tx) => {
    const found = await find(tx);
    if (found?.customerId) {
      await tx.selectFrom('customers').select('id').where('id', '=', found.customerId).forUpdate().execute();
    }
    const person = await find(tx);
    if (!person || !(await isKnown(tx, person))) return refuse({ kind: 'NobodyKnown' });
    const at = now();
    const { orderIds, intentIds } = person;
    await sql`select from orders where id = any(${orderIds}) order by id for update`.execute(tx);
    const obstacles = await listErasureObstacles(tx, person, at);
    if (obstacles.length > 0) return refuse({ kind: 'Obstacles', obstacles });
    const periods = await readRetentionPeriods(tx);
    await deleteViewsAbout(tx, person);
    // The person's own tables first: they are found by the addresses that the orders lose.
    for (const table of personTables.filter(({ table }) => !table.startsWith('customer')))
      await erase(tx, table, person);
    await erase(tx, orderLines, person);
    await eraseOrders(tx, orderIds, { books: bookLimits(periods, at), now: at });
    for (const table of personTables.filter(({ table }) => table.startsWith('customer')))
      await erase(tx, table, person);
    const retained = await tx
      .selectFrom('orders')
      .select(['number', inBooksSince.as('at'), isOfOss(periods.country).as('isOss')])
      .where(sql<boolean>`id = any(${orderIds})`)
      .where('books_cleared_at', 'is', null)
      .orderBy('number')
      .execute();
    const erased = {
      orders: orderIds.length,
      retained: retained.map(({ number, ...sale }) => ({ number, until: bookRetentionUntil(periods, sale) })),
      stripePayments: intentIds.filter((id) => id.startsWith('pi_')),
    };
    // It is logged by number: the log outlives the person's data.
    await audit(tx, {
      kind: 'customer.erased',
      subject: person.customerId ?? 'nobody who ordered',
      after: { reason, orders: erased.orders, kept: erased.retained.map(({ number }) => number) },
    });
    return ok(erased);
  });
}

async function isKnown(tx: Transaction, person: Person): Promise<boolean> {
  if (person.customerId) return true;
  const tables = [orderLines, ...personTables];
  for (const {
    table,
    found: { rows },
  } of tables.filter(({ table }) =>
    [
      'returns',
      'withdrawal_drafts',
      'contact_messages',
      'back_in_stock_requests',
      'draft_orders',
      'carts',
      'newsletter_subscriptions',
      'order_lines',
      'shopper_sign_ins',
      'shopper_accounts',
    ].includes(table),
  )) {
    const first = await sql`select 1 from ${sql.table(table)} where ${rows(person)} limit 1`.execute(tx);
    if (first.rows.length > 0) return true;
  }
  return false;
}
