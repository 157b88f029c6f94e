// What corrects an order's document, where nothing is in the way of it.
import type { Transaction } from '#server/database/transaction.ts';
import type { StoredInvoice } from '#server/invoices/invoice-store.ts';
import { issueCorrections } from '#server/invoices/issuing/issue-invoice.ts';

export async function corrected(
  tx: Transaction,
  request: Parameters<typeof issueCorrections>[1],
): Promise<StoredInvoice[]> {
  const issued = await issueCorrections(tx, request);
  if (!issued.ok) throw new Error(JSON.stringify(issued.error));
  return issued.value;
}
