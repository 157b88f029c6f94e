// A payment in advance on a document of its own, and the final invoice that takes it off once the goods are sent (art. 106f of
// Poland's VAT act). The shop has no partial payments, so what is paid in advance is the whole sale: its invoice bears all of the
// VAT, and the final one comes to 0.00.
import { ok, type Result, refuse } from '#src/result.ts';
import type { Transaction } from '../../database/transaction.ts';
import { lockOrder } from '../../orders/order-store.ts';
import { listInvoicesOf, type StoredInvoice } from '../invoice-store.ts';
import { readInvoiceTerms } from '../read-invoice-terms.ts';
import { buildFinal } from './build-final.ts';
import { faultOfSeller } from './check-parties.ts';
import { type InvoiceRefusal, type IssueRequest, issueInvoice, numbered } from './issue-invoice.ts';
import { readProgress, readSale } from './read-sale.ts';

type Request = Omit<IssueRequest, 'kind'>;

export type DepositRefusal =
  | InvoiceRefusal
  /** Other countries want other documents of a payment in advance. */
  | { kind: 'DepositNotPolish'; country: string }
  | { kind: 'InvoicedAlready'; number: string }
  /** The goods are sent: the sale has its ordinary invoice. */
  | { kind: 'SentAlready' };

export async function issueDeposit(tx: Transaction, request: Request): Promise<Result<StoredInvoice, DepositRefusal>> {
  const { orderId } = request;
  if (!(await lockOrder(tx, orderId))) return refuse({ kind: 'OrderUnknown' });
  const before = findWhole(await listInvoicesOf(tx, orderId));
  if (before)
    return before.document?.isDeposit ? ok(before) : refuse({ kind: 'InvoicedAlready', number: before.number });
  const { country } = (await readInvoiceTerms(tx)).company.address;
  if (country !== 'PL') return refuse({ kind: 'DepositNotPolish', country });
  const { paidAt, sentAt } = await readProgress(tx, orderId);
  if (paidAt === null) return refuse({ kind: 'NotPaidYet' });
  if (sentAt !== null) return refuse({ kind: 'SentAlready' });
  return issueInvoice(tx, { ...request, kind: 'invoice', isDeposit: true });
}

export type FinalRefusal =
  | Exclude<DepositRefusal, { kind: 'SentAlready' }>
  | { kind: 'NoDeposit' }
  | { kind: 'NotSentYet' }
  /** Some of it was given back, which the deposit's corrections say: they and the deposit are the whole sale. */
  | { kind: 'GivenBack'; number: string };

export async function issueFinal(tx: Transaction, request: Request): Promise<Result<StoredInvoice, FinalRefusal>> {
  const { orderId } = request;
  if (!(await lockOrder(tx, orderId))) return refuse({ kind: 'OrderUnknown' });
  const issued = await listInvoicesOf(tx, orderId);
  const deposit = findWhole(issued);
  if (!deposit?.document?.isDeposit) return refuse({ kind: 'NoDeposit' });
  const before = issued.find(({ document }) => document?.settles?.number === deposit.number);
  if (before) return ok(before);
  const corrected = issued.find(({ kind }) => kind === 'correction');
  if (corrected) return refuse({ kind: 'GivenBack', number: corrected.number });
  const sale = await readSale(tx, orderId);
  if (sale.sentAt === null) return refuse({ kind: 'NotSentYet' });
  const terms = await readInvoiceTerms(tx);
  const fault = await faultOfSeller(terms.company);
  if (fault) return refuse(fault);
  const { document } = deposit;
  const final = { ...request, ...terms, sale, kind: 'invoice' as const, settles: deposit };
  return ok(await numbered(tx, final, (issue) => buildFinal(sale, document, issue)));
}

/** The invoice of the whole sale, which a final one only follows. */
function findWhole(issued: readonly StoredInvoice[]): StoredInvoice | undefined {
  return issued.find(({ kind, document }) => kind === 'invoice' && !document?.settles);
}
