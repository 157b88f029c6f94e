// A person as the database knows one: by the e-mail addresses, and by all that was ordered or written under them.
import { sql } from 'kysely';
import { emailKey } from '#src/email-address.ts';
import { isUuid } from '#src/is-uuid.ts';
import type { Db } from '../database/connect.ts';

export type Person = {
  /** Null for somebody who never ordered. */
  customerId: string | null;
  /** Written in small letters. */
  emails: string[];
  orderIds: string[];
  /** The payments at the provider. */
  intentIds: string[];
};

export async function findPersonByEmail(db: Db, email: string): Promise<Person> {
  const key = emailKey(email);
  const customerId = await findCustomerOf(db, key);
  return (customerId === null ? null : await findPerson(db, customerId)) ?? collect(db, null, [key]);
}

/** The id of the customer whose address it is, by `emailKey`; null where it is nobody's. */
export async function findCustomerOf(db: Db, key: string): Promise<string | null> {
  const found = await db
    .selectFrom('customer_emails')
    .select('customer_id')
    .where('email', '=', key)
    .executeTakeFirst();
  return found?.customer_id ?? null;
}

/**
 * Finds the person by this one address alone, also where staff has said that several are one customer's: whoever has
 * proven one of them has not proven the others.
 */
export async function findPersonOfAddress(db: Db, email: string): Promise<Person> {
  const person = await findPersonByEmail(db, email);
  return person.emails.length > 1 ? collect(db, null, [emailKey(email)]) : person;
}

/** Null when there is no such customer. */
export async function findPerson(db: Db, customerId: string): Promise<Person | null> {
  if (!isUuid(customerId)) return null;
  const rows = await db
    .selectFrom('customer_emails')
    .select('email')
    .where('customer_id', '=', customerId)
    .orderBy('email')
    .execute();
  return rows.length > 0
    ? collect(
        db,
        customerId,
        rows.map(({ email }) => email),
      )
    : null;
}

async function collect(db: Db, customerId: string | null, emails: string[]): Promise<Person> {
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .where(sql<boolean>`lower(email) = any(${emails})`)
    .orderBy('number')
    .execute();
  const orderIds = orders.map(({ id }) => id);
  return { customerId, emails, orderIds, intentIds: await listIntents(db, orderIds) };
}

export async function listIntents(db: Db, orderIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_attempts')
    .select('intent_id')
    .where(sql<boolean>`order_id = any(${orderIds})`)
    .where('intent_id', 'is not', null)
    .execute();
  return rows.flatMap(({ intent_id: id }) => id ?? []);
}
