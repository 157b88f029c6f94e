// Issues what the books want of an order. Everything is checked before a number is taken, and the number belongs to the
// transaction: a failure burns none. Asked again it answers with what was issued the first time.
import { dateIn } from '#src/dates/local-date.ts';
import type { InvoiceDocument, InvoiceKind } from '#src/invoices/invoice-document.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Company } from '#src/shop/company.ts';
import type { InvoiceSettings } from '#src/shop/invoices/invoice-settings.ts';
import { seriesFor } from '#src/shop/invoices/series-list.ts';
import { writeNumber } from '#src/shop/invoices/series-pattern.ts';
import type { Transaction } from '../../database/transaction.ts';
import { lockOrder } from '../../orders/order-store.ts';
import { insertInvoice, listInvoicesOf, type StoredInvoice, takeSerial } from '../invoice-store.ts';
import { isForKsef, queueForKsef } from '../ksef-facts.ts';
import { findExchangeRate } from '../rates/exchange-rate-store.ts';
import type { ExchangeRate } from '../rates/national-vat.ts';
import type { WantedRate } from '../rates/rate-source.ts';
import { type InvoiceTerms, readInvoiceTerms } from '../read-invoice-terms.ts';
import { awaitedTransfer } from './awaited-transfer.ts';
import { buildCorrection, buildSaleDocument, buildTakenBack } from './build-document.ts';
import { checkHere, type RefusedHere } from './check-here.ts';
import { faultOfBuyer, faultOfSeller, type PartyFault } from './check-parties.ts';
import { checkSale, findIssued, type SaleDocumentKind, type SaleRefusal } from './check-sale.ts';
import { listToCorrect } from './list-to-correct.ts';
import { readSale, type Sale } from './read-sale.ts';
import { type GoodsFault, readableLines } from './readable-lines.ts';
import { wantedRateOf } from './wanted-rate.ts';

export type InvoiceRefusal =
  | { kind: 'OrderUnknown' }
  | RefusedHere
  | SaleRefusal
  /** The VAT must be said in the seller's money, too, and no rate is known for the day: `ensureRate` fetches it. */
  | ({ kind: 'RateMissing' } & WantedRate)
  | PartyFault
  | GoodsFault;

export type IssueRequest = {
  orderId: string;
  kind: SaleDocumentKind;
  /** It is issued of a payment in advance: `issueDeposit` looks whether it may be. */
  isDeposit?: true;
  /** An e-mail address of the staff, `cli`, or `shop`. */
  issuedBy: string;
  now: Date;
};

export async function issueInvoice(
  tx: Transaction,
  request: IssueRequest,
): Promise<Result<StoredInvoice, InvoiceRefusal>> {
  const { kind, isDeposit } = request;
  const prepared = await prepareIssue(tx, request);
  if (!prepared.ok) return prepared;
  const { before, terms, sale } = prepared.value;
  if (before) return ok(before);
  // Only an invoice is a document of VAT.
  const rate = kind === 'invoice' ? await findRate(tx, { sale, terms, now: request.now }) : ok(null);
  if (!rate.ok) return rate;
  const transfer = kind === 'proforma' ? await awaitedTransfer(tx, { ...request, ...terms }) : undefined;
  return ok(
    await numbered(tx, { ...request, ...terms, sale }, (issue) =>
      buildSaleDocument(sale, kind, { ...issue, rate: rate.value, transfer, isDeposit }),
    ),
  );
}

async function findRate(
  tx: Transaction,
  { sale, terms, now }: { sale: Sale; terms: InvoiceTerms; now: Date },
): Promise<Result<ExchangeRate | null, InvoiceRefusal>> {
  const wanted = wantedRateOf(sale, { ...terms, day: dateIn(terms.timeZone, now) });
  if (!wanted) return ok(null);
  const rate = await findExchangeRate(tx, wanted);
  return rate ? ok(rate) : refuse({ kind: 'RateMissing', ...wanted });
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
  const issued = await listInvoicesOf(tx, orderId);
  const before = findIssued(kind, issued);
  if (before) return ok({ before });
  const terms = await readInvoiceTerms(tx);
  const here = checkHere(kind, terms);
  if (!here.ok) return here;
  const sale = await readSale(tx, orderId);
  const allowed = checkSale(kind, {
    ...order,
    payment: order.state.payment,
    isSold: sale.paidAt !== null || sale.sentAt !== null,
    isForCompany: sale.buyer.companyName !== '' || sale.buyer.taxId !== '',
    issued,
  });
  if (!allowed.ok) return allowed;
  const fault = (await faultOfSeller(terms.company)) ?? (await faultOfBuyer(sale, { kind, seller: terms.company }));
  if (fault) return refuse(fault);
  const lines = await readableLines(tx, sale);
  return lines.ok ? ok({ before: null, terms, sale: { ...sale, lines: lines.value } }) : lines;
}

/**
 * One for each refund that has none, for an order that was given up unpaid, and for each correction whose refund the bank has
 * returned; none while the order has no invoice. Refused for what the seller lacks: the buyer stays as invoiced.
 */
export async function issueCorrections(
  tx: Transaction,
  { orderId, ...by }: Pick<IssueRequest, 'orderId' | 'issuedBy' | 'now'>,
): Promise<Result<StoredInvoice[], PartyFault>> {
  if (!(await lockOrder(tx, orderId))) return ok([]);
  const invoiced = await listToCorrect(tx, orderId);
  if (!invoiced || invoiced.open.length + invoiced.returned.length === 0) return ok([]);
  const { original, document: corrected, earlier, returned } = invoiced;
  const [terms, sale] = [await readInvoiceTerms(tx), await readSale(tx, orderId)];
  const fault = await faultOfSeller(terms.company);
  if (fault) return refuse(fault);
  const corrections: StoredInvoice[] = [];
  const request = { ...by, ...terms, sale, orderId, kind: 'correction' as const };
  const add = async (
    of: StoredInvoice,
    about: Pick<Numbered, 'refundId' | 'takesBack'>,
    build: (issue: NewIssue & { earlier: InvoiceDocument[] }) => InvoiceDocument,
  ) => {
    const made = await numbered(tx, { ...request, ...about, corrects: of }, (issue) => build({ ...issue, earlier }));
    corrections.push(made);
    if (made.document && of === original) earlier.push(made.document);
  };
  // First what came back: it is what a refund after it gives back again.
  for (const { correction, of } of returned) {
    const { id, document } = correction;
    if (document) await add(of, { takesBack: id }, (issue) => buildTakenBack(sale, document, issue));
  }
  for (const { refundId, ...taken } of invoiced.open) {
    await add(original, { refundId: refundId ?? '' }, (issue) => buildCorrection(sale, corrected, taken, issue));
  }
  return ok(corrections);
}

type NewIssue = { number: string; day: string; timeZone: string; company: Company };

type Numbered = Pick<IssueRequest, 'orderId' | 'issuedBy' | 'now'> & {
  kind: InvoiceKind;
  sale: Sale;
  company: Company;
  timeZone: string;
  settings: InvoiceSettings;
  corrects?: StoredInvoice;
  refundId?: string;
  takesBack?: string;
  /** The deposit that a final invoice takes off. */
  settles?: StoredInvoice;
};

export async function numbered(
  tx: Transaction,
  { kind, orderId, issuedBy, now, settings, corrects, refundId = '', takesBack = '', settles, ...terms }: Numbered,
  build: (issue: NewIssue) => InvoiceDocument,
): Promise<StoredInvoice> {
  const day = dateIn(terms.timeZone, now);
  const year = Number(day.slice(0, 4));
  const { pattern, market } = seriesFor(settings, kind, terms.sale.locale);
  const serial = await takeSerial(tx, { kind, market, year });
  const document = build({ ...terms, day, number: writeNumber(pattern, { day, number: serial }) });
  const issued = await insertInvoice(tx, {
    ...{ document, market, year, serial, orderId, issuedBy, now },
    ...{ corrects: corrects?.id ?? null, refundId: refundId || null, takesBack: takesBack || null },
    settles: settles?.id ?? null,
  });
  if (await isForKsef(tx, document, { settings, corrects: corrects ?? settles })) await queueForKsef(tx, issued, now);
  return issued;
}
