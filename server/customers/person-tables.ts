// What the registry says of tables that hang on a person, and on no order.
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { mailboxOf } from '#src/email-address.ts';
import type { Person } from './person.ts';
import { byOrder, emptied, type Found, type Kept, type PersonalTable, type Sql } from './personal-table.ts';

const byCustomer: Found = { by: 'customer', rows: ({ customerId }) => sql`customer_id = ${customerId}::uuid` };

const byAccount: Found = {
  by: 'e-mail address',
  rows: ({ emails }) => sql`account_id in (select id from shopper_accounts where email = any(${emails}))`,
};

const objection: Kept = { stays: 'that somebody wants no such e-mails is to hold afterwards as well' };

const ofReturns = (person: Person): Sql =>
  sql`(${byOrder.rows(person)} or lower(email) = any(${person.emails}) or lower(order_email) = any(${person.emails}))`;

const emailInDraft = sql`lower(trim(content #>> '{customer,email}'))`;
const draftsOf = ({ emails, orderIds }: Person): Sql =>
  sql`(select id from draft_orders where ${emailInDraft} = any(${emails})
    union select draft_id from orders where id = any(${orderIds}) and draft_id is not null)`;

// Somebody who is signed in may type another address than the account's.
const cartsOf = ({ emails }: Person): Sql =>
  sql`(checkout_draft ? 'email' and lower(checkout_draft->>'email') = any(${emails})
    or draft_account_id in (select id from shopper_accounts where email = any(${emails})))`;

export const personTables: readonly PersonalTable[] = [
  {
    table: 'returns',
    found: { by: 'e-mail address', rows: ofReturns },
    columns: {
      name: emptied,
      order_number: emptied,
      order_email: emptied,
      contract: emptied,
      reason: emptied,
      refusal_reason: emptied,
      email: emptied,
    },
    hidden: ['token_hash'],
  },
  { table: 'return_lines', found: byOrder, columns: {} },
  {
    table: 'withdrawal_drafts',
    found: { by: 'e-mail address', rows: ofReturns },
    columns: ['name', 'order_number', 'order_email', 'contract', 'reason', 'email'],
    hidden: ['token_hash'],
  },
  {
    table: 'contact_messages',
    found: { by: 'e-mail address', rows: ({ emails }) => sql`lower(trim(email)) = any(${emails})` },
    columns: ['name', 'email', 'order_number', 'message'],
    hidden: ['token_hash'],
  },
  {
    table: 'back_in_stock_requests',
    found: { by: 'e-mail address', rows: ({ emails }) => sql`lower(email) = any(${emails})` },
    columns: ['email'],
  },
  {
    // Earlier ones may have been written for somebody else: those are another person's.
    table: 'draft_order_versions',
    found: {
      by: 'e-mail address',
      rows: (person) => sql`(${emailInDraft} = any(${person.emails})
        or (draft_id in ${draftsOf(person)} and ${emailInDraft} = ''))`,
    },
    columns: ['content'],
    hidden: ['saved_by'],
  },
  {
    // What was ordered by it is in the order.
    table: 'draft_orders',
    found: { by: 'e-mail address', rows: (person) => sql`id in ${draftsOf(person)}` },
    columns: ['content'],
    hidden: ['updated_by'],
  },
  {
    table: 'cart_lines',
    found: { by: 'e-mail address', rows: (person) => sql`cart_id in (select id from carts where ${cartsOf(person)})` },
    columns: ['line_text'],
  },
  {
    table: 'carts',
    found: { by: 'e-mail address', rows: cartsOf },
    columns: ['checkout_draft', 'offer'],
    hidden: ['token_hash'],
  },
  {
    // The links in e-mails lead nowhere then.
    table: 'newsletter_subscriptions',
    found: { by: 'e-mail address', rows: ({ emails }) => sql`email = any(${emails})` },
    columns: ['email', 'token'],
    hidden: ['token'],
  },
  {
    table: 'shopper_sign_ins',
    found: { by: 'e-mail address', rows: ({ emails }) => sql`email = any(${emails})` },
    columns: ['email'],
    hidden: ['link_hash', 'window_hash'],
  },
  { table: 'shopper_addresses', found: byAccount, columns: ['typed'] },
  { table: 'shopper_wishlist', found: byAccount, columns: ['product_id'] },
  {
    table: 'shopper_passkeys',
    found: byAccount,
    columns: ['id', 'name', 'last_used_at'],
    hidden: ['public_key', 'counter'],
  },
  { table: 'shopper_sessions', found: byAccount, columns: ['last_used_at'], hidden: ['token_hash'] },
  {
    // What belongs to it goes with it.
    table: 'shopper_accounts',
    found: { by: 'e-mail address', rows: ({ emails }) => sql`email = any(${emails})` },
    columns: ['email'],
  },
  {
    table: 'review_objections',
    found: {
      by: 'hash of the e-mail address',
      rows: ({ emails }) =>
        sql`hash in (select sha256(convert_to(email, 'UTF8')) from unnest(${emails}::text[]) as email)`,
    },
    columns: { hash: objection },
  },
  {
    table: 'cart_reminder_refusals',
    // Earlier ones are by the address as it was written.
    found: {
      by: 'hash of the e-mail address',
      rows: ({ emails }) => {
        const hashes = emails.flatMap((email) => [mailboxOf(email), email].map((text) => hash('sha256', text)));
        return sql`encode(subject, 'hex') = any(${hashes})`;
      },
    },
    columns: { subject: objection },
  },
  {
    table: 'customer_notes',
    found: byCustomer,
    columns: ['text'],
    hidden: ['staff_id', 'staff_name'],
  },
  { table: 'customer_emails', found: byCustomer, columns: ['email'] },
  {
    table: 'customers',
    found: { by: 'customer', rows: ({ customerId }) => sql`id = ${customerId}::uuid` },
    columns: ['email', 'name', 'phone', 'country', 'search_words'],
    hidden: ['search_words'],
  },
];
