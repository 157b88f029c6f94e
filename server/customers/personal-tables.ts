// Every column that holds personal data of shoppers, with what becomes of it when they are erased. The export reads these
// tables and the erasure writes them; a test compares them, with `not-personal.ts` and `staff-columns.ts`, to the whole
// schema, so that a new column cannot be forgotten.
import { sql } from 'kysely';
import { SEPARATOR } from '#src/catalogue/gift-card/gift-card-terms.ts';
import { memberStates } from '#src/countries/country.ts';
import type { BookLimits } from '#src/customers/retention/retention-periods.ts';
import { personTables } from './person-tables.ts';
import { byOrder, emptied, type Found, type PersonalTable, removed } from './personal-table.ts';

const onlyCountry = sql`jsonb_build_object('fullName', '', 'line1', '', 'line2', '', 'postalCode', '', 'city', '',
  'country', address->'country')`;

/** `75.00 EUR · anna@example.com · 2026-12-24 · Happy birthday`: see gift-card-terms.ts. */
const recipientOfCard = sql`lower(trim(split_part(
  regexp_replace(line_text, '^[0-9]{1,7}[.][0-9]{2} [A-Z]{3} . ', ''), ${SEPARATOR}, 1)))`;

/** A person's own orders, and gift cards that somebody else has bought for them. */
const ordersAndCards: Found = {
  by: 'order',
  rows(person) {
    const { emails } = person;
    if (emails.length === 0) return byOrder.rows(person);
    return sql`(${byOrder.rows(person)} or (${recipientOfCard} = any(${emails})
      and exists (select from orders o where o.id = order_id and o.is_for_gift_cards)))`;
  },
};

/** What was to be written on a product is mostly a name; `shown_variant` follows. */
export const orderLines: PersonalTable = {
  table: 'order_lines',
  found: ordersAndCards,
  columns: { line_text: emptied },
};

/** What hangs on an order: erased with it, at the person's request or because its time is over. */
export const orderTables: readonly PersonalTable[] = [
  {
    table: 'orders',
    found: { by: 'order', rows: ({ orderIds }) => sql`id = any(${orderIds})` },
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
  orderLines,
  // Hashes of the mailbox and the network, so that nobody has everything held for nothing.
  { table: 'unpaid_holds', found: byOrder, columns: ['mailbox', 'network'] },
  { table: 'order_vat_amounts', found: byOrder, columns: {} },
  {
    table: 'invoices',
    found: byOrder,
    columns: { document: { ...removed, isInBooks: true } },
    hidden: ['issued_by'],
  },
  {
    table: 'invoice_files',
    found: byOrder,
    columns: { bytes: { ...removed, isInBooks: true } },
  },
  // What KSeF found wrong may repeat what stands in the invoice.
  { table: 'ksef_submissions', found: byOrder, columns: { refusal: { ...removed, isInBooks: true } } },
  {
    table: 'sandbox.ksef_objects',
    found: {
      by: 'order',
      rows: ({ orderIds }) => sql`kind = 'invoice' and data->>'invoiceNumber' in (
        select number from invoices where order_id = any(${orderIds}))`,
    },
    // There is nobody's tax in it.
    columns: { data: { becomes: sql`data || '{"content": ""}'` } },
  },
  {
    table: 'order_events',
    found: byOrder,
    columns: {
      // The parcel's number, and in whose words the order was given up.
      data: {
        becomes: sql`case type when 'ParcelSent' then data || '{"trackingNumber": ""}'
          when 'OrderCancelled' then data - 'words' else data end`,
      },
    },
  },
  {
    // The VAT id of a trader who works alone is that person's, and VIES tells name and address.
    table: 'vat_id_checks',
    found: byOrder,
    columns: {
      vat_id: { ...emptied, isInBooks: true },
      consultation: { ...emptied, isInBooks: true },
      says: { ...emptied, isInBooks: true },
    },
  },
  { table: 'order_notes', found: byOrder, columns: ['text'], hidden: ['staff_id', 'staff_name'] },
  {
    table: 'order_actions',
    found: byOrder,
    columns: { input: { becomes: sql`'{}'::jsonb` } },
    hidden: ['staff_id', 'staff_name'],
  },
  {
    table: 'payment_attempts',
    found: byOrder,
    columns: {
      reference: { ...emptied, isInBooks: true },
      mandate_reference: { ...removed, isInBooks: true },
      mandate_url: removed,
    },
    hidden: ['idempotency_key'],
  },
  {
    table: 'own_payments',
    found: byOrder,
    columns: { reference: { ...removed, isInBooks: true }, address: removed },
    hidden: ['idempotency_key'],
  },
  { table: 'refunds', found: byOrder, columns: { reason: emptied }, hidden: ['idempotency_key'] },
  {
    // Stand-ins for carriers; found by the labels, which go after them.
    table: 'sandbox.shipments',
    found: {
      by: 'parcel',
      rows: ({ orderIds }) =>
        sql`reference in (select l.reference from parcel_labels l where l.order_id = any(${orderIds}))`,
    },
    columns: ['tracking_number', 'body'],
  },
  {
    // The label's PDF shows name, address and telephone number; that there was a parcel stays.
    table: 'parcel_labels',
    found: byOrder,
    columns: ['shipment_id', 'tracking_number', 'document', 'detail'],
    hidden: ['document', 'request_id'],
  },
  { table: 'parcels', found: byOrder, columns: { tracking_number: emptied } },
  { table: 'parcel_lines', found: byOrder, columns: {} },
  { table: 'refund_lines', found: byOrder, columns: {} },
  {
    // What was said of a product stays, and nobody's: the stars go on counting.
    table: 'reviews',
    found: byOrder,
    columns: { order_id: removed, shown_name: emptied },
  },
  { table: 'return_receipts', found: byOrder, columns: { condition: emptied } },
  { table: 'disputes', found: byOrder, columns: { evidence: emptied } },
  {
    // The places that goods went to before, and the person whom the carrier called.
    table: 'order_contact_changes',
    found: byOrder,
    columns: ['before', 'after'],
    hidden: ['staff_id', 'staff_name'],
  },
  { table: 'sent_mails', found: byOrder, columns: { recipient: emptied, subject: emptied, body: emptied } },
  {
    table: 'stripe_events',
    found: {
      by: 'payment',
      rows: ({ intentIds }) => sql`intent_id = any(${intentIds}) and applied_at is not null`,
    },
    columns: { payload: { becomes: sql`'{}'::jsonb` } },
  },
  {
    table: 'outbox',
    found: { by: 'order', rows: ({ orderIds }) => sql`payload->>'orderId' = any(${orderIds})` },
    columns: { last_error: removed },
  },
  {
    // Stands in for the provider; there is nobody's money in it, but what was typed.
    table: 'sandbox.objects',
    found: {
      by: 'payment',
      rows: ({ intentIds }) => sql`(payment_intent = any(${intentIds}) or id = any(${intentIds}))`,
    },
    columns: {
      body: {
        becomes: sql`body || (select coalesce(jsonb_object_agg(key, null), '{}') from jsonb_object_keys(body) as key
        where key in ('billing_details', 'receipt_email', 'shipping'))`,
      },
    },
    hidden: ['hidden'],
  },
];

export const personalTables: readonly PersonalTable[] = [...orderTables, ...personTables];

/** The address that the books need: of the invoice. */
export const addressInBooks = sql`billing_address is null`;

const documents = sql`from invoices as i where i.order_id = orders.id and i.kind <> 'proforma'`;

/** Whether the books show an order. An invoice stands there before it is paid, too. */
export const isInBooks = sql<boolean>`(captured_minor > 0 or exists (select ${documents}))`;

/** The moment from which the years of the books count for an order. A correction is kept as long after its own year. */
export const inBooksSince = sql<Date>`greatest(coalesce(paid_at, created_at), (select max(i.issued_at) ${documents}))`;

/**
 * Whether the VAT of an order is that of another member state, as the taxes had it when it was placed. `country`: where the
 * company's address is.
 */
export const isOfOss = (country: string) => sql<boolean>`(orders.country = any(${memberStates}) and coalesce((
  select coalesce((taxes.data->>'oss')::boolean, true) and not coalesce((taxes.data->>'smallBusiness')::boolean, false)
    and orders.country <> coalesce(taxes.data->>'homeCountry', ${country})
  from settings as taxes where taxes.document = 'taxes' and taxes.version = orders.taxes_version), orders.country <> ${country}))`;

/** Whether the years of the books are over for an order. */
export const isPastBooks = ({ home, oss, country }: BookLimits) =>
  sql<boolean>`${inBooksSince} < case when ${isOfOss(country)} then ${oss}::timestamptz else ${home}::timestamptz end`;
