import type { Transaction } from '#server/database/transaction.ts';
import type { StoredInvoice } from '#server/invoices/invoice-store.ts';
import type { SaleDocumentKind } from '#server/invoices/issuing/check-sale.ts';
import {
  type DepositRefusal,
  type FinalRefusal,
  issueDeposit,
  issueFinal,
} from '#server/invoices/issuing/issue-deposit.ts';
import { type IssueRequest, issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import type { Result } from '#src/result.ts';

/** A document by the name of its kind: deposits and final invoices are invoices of their own rules. */
export function issueOne(
  tx: Transaction,
  request: Omit<IssueRequest, 'kind'>,
  kind: SaleDocumentKind | 'deposit' | 'final',
): Promise<Result<StoredInvoice, DepositRefusal | FinalRefusal>> {
  if (kind === 'deposit') return issueDeposit(tx, request);
  return kind === 'final' ? issueFinal(tx, request) : issueInvoice(tx, { ...request, kind });
}
