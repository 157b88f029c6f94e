// Every column that holds personal data of shoppers, with what becomes of it when they are erased. The export reads these
// tables and the erasure writes them; a test compares them, with `not-personal.ts` and `staff-columns.ts`, to the whole
// schema, so that a new column cannot be forgotten.
import { type RawBuilder, sql } from 'kysely';
import type { Person } from './person.ts';

type Sql = RawBuilder<unknown>;

export type Replacement = {
  becomes: Sql;
  /** Kept as long as the books must show the sale: invoices name buyer and address. */
  isInBooks?: true;
};

export type PersonalTable = {
  table: string;
  rows(person: Person): Sql;
  /** What each personal column becomes; a list when the row itself is deleted. */
  columns: Readonly<Record<string, Replacement>> | readonly string[];
  /** What is not for the person's copy: secrets, and who of staff wrote. */
  hidden?: readonly string[];
};

const emptied: Replacement = { becomes: sql`''` };
const removed: Replacement = { becomes: sql`null` };

const ofOrders = ({ orderIds }: Person): Sql => sql`order_id = any(${orderIds})`;
const ofReturns = (person: Person): Sql =>
  sql`(${ofOrders(person)} or lower(email) = any(${person.emails}) or lower(order_email) = any(${person.emails}))`;
const ofIntents = ({ intentIds }: Person): Sql => sql`intent_id = any(${intentIds})`;

const onlyCountry = sql`jsonb_build_object('fullName', '', 'line1', '', 'line2', '', 'postalCode', '', 'city', '',
  'country', address->'country')`;

/** What hangs on an order: erased with it, at the person's request or because its time is over. */
export const orderTables: readonly PersonalTable[] = [
  {
    table: 'orders',
    rows: ({ orderIds }) => sql`id = any(${orderIds})`,
    columns: {
      email: emptied,
      phone: emptied,
      note: emptied,
      pickup_point: removed,
      cart_id: removed,
      fingerprint: emptied,
      // The country decides the VAT. Where there is a billing address, the other one is for the parcel only.
      address: { becomes: onlyCountry, isInBooks: true },
      billing_address: { ...removed, isInBooks: true },
      company: { ...removed, isInBooks: true },
    },
    hidden: ['token_hash', 'cart_id', 'fingerprint', 'search_words'],
  },
  {
    // What was to be written on it is mostly a name; `shown_variant` follows.
    table: 'order_lines',
    rows: ofOrders,
    columns: { line_text: emptied },
  },
  { table: 'order_vat_amounts', rows: ofOrders, columns: {} },
  {
    table: 'invoices',
    rows: ofOrders,
    columns: { document: { ...removed, isInBooks: true } },
    hidden: ['issued_by'],
  },
  {
    table: 'invoice_files',
    rows: ofOrders,
    columns: { bytes: { ...removed, isInBooks: true } },
  },
  {
    table: 'order_events',
    rows: ofOrders,
    columns: {
      // The parcel's number, and in whose words the order was given up.
      data: {
        becomes: sql`case type when 'ParcelSent' then data || '{"trackingNumber": ""}'
          when 'OrderCancelled' then data - 'words' else data end`,
      },
    },
  },
  { table: 'order_notes', rows: ofOrders, columns: ['text'], hidden: ['staff_id', 'staff_name'] },
  {
    table: 'order_actions',
    rows: ofOrders,
    columns: { input: { becomes: sql`'{}'::jsonb` } },
    hidden: ['staff_id', 'staff_name'],
  },
  {
    table: 'payment_attempts',
    rows: ofOrders,
    columns: {
      reference: { ...emptied, isInBooks: true },
      mandate_reference: { ...removed, isInBooks: true },
      mandate_url: removed,
    },
    hidden: ['idempotency_key'],
  },
  {
    table: 'own_payments',
    rows: ofOrders,
    columns: { reference: { ...removed, isInBooks: true }, address: removed },
    hidden: ['idempotency_key'],
  },
  { table: 'refunds', rows: ofOrders, columns: { reason: emptied }, hidden: ['idempotency_key'] },
  {
    // Stand-ins for carriers; found by the labels, which go after them.
    table: 'sandbox.shipments',
    rows: ({ orderIds }) =>
      sql`reference in (select l.reference from parcel_labels l where l.order_id = any(${orderIds}))`,
    columns: ['tracking_number', 'body'],
  },
  {
    // The label's PDF shows name, address and telephone number; that there was a parcel stays.
    table: 'parcel_labels',
    rows: ofOrders,
    columns: ['shipment_id', 'tracking_number', 'document', 'detail'],
    hidden: ['document', 'request_id'],
  },
  { table: 'parcels', rows: ofOrders, columns: { tracking_number: emptied } },
  { table: 'parcel_lines', rows: ofOrders, columns: {} },
  { table: 'refund_lines', rows: ofOrders, columns: {} },
  {
    // What was said of a product stays, and nobody's: the stars go on counting.
    table: 'reviews',
    rows: ofOrders,
    columns: { order_id: removed, shown_name: emptied },
  },
  { table: 'return_receipts', rows: ofOrders, columns: { condition: emptied } },
  { table: 'disputes', rows: ofOrders, columns: { evidence: emptied } },
  {
    // Where goods went before, and whom the carrier called.
    table: 'order_contact_changes',
    rows: ofOrders,
    columns: ['before', 'after'],
    hidden: ['staff_id', 'staff_name'],
  },
  { table: 'sent_mails', rows: ofOrders, columns: { recipient: emptied, subject: emptied, body: emptied } },
  {
    table: 'stripe_events',
    rows: (person) => sql`${ofIntents(person)} and applied_at is not null`,
    columns: { payload: { becomes: sql`'{}'::jsonb` } },
  },
  {
    table: 'outbox',
    rows: ({ orderIds }) => sql`payload->>'orderId' = any(${orderIds})`,
    columns: { last_error: removed },
  },
  {
    // Stands in for the provider; there is nobody's money in it, but what was typed.
    table: 'sandbox.objects',
    rows: ({ intentIds }) => sql`(payment_intent = any(${intentIds}) or id = any(${intentIds}))`,
    columns: {
      body: {
        becomes: sql`body || (select coalesce(jsonb_object_agg(key, null), '{}') from jsonb_object_keys(body) as key
        where key in ('billing_details', 'receipt_email', 'shipping'))`,
      },
    },
    hidden: ['hidden'],
  },
];

const emailInDraft = sql`lower(trim(content #>> '{customer,email}'))`;
const draftsOf = ({ emails, orderIds }: Person): Sql =>
  sql`(select id from draft_orders where ${emailInDraft} = any(${emails})
    union select draft_id from orders where id = any(${orderIds}) and draft_id is not null)`;

const cartsOf = ({ emails }: Person): Sql =>
  sql`checkout_draft ? 'email' and lower(checkout_draft->>'email') = any(${emails})`;

/** What hangs on the person. */
export const personTables: readonly PersonalTable[] = [
  {
    table: 'returns',
    rows: ofReturns,
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
  { table: 'return_lines', rows: ofOrders, columns: {} },
  {
    table: 'withdrawal_drafts',
    rows: ofReturns,
    columns: ['name', 'order_number', 'order_email', 'contract', 'reason', 'email'],
    hidden: ['token_hash'],
  },
  {
    table: 'contact_messages',
    rows: ({ emails }) => sql`lower(trim(email)) = any(${emails})`,
    columns: ['name', 'email', 'order_number', 'message'],
    hidden: ['token_hash'],
  },
  {
    table: 'back_in_stock_requests',
    rows: ({ emails }) => sql`lower(email) = any(${emails})`,
    columns: ['email'],
  },
  {
    // Earlier ones may have been written for somebody else: those are another person's.
    table: 'draft_order_versions',
    rows: (person) => sql`(${emailInDraft} = any(${person.emails})
      or (draft_id in ${draftsOf(person)} and ${emailInDraft} = ''))`,
    columns: ['content'],
    hidden: ['saved_by'],
  },
  {
    // What was ordered by it is in the order.
    table: 'draft_orders',
    rows: (person) => sql`id in ${draftsOf(person)}`,
    columns: ['content'],
    hidden: ['updated_by'],
  },
  {
    table: 'cart_lines',
    rows: (person) => sql`cart_id in (select id from carts where ${cartsOf(person)})`,
    columns: ['line_text'],
  },
  {
    table: 'carts',
    rows: cartsOf,
    columns: ['checkout_draft', 'offer'],
    hidden: ['token_hash'],
  },
  {
    // The links in e-mails lead nowhere then.
    table: 'newsletter_subscriptions',
    rows: ({ emails }) => sql`email = any(${emails})`,
    columns: ['email', 'token'],
    hidden: ['token'],
  },
  {
    // Kept: that somebody wants no such e-mails is to hold afterwards as well.
    table: 'review_objections',
    rows: ({ emails }) =>
      sql`hash in (select sha256(convert_to(email, 'UTF8')) from unnest(${emails}::text[]) as email)`,
    columns: {},
  },
  {
    table: 'customer_notes',
    rows: ({ customerId }) => sql`customer_id = ${customerId}::uuid`,
    columns: ['text'],
    hidden: ['staff_id', 'staff_name'],
  },
  { table: 'customer_emails', rows: ({ customerId }) => sql`customer_id = ${customerId}::uuid`, columns: ['email'] },
  {
    table: 'customers',
    rows: ({ customerId }) => sql`id = ${customerId}::uuid`,
    columns: ['email', 'name', 'phone', 'country', 'search_words'],
    hidden: ['search_words'],
  },
];

export const personalTables: readonly PersonalTable[] = [...orderTables, ...personTables];

/** The address that the books need: of the invoice. */
export const addressInBooks = sql`billing_address is null`;
