import type { DocumentToIssue } from '#src/invoices/invoice-document.ts';
import { ok, type Result } from '#src/result.ts';
import type { Transaction } from '../../database/transaction.ts';
import { hastenInOutbox } from '../../outbox/outbox-store.ts';
import type { StoredInvoice } from '../invoice-store.ts';
import type { DepositRefusal, FinalRefusal } from './check-deposit.ts';
import { issueDeposit, issueFinal, prepareDeposit, prepareFinal } from './issue-deposit.ts';
import { type IssueRequest, issueInvoice, prepareIssue } from './issue-invoice.ts';

export type OneDocument = Exclude<DocumentToIssue, 'correction'>;
type Refusal = DepositRefusal | FinalRefusal;

/** A document that somebody asks for; what the shop could not make of the order by itself it looks at again. */
export async function issueOne(
  tx: Transaction,
  request: Omit<IssueRequest, 'kind'>,
  kind: OneDocument,
): Promise<Result<StoredInvoice, Refusal>> {
  const issued = await issueNamed(tx, request, kind);
  if (issued.ok) await hastenInOutbox(tx, 'keep-books', request.orderId, request.now);
  return issued;
}

/** Deposits and final invoices are invoices of their own rules. */
function issueNamed(
  tx: Transaction,
  request: Omit<IssueRequest, 'kind'>,
  kind: OneDocument,
): Promise<Result<StoredInvoice, Refusal>> {
  if (kind === 'deposit') return issueDeposit(tx, request);
  return kind === 'final' ? issueFinal(tx, request) : issueInvoice(tx, { ...request, kind });
}

/** What stands for it already, or null where it can be issued now; takes no number. */
export async function prepareOne(
  tx: Transaction,
  orderId: string,
  kind: OneDocument,
): Promise<Result<StoredInvoice | null, Refusal>> {
  if (kind === 'final') {
    const prepared = await prepareFinal(tx, orderId);
    return prepared.ok ? ok(prepared.value.before) : prepared;
  }
  if (kind === 'deposit') {
    const possible = await prepareDeposit(tx, orderId);
    if (!possible.ok || possible.value) return possible;
  }
  const prepared = await prepareIssue(tx, { orderId, kind: kind === 'deposit' ? 'invoice' : kind });
  return prepared.ok ? ok(prepared.value.before) : prepared;
}
