// What the documents must know of KSeF, which stands to the right of them: whether one goes there, and its number.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { InvoiceDocument, InvoiceKind } from '#src/invoices/invoice-document.ts';
import type { InvoiceSettings } from '#src/shop/invoices/invoice-settings.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import { refusedForGood } from './ksef-advice.ts';

export const KSEF_EFFECT = 'ksef';

/**
 * Whether a document goes there. `corrects`: what is there, or on its way, is corrected there whatever the merchant has set
 * since; a receipt is not there, so nothing there is corrected.
 */
export async function isForKsef(
  tx: Transaction,
  document: InvoiceDocument,
  { settings, corrects }: { settings: InvoiceSettings; corrects?: { id: string; kind: InvoiceKind } | undefined },
): Promise<boolean> {
  if (corrects?.kind === 'receipt') return false;
  if (corrects && (await findKsefFacts(tx, corrects.id))) return true;
  return isSentByItself(document, settings);
}

/** Sellers in Poland send every invoice but those of consumers, and those too where the merchant wants it. */
function isSentByItself(
  { kind, seller, buyer }: Pick<InvoiceDocument, 'kind' | 'seller' | 'buyer'>,
  { ksef }: Pick<InvoiceSettings, 'ksef'>,
): boolean {
  if (ksef === 'off' || seller.address.country !== 'PL') return false;
  if (kind !== 'invoice' && kind !== 'correction') return false;
  return ksef === 'everyone' || buyer.companyName !== '' || buyer.taxId !== '';
}

export type KsefFacts = {
  state: string;
  number: string | null;
  isOffline: boolean;
  hash: Buffer | null;
  /** What the codes on paper lead to; null before the file is frozen, and the second but for what was issued offline. */
  invoiceLink: string | null;
  certificateLink: string | null;
};

/** Null for what does not go there. */
export async function findKsefFacts(db: Db, invoiceId: string): Promise<KsefFacts | null> {
  const row = await db
    .selectFrom('ksef_submissions')
    .select(['state', 'ksef_number as number', 'is_offline as isOffline', 'hash'])
    .select(['invoice_link as invoiceLink', 'certificate_link as certificateLink'])
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a row of `ksef_submissions` has no number, and may get one yet: what corrects it waits for that. */
export function isOnItsWay(submissions: string): RawBuilder<SqlBool> {
  const of = (column: string) => sql.ref(`${submissions}.${column}`);
  return sql`(${of('state')} <> 'accepted' and not (${of('state')} = 'refused' and ${of('refusal')} ->> 'code' is null
    and coalesce(${of('refusal')} ->> 'text', '') = any(${[...refusedForGood]})))`;
}

/** What KSeF knows of the document that this one names: it corrects it, or takes it off; null where that was issued outside. */
export async function findFactsOfNamed(
  db: Db,
  invoiceId: string,
): Promise<{ number: string | null; of: string } | null> {
  const row = await db
    .selectFrom('invoices as issued')
    .innerJoin('invoices as named', (join) =>
      join.on(({ eb, fn, ref }) => eb('named.id', '=', fn.coalesce(ref('issued.corrects'), ref('issued.settles')))),
    )
    .innerJoin('ksef_submissions as submission', 'submission.invoice_id', 'named.id')
    .select(['submission.ksef_number as number', 'named.number as of'])
    .where('issued.id', '=', invoiceId)
    .executeTakeFirst();
  return row ?? null;
}

/** Queues the document for KSeF, in the transaction that issues it. */
export async function queueForKsef(
  tx: Transaction,
  { id, orderId }: { id: string; orderId: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('ksef_submissions')
    .values({ invoice_id: id, order_id: orderId, queued_at: now, changed_at: now })
    .execute();
  await addToOutbox(tx, { deduplicationKey: `${KSEF_EFFECT}-${id}`, kind: KSEF_EFFECT, payload: {} }, now);
}

/** Those whose e-mail may leave now; the others' waits for their numbers. */
export async function listMailable(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const waiting = await tx
    .updateTable('ksef_submissions')
    .set({ is_mail_wanted: true })
    .where('invoice_id', 'in', [...ids])
    .where('state', '<>', 'accepted')
    .where('is_offline', '=', false)
    .returning('invoice_id as id')
    .execute();
  return ids.filter((id) => !waiting.some((row) => row.id === id));
}

/** KSeF's receipt (UPO) of a document; null while there is none. */
export async function findKsefReceipt(db: Db, invoiceId: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('ksef_submissions')
    .select('upo')
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();
  return row?.upo ?? null;
}
