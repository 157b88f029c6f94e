// What staff writes about a customer.
import { sql } from 'kysely';
import type { CustomerRefusal } from '#src/customers/office/customer-refusals.ts';
import { emailKey, isEmailAddress } from '#src/email-address.ts';
import { KasaError } from '#src/errors.ts';
import { isUuid } from '#src/is-uuid.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { inTransaction } from '../database/transaction.ts';
import { putNote } from '../orders/office/put-note.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { findCustomerOf } from './person.ts';

type Office = Pick<OfficeContext, 'db' | 'now' | 'staff' | 'audit'>;

export const MAX_NOTE_LENGTH = 2_000;

/** Only staff sees it, and the person who asks for a copy of all that is kept. `newId`: under which it is written once. */
export function noteCustomer(
  { db, now, staff, audit }: Office,
  { id, text, newId }: { id: string; text: string; newId: string | null },
): Promise<Result<null, CustomerRefusal>> {
  if (!staff) throw new Error('a note without anybody who is signed in');
  const written = text.trim();
  if (written.length > MAX_NOTE_LENGTH) {
    throw new KasaError('BAD_REQUEST', `A note has 1 to ${MAX_NOTE_LENGTH} characters.`);
  }
  return inTransaction(db, async (tx) => {
    if (written === '') return refuse({ kind: 'NoteEmpty' });
    if (!(await isCustomer(tx, id))) return refuse({ kind: 'CustomerUnknown' });
    await putNote(tx, { kind: 'customer', id }, { newId, text: written, staff, now: now() });
    // What it says stands beside the customer, from where it can be erased.
    await audit(tx, { kind: 'customer.noted', subject: id });
    return ok(null);
  });
}

/**
 * Another address of the same person, who has changed it or uses several. A customer who is known under it becomes one
 * with this one: orders and notes of both.
 */
export function addCustomerEmail(
  { db, audit }: Office,
  { id, email }: { id: string; email: string },
): Promise<Result<null, CustomerRefusal>> {
  const key = emailKey(email);
  return inTransaction(db, async (tx) => {
    if (!isEmailAddress(key)) return refuse({ kind: 'EmailInvalid' });
    if (!(await isCustomer(tx, id))) return refuse({ kind: 'CustomerUnknown' });
    const former = await findCustomerOf(tx, key);
    if (former === id) return ok(null);
    if (former !== null) {
      await tx.updateTable('customer_emails').set({ customer_id: id }).where('customer_id', '=', former).execute();
      await tx.updateTable('customer_notes').set({ customer_id: id }).where('customer_id', '=', former).execute();
      await tx.deleteFrom('customers').where('id', '=', former).execute();
    } else {
      await tx.insertInto('customer_emails').values({ email: key, customer_id: id }).execute();
    }
    await sql`select refresh_customer(${id})`.execute(tx);
    await audit(tx, { kind: 'customer.joined', subject: id, ...(former !== null && { before: { other: former } }) });
    return ok(null);
  });
}

async function isCustomer(tx: Parameters<Parameters<typeof inTransaction>[1]>[0], id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  return (await tx.selectFrom('customers').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
