// Issues what the books want of an order. Everything is checked before a number is taken, and the number belongs to the
// transaction: a failure burns none. Asked again it answers with what was issued the first time.
import { dateIn } from '#src/dates/local-date.ts';
import type { InvoiceDocument, InvoiceKind } from '#src/invoices/invoice-document.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Company } from '#src/shop/company.ts';
import type { InvoiceSettings } from '#src/shop/invoices/invoice-settings.ts';
import { writeNumber } from '#src/shop/invoices/series-pattern.ts';
import type { Transaction } from '../../database/transaction.ts';
import { lockOrder } from '../../orders/order-store.ts';
import { insertInvoice, listInvoicesOf, type StoredInvoice, takeSerial } from '../invoice-store.ts';
import { type InvoiceTerms, readInvoiceTerms } from '../read-invoice-terms.ts';
import { buildCorrection, buildSaleDocument } from './build-document.ts';
import { faultOfBuyer, faultOfSeller, type PartyFault } from './check-parties.ts';
import { listRefundsToCorrect } from './list-refunds-to-correct.ts';
import { readSale, type Sale } from './read-sale.ts';

export type InvoiceRefusal =
  | { kind: 'OrderUnknown' }
  | { kind: 'NotPaidYet' }
  /** Nothing is left to pay, or it was given up: there is nothing to ask money for. */
  | { kind: 'NothingToPay' }
  | PartyFault;

export type IssueRequest = {
  orderId: string;
  kind: Exclude<InvoiceKind, 'correction'>;
  /** An e-mail address of the staff, `cli`, or `shop`. */
  issuedBy: string;
  now: Date;
};

export async function issueInvoice(
  tx: Transaction,
  request: IssueRequest,
): Promise<Result<StoredInvoice, InvoiceRefusal>> {
  const { kind } = request;
  const prepared = await prepareIssue(tx, request);
  if (!prepared.ok) return prepared;
  const { before, terms, sale } = prepared.value;
  if (before) return ok(before);
  return ok(await numbered(tx, { ...request, ...terms, sale }, (issue) => buildSaleDocument(sale, kind, issue)));
}

type Prepared =
  | { before: StoredInvoice; terms?: never; sale?: never }
  | { before: null; terms: InvoiceTerms; sale: Sale };

/** What was issued of this kind before, or what it is written from; takes no number. */
export async function prepareIssue(
  tx: Transaction,
  { orderId, kind }: Pick<IssueRequest, 'orderId' | 'kind'>,
): Promise<Result<Prepared, InvoiceRefusal>> {
  const order = await lockOrder(tx, orderId);
  if (!order) return refuse({ kind: 'OrderUnknown' });
  const before = (await listInvoicesOf(tx, orderId)).find((invoice) => invoice.kind === kind);
  if (before) return ok({ before });
  const isPaid = order.state.payment === 'paid';
  if (kind === 'proforma' && (isPaid || order.state.payment === 'cancelled')) return refuse({ kind: 'NothingToPay' });
  if (kind !== 'proforma' && !isPaid) return refuse({ kind: 'NotPaidYet' });
  const [terms, sale] = [await readInvoiceTerms(tx), await readSale(tx, orderId)];
  const fault = faultOfSeller(terms.company) ?? faultOfBuyer(sale);
  return fault ? refuse(fault) : ok({ before: null, terms, sale });
}

/** One for each refund that has none, the oldest first; none while the order has no invoice. */
export async function issueCorrections(
  tx: Transaction,
  { orderId, ...by }: Pick<IssueRequest, 'orderId' | 'issuedBy' | 'now'>,
): Promise<StoredInvoice[]> {
  if (!(await lockOrder(tx, orderId))) return [];
  const issued = await listInvoicesOf(tx, orderId);
  const original = issued.find(({ kind }) => kind === 'invoice' || kind === 'receipt');
  if (!original?.document) return [];
  const corrected = original.document;
  const refunds = await listRefundsToCorrect(tx, orderId);
  const [terms, sale] = [await readInvoiceTerms(tx), await readSale(tx, orderId)];
  const corrections: StoredInvoice[] = [];
  for (const { refundId, ...taken } of refunds) {
    const request = { ...by, ...terms, sale, orderId, kind: 'correction' as const };
    corrections.push(
      await numbered(tx, { ...request, corrects: original.id, refundId }, (issue) =>
        buildCorrection(sale, corrected, taken, issue),
      ),
    );
  }
  return corrections;
}

type Numbered = Pick<IssueRequest, 'orderId' | 'issuedBy' | 'now'> & {
  kind: InvoiceKind;
  sale: Sale;
  company: Company;
  timeZone: string;
  settings: InvoiceSettings;
  corrects?: string;
  refundId?: string;
};

async function numbered(
  tx: Transaction,
  { kind, orderId, issuedBy, now, settings, corrects = '', refundId = '', ...terms }: Numbered,
  build: (issue: { number: string; day: string; timeZone: string; company: Company }) => InvoiceDocument,
): Promise<StoredInvoice> {
  const day = dateIn(terms.timeZone, now);
  const year = Number(day.slice(0, 4));
  const serial = await takeSerial(tx, kind, year);
  const document = build({ ...terms, day, number: writeNumber(settings.series[kind], { day, number: serial }) });
  return insertInvoice(tx, {
    ...{ document, year, serial, orderId, issuedBy, now },
    ...{ corrects: corrects || null, refundId: refundId || null },
  });
}
