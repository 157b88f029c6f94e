// What goes to KSeF and how far it is, in the database.
import { type RawBuilder, sql } from 'kysely';
import { type KsefState, ksefStates } from '#src/invoices/ksef-states.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { isOnItsWay } from '../../invoices/ksef-facts.ts';
import type { KsefEnvironment } from '../client/ksef-environments.ts';

/**
 * `code`: KSeF's number of the reason; null where the shop itself would not send it. `isOfSession`: what is refused is the
 * session or the archive that the document was in, whose numbers mean something else.
 */
export type Refusal = { code: number | null; text: string; details: readonly string[]; isOfSession?: true };

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
  /** What it corrects waits itself, or was refused and may be sent again. */
  isBehind: boolean;
};

/** What can be sent now: not what corrects something that has no number, which would stand before all others for ever. */
export function listDue(db: Db, limit: number): Promise<Submission[]> {
  return select(db, sql`s.state = 'waiting' and ${isNext} order by ${inTurn} limit ${limit}`);
}

/** What could have been sent since a moment, and was not: without what was issued offline. */
export function listLate(db: Db, since: Date, limit: number): Promise<Submission[]> {
  const isLate = sql`not s.is_offline and s.queued_at <= ${since}`;
  return select(db, sql`s.state = 'waiting' and ${isNext} and ${isLate} order by ${inTurn} limit ${limit}`);
}

/** What was handed in, or may have been, and has no answer yet: those first that nobody has looked after for longest. */
export function listUnanswered(db: Db, limit: number): Promise<Submission[]> {
  return select(db, sql`s.state in ('sending', 'sent') order by s.changed_at, i.serial limit ${limit}`);
}

export function listUnansweredOf(db: Db, session: string): Promise<Submission[]> {
  return select(db, sql`s.state in ('sending', 'sent') and s.session_number = ${session}`);
}

/** Notes that somebody has looked after what a session has not answered. */
export async function touch(tx: Transaction, session: string, now: Date): Promise<void> {
  await tx
    .updateTable('ksef_submissions')
    .set({ changed_at: now })
    .where('session_number', '=', session)
    .where('state', 'in', ['sending', 'sent'])
    .execute();
}

export async function countUnanswered(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ksef_submissions where state in ('sending', 'sent')`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Is called before an archive with them is handed in. */
export async function noteBatch(tx: Transaction, ids: readonly string[], session: string, now: Date): Promise<void> {
  await sql`
    update ksef_submissions set state = 'sending', session_number = ${session}, reference = null, refusal = null,
      attempts = attempts + 1, sent_at = ${now}, changed_at = ${now}
    where invoice_id = any(${ids}::uuid[])`.execute(tx);
}

/** Those first that nobody has looked after for longest. */
export function listWithoutReceipt(db: Db, limit: number): Promise<Submission[]> {
  return select(db, sql`s.state = 'accepted' and s.upo is null order by s.changed_at, i.serial limit ${limit}`);
}

/** An original stands before what corrects it. */
const inTurn = sql`s.queued_at, coalesce(i.corrects, i.settles) is not null, i.serial`;
/** What it corrects has its number, or never goes to KSeF, or was refused for good: then the correction is, too. */
const isNext = sql`(o.state is null or not ${isOnItsWay('o')})`;

/** What was issued offline and has no number yet. */
export function listOfflineOpen(db: Db): Promise<Submission[]> {
  return select(db, sql`s.is_offline and s.state <> 'accepted' order by s.queued_at, i.serial`);
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
      s.queued_at as "queuedAt", s.changed_at as "changedAt", not ${isNext} as "isBehind"
    from ksef_submissions s join invoices i on i.id = s.invoice_id
      left join ksef_submissions o on o.invoice_id = coalesce(i.corrects, i.settles)
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
