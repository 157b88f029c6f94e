// What goes to KSeF and how far it is, in the database.
import { type RawBuilder, sql } from 'kysely';
import { type KsefState, ksefStates } from '#src/invoices/ksef-states.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { KsefEnvironment } from '../client/ksef-environments.ts';

/** `code`: KSeF's number of the reason; null where the shop itself would not send it. */
export type Refusal = { code: number | null; text: string; details: readonly string[] };

export type Submission = {
  invoiceId: string;
  orderId: string;
  number: string;
  issuedOn: string;
  state: KsefState;
  environment: KsefEnvironment | null;
  hash: Buffer | null;
  sessionNumber: string | null;
  reference: string | null;
  ksefNumber: string | null;
  acceptedAt: Date | null;
  hasReceipt: boolean;
  isOffline: boolean;
  replacedHash: Buffer | null;
  refusal: Refusal | null;
  isMailWanted: boolean;
  attempts: number;
  queuedAt: Date;
  changedAt: Date;
  /** What it corrects waits itself, or was refused. */
  isBehind: boolean;
};

/** Receipts that are missing are open, too. */
const isOpen = sql`(s.state in ('waiting', 'sending', 'sent') or (s.state = 'accepted' and s.upo is null))`;

export function listOpenSubmissions(db: Db, limit: number): Promise<Submission[]> {
  return select(db, sql`${isOpen} order by s.queued_at, i.corrects is not null, i.serial limit ${limit}`);
}

export async function findSubmission(db: Db, invoiceId: string): Promise<Submission | null> {
  return (await select(db, sql`s.invoice_id = ${invoiceId}`))[0] ?? null;
}

/** The newest first. */
export function listSubmissions(db: Db, states: readonly KsefState[], limit: number): Promise<Submission[]> {
  return select(db, sql`s.state = any(${states}) order by s.queued_at desc, i.serial desc limit ${limit}`);
}

async function select(db: Db, wanted: RawBuilder<unknown>): Promise<Submission[]> {
  const { rows } = await sql<Submission>`
    select s.invoice_id as "invoiceId", s.order_id as "orderId", i.number, i.issued_on as "issuedOn", s.state,
      s.environment, s.hash, s.session_number as "sessionNumber", s.reference, s.ksef_number as "ksefNumber",
      s.accepted_at as "acceptedAt", s.upo is not null as "hasReceipt", s.is_offline as "isOffline",
      s.replaced_hash as "replacedHash", s.refusal, s.is_mail_wanted as "isMailWanted", s.attempts,
      s.queued_at as "queuedAt", s.changed_at as "changedAt", coalesce(o.state <> 'accepted', false) as "isBehind"
    from ksef_submissions s join invoices i on i.id = s.invoice_id
      left join ksef_submissions o on o.invoice_id = i.corrects
    where ${wanted}`.execute(db);
  return rows;
}

type Change = Partial<{
  state: KsefState;
  environment: KsefEnvironment;
  hash: Buffer;
  session_number: string | null;
  reference: string | null;
  ksef_number: string;
  accepted_at: Date;
  upo: Buffer;
  is_offline: boolean;
  replaced_hash: Buffer | null;
  invoice_link: string | null;
  certificate_link: string | null;
  refusal: Refusal | null;
  is_mail_wanted: boolean;
  attempts: number;
  sent_at: Date;
}>;

export async function changeSubmission(
  tx: Transaction,
  invoiceId: string,
  { refusal, ...change }: Change,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('ksef_submissions')
    .set({
      ...change,
      ...(refusal !== undefined && { refusal: refusal && JSON.stringify(refusal) }),
      changed_at: now,
    })
    .where('invoice_id', '=', invoiceId)
    .execute();
}

export async function countByState(db: Db): Promise<Record<KsefState, number>> {
  const { rows } = await sql<{ state: KsefState; count: number }>`
    select state, count(*)::int as count from ksef_submissions group by state`.execute(db);
  const counts = Object.fromEntries(ksefStates.map((state) => [state, 0])) as Record<KsefState, number>;
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
