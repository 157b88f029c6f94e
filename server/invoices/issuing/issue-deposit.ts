// A payment in advance on a document of its own, and the final invoice that takes it off once the goods are sent (art. 106f of
// Poland's VAT act). The shop has no partial payments, so what is paid in advance is the whole sale: its invoice bears all of the
// VAT, and the final one comes to 0.00.
import { ok, type Result, refuse } from '#src/result.ts';
import type { Transaction } from '../../database/transaction.ts';
import { lockOrder } from '../../orders/order-store.ts';
import { listInvoicesOf, type StoredInvoice } from '../invoice-store.ts';
import { readInvoiceTerms } from '../read-invoice-terms.ts';
import { buildFinal } from './build-final.ts';
import { checkDeposit, checkFinal, type DepositRefusal, type FinalRefusal } from './check-deposit.ts';
import { faultOfSeller } from './check-parties.ts';
import { type IssueRequest, issueInvoice, numbered } from './issue-invoice.ts';
import { readSale } from './read-sale.ts';

type Request = Omit<IssueRequest, 'kind'>;

export async function issueDeposit(tx: Transaction, request: Request): Promise<Result<StoredInvoice, DepositRefusal>> {
  const prepared = await prepareDeposit(tx, request.orderId);
  if (!prepared.ok) return prepared;
  return prepared.value ? ok(prepared.value) : issueInvoice(tx, { ...request, kind: 'invoice', isDeposit: true });
}

/** The deposit that there is, or null where one may be issued; takes no number. */
export async function prepareDeposit(
  tx: Transaction,
  orderId: string,
): Promise<Result<StoredInvoice | null, DepositRefusal>> {
  const order = await lockOrder(tx, orderId);
  if (!order) return refuse({ kind: 'OrderUnknown' });
  const { country } = (await readInvoiceTerms(tx)).company.address;
  const { paidAt, sentAt } = await readSale(tx, orderId);
  const { isForTaxedCards } = order;
  return checkDeposit(await listInvoicesOf(tx, orderId), { country, paidAt, sentAt, isForTaxedCards });
}

export async function issueFinal(tx: Transaction, request: Request): Promise<Result<StoredInvoice, FinalRefusal>> {
  const prepared = await prepareFinal(tx, request.orderId);
  if (!prepared.ok) return prepared;
  const { before, deposit, document, sale, terms } = prepared.value;
  if (before) return ok(before);
  const final = { ...request, ...terms, sale, kind: 'invoice' as const, settles: deposit };
  return ok(await numbered(tx, final, (issue) => buildFinal(sale, document, issue)));
}

/** What a final invoice is written from, and the one that there is; takes no number. */
export async function prepareFinal(tx: Transaction, orderId: string) {
  if (!(await lockOrder(tx, orderId))) return refuse({ kind: 'OrderUnknown' as const });
  const sale = await readSale(tx, orderId);
  const checked = checkFinal(await listInvoicesOf(tx, orderId), sale);
  if (!checked.ok) return checked;
  const terms = await readInvoiceTerms(tx);
  const fault = checked.value.before ? null : await faultOfSeller(terms.company);
  return fault ? refuse(fault) : ok({ ...checked.value, sale, terms });
}
