// Takes what is personal out of orders, and of all that hangs on them. What invoices must say stays as long as the books
// must show it.
import { sql } from 'kysely';
import type { BookLimits } from '#src/customers/retention/retention-periods.ts';
import type { Transaction } from '../database/transaction.ts';
import { listIntents, type Person } from './person.ts';
import type { PersonalTable, Replacement, Sql } from './personal-table.ts';
import { addressInBooks, isInBooks, isPastBooks, orderTables } from './personal-tables.ts';

export async function eraseOrders(
  tx: Transaction,
  orderIds: readonly string[],
  { books, now }: { books: BookLimits; now: Date },
): Promise<void> {
  if (orderIds.length === 0) return;
  const intentIds = await listIntents(tx, orderIds);
  const person: Person = { customerId: null, emails: [], orderIds: [...orderIds], intentIds };
  // Those that the books show, asked before anything changes.
  const { rows } = await sql<{ id: string }>`
    select id from orders where id = any(${orderIds}) and ${isInBooks} and not ${isPastBooks(books)} for update`.execute(
    tx,
  );
  const booked = rows.map(({ id }) => id);
  // A draft whose order was given up may still be paid by another: that one goes by its own period.
  await sql`delete from draft_orders where id in (
    select draft_id from orders where id = any(${orderIds}) and payment_state <> 'cancelled')`.execute(tx);
  for (const table of orderTables) await erase(tx, table, person, booked);
  await sql`update orders set erased_at = coalesce(erased_at, ${now}),
      books_cleared_at = case when id = any(${booked}) then books_cleared_at else coalesce(books_cleared_at, ${now}) end
    where id = any(${orderIds})`.execute(tx);
}

/** `booked`: the orders whose invoices must still be shown. */
export async function erase(
  tx: Transaction,
  { table, found, columns }: PersonalTable,
  person: Person,
  booked: readonly string[] = [],
): Promise<void> {
  const where = found.rows(person);
  const name = sql.table(table);
  if (isList(columns)) {
    await sql`delete from ${name} where ${where}`.execute(tx);
    return;
  }
  const entries = Object.entries(columns).flatMap(([column, fate]) =>
    'becomes' in fate ? [[column, fate] as const] : [],
  );
  if (entries.length === 0) return;
  const isBooked = sql`${sql.ref(table === 'orders' ? 'id' : 'order_id')} = any(${booked})`;
  const settings = entries.map(([column, replacement]) => {
    const isRetained = retainedWhen(table, column, replacement, isBooked);
    const value = isRetained
      ? sql`case when ${isRetained} then ${sql.ref(column)} else ${replacement.becomes} end`
      : replacement.becomes;
    return sql`${sql.ref(column)} = ${value}`;
  });
  // A document that was issued refuses every change but that it is emptied.
  const isWholeInBooks = entries.every(([, replacement]) => replacement.isInBooks);
  const changed = isWholeInBooks ? sql`${where} and not ${isBooked}` : where;
  await sql`update ${name} set ${sql.join(settings)} where ${changed}`.execute(tx);
}

function retainedWhen(table: string, column: string, { isInBooks }: Replacement, isBooked: Sql): Sql | null {
  if (!isInBooks) return null;
  return table === 'orders' && column === 'address' ? sql`${isBooked} and ${addressInBooks}` : isBooked;
}

function isList(columns: PersonalTable['columns']): columns is readonly string[] {
  return Array.isArray(columns);
}
