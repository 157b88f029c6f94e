import type { DocumentToIssue } from '#src/invoices/invoice-document.ts';
import { ok, type Result } from '#src/result.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { StoredInvoice } from '../invoice-store.ts';
import type { DepositRefusal, FinalRefusal } from './check-deposit.ts';
import { issueDeposit, issueFinal, prepareDeposit, prepareFinal } from './issue-deposit.ts';
import { type IssueRequest, issueInvoice, prepareIssue } from './issue-invoice.ts';

export type OneDocument = Exclude<DocumentToIssue, 'correction'>;
type Refusal = DepositRefusal | FinalRefusal;

/** A document by the name of its kind: deposits and final invoices are invoices of their own rules. */
export function issueOne(
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
