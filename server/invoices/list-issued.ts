// What was issued, as staff lists it: the newest first.
import { type RawBuilder, sql } from 'kysely';
import type { DocumentToIssue, InvoiceKind } from '#src/invoices/invoice-document.ts';
import { type KsefPart, type KsefState, ksefParts } from '#src/invoices/ksef-states.ts';
import type { InvoiceFilters } from '#src/invoices/office/invoice-filters.ts';
import type { Currency } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import { byColumnsAndId, keysetPage, type PlaceInList } from '../database/keyset-page.ts';
import { isOnItsWay } from './ksef-facts.ts';

export type IssuedInvoice = {
  id: string;
  kind: InvoiceKind;
  /** An erased document no longer says that it was a deposit's. */
  issuedAs: DocumentToIssue;
  number: string;
  orderNumber: number;
  /** The day of the company's country. */
  issuedOn: string;
  /** A company, or a person; empty once it is erased. */
  buyer: string;
  currency: Currency;
  grossMinor: number;
  vatMinor: number;
  isErased: boolean;
  /** Null once it is erased. */
  sellerCountry: string | null;
  /** Null for what does not go to KSeF, or has no number there yet. */
  ksefNumber: string | null;
  /** It goes to KSeF, and its codes are not made yet: its paper would lack them. */
  isHeldBack: boolean;
  /** Null for what does not go to KSeF. */
  ksefState: KsefState | null;
  ksefEnvironment: string | null;
  isOffline: boolean;
  /** It waits for the number of what it corrects. */
  isBehind: boolean;
  ksefRefusal: { code: number | null; text: string; details: readonly string[]; isOfSession?: true } | null;
  hasReceipt: boolean;
};

const keyset = byColumnsAndId<IssuedInvoice>([sql`i.issued_at`, sql`i.id`], {
  idOf: ({ id }) => id,
  find: (id) => sql`select p.issued_at, p.id from invoices p where p.id = ${id}`,
});

export async function listIssued(db: Db, { filters, ...place }: { filters: InvoiceFilters } & PlaceInList) {
  const conditions = conditionsOf(filters);
  return keysetPage(keyset, place, ({ beyond, order, limit }) =>
    select(db, sql`${sql.join([...conditions, ...beyond], sql` and `)} order by ${order} limit ${limit}`),
  );
}

/** Lists documents as they were issued: what is corrected comes before what corrects it. */
export function listIssuedOf(db: Db, orderNumber: number): Promise<IssuedInvoice[]> {
  return select(db, sql`o.number = ${orderNumber} order by i.issued_at, i.corrects is not null, i.serial`);
}

async function select(db: Db, wanted: RawBuilder<unknown>): Promise<IssuedInvoice[]> {
  const { rows } = await sql<IssuedInvoice>`
    select i.id, i.kind, case when i.settles is not null then 'final'
        when i.kind = 'invoice' and i.document ? 'isDeposit' then 'deposit' else i.kind end as "issuedAs",
      i.number, o.number as "orderNumber", i.issued_on as "issuedOn", i.currency,
      i.gross_minor as "grossMinor", i.vat_minor as "vatMinor", i.document is null as "isErased",
      i.document->'seller'->'address'->>'country' as "sellerCountry",
      s.ksef_number as "ksefNumber", s.state as "ksefState", s.refusal as "ksefRefusal",
      s.environment as "ksefEnvironment", coalesce(s.is_offline, false) as "isOffline",
      s.state = 'waiting' and exists (
        select from ksef_submissions c where c.invoice_id = coalesce(i.corrects, i.settles) and ${isOnItsWay('c')}) as "isBehind",
      s.upo is not null as "hasReceipt", s.invoice_id is not null and s.invoice_link is null as "isHeldBack",
      coalesce(nullif(i.document->'buyer'->>'companyName', ''), i.document->'buyer'->>'fullName', '') as buyer
    from invoices i join orders o on o.id = i.order_id left join ksef_submissions s on s.invoice_id = i.id
    where ${wanted}`.execute(db);
  return rows.map((row) => ({ ...row, grossMinor: Number(row.grossMinor), vatMinor: Number(row.vatMinor) }));
}

export type IssuedSum = {
  kind: InvoiceKind;
  currency: Currency;
  count: number;
  /** How many of them have a PDF: all whose time is not over. */
  files: number;
  grossMinor: number;
  vatMinor: number;
};

/** Never over several kinds: a proforma asks for what its invoice says again. */
export async function sumIssued(db: Db, filters: InvoiceFilters): Promise<IssuedSum[]> {
  const { rows } = await sql<IssuedSum>`
    select i.kind, i.currency, count(*)::int as count, count(i.document)::int as files,
      sum(i.gross_minor) as "grossMinor", sum(i.vat_minor) as "vatMinor"
    from invoices i join orders o on o.id = i.order_id
    where ${sql.join(conditionsOf(filters), sql` and `)}
    group by i.kind, i.currency order by array_position(array['invoice', 'correction', 'receipt', 'proforma'], i.kind),
      i.currency`.execute(db);
  return rows.map((row) => ({ ...row, grossMinor: Number(row.grossMinor), vatMinor: Number(row.vatMinor) }));
}

/** The months in which something was issued, the latest first: `2026-11`. */
export async function listIssuedMonths(db: Db): Promise<string[]> {
  // The query steps from one month to the one before, however many documents that has.
  const { rows } = await sql<{ month: string }>`
    with recursive months as (
      (select left(max(issued_on), 7) as month from invoices)
      union all
      select (select left(max(i.issued_on), 7) from invoices i where i.issued_on < m.month || '-01')
      from months m where m.month is not null
    )
    select month from months where month is not null`.execute(db);
  return rows.map(({ month }) => month);
}

/** The ids of a part of what the filters match, the earliest first. */
export async function listIssuedIds(
  db: Db,
  filters: InvoiceFilters,
  { first, offset }: { first: number; offset: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from invoices i join orders o on o.id = i.order_id
    where i.document is not null and ${sql.join(conditionsOf(filters), sql` and `)}
    order by i.issued_at, i.corrects is not null, i.serial, i.id limit ${first} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** `invoices_search` of migration 221 has the same words. */
const words = sql`lower(i.number || ' ' || coalesce(i.document->'buyer'->>'companyName', '') || ' '
  || coalesce(i.document->'buyer'->>'fullName', ''))`;

function conditionsOf({ kind, month, ksef, text }: InvoiceFilters): RawBuilder<unknown>[] {
  return [
    sql`true`,
    ...(kind ? [sql`i.kind = ${kind}`] : []),
    ...(month ? [sql`i.issued_on between ${`${month}-01`} and ${`${month}-31`}`] : []),
    ...(ksef ? [isInKsef(ksef)] : []),
    ...(text ? [matches(text)] : []),
  ];
}

function isInKsef(part: KsefPart): RawBuilder<unknown> {
  const isOffline = part === 'offline' ? sql`k.is_offline` : sql`true`;
  return sql`exists (
    select from ksef_submissions k
    where k.invoice_id = i.id and k.state = any(${ksefParts[part]}) and ${isOffline})`;
}

function matches(text: string): RawBuilder<unknown> {
  const part = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const isOrder = /^#?[1-9]\d{0,8}$/.test(text);
  return isOrder
    ? sql`(${words} like ${part} or o.number = ${Number(text.replace('#', ''))})`
    : sql`${words} like ${part}`;
}
