// A document of the books: its number is taken when the ten seconds are over, so that whoever undoes it leaves no gap.
import { z } from 'zod';
import { type DocumentToIssue, documentsToIssue } from '#src/invoices/invoice-document.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { StoredInvoice } from '../../invoices/invoice-store.ts';
import { checkCorrections } from '../../invoices/issuing/check-corrections.ts';
import type { DepositRefusal, FinalRefusal } from '../../invoices/issuing/check-deposit.ts';
import { ensureRate } from '../../invoices/issuing/ensure-rate.ts';
import { issueCorrections } from '../../invoices/issuing/issue-invoice.ts';
import { issueOne, prepareOne } from '../../invoices/issuing/issue-one.ts';
import { mailInvoices } from '../../invoices/mail-invoices.ts';
import type { StoredOrderAction } from '../../orders/office/order-action-store.ts';
import { type ActionServices, defineOrderAction } from './order-action.ts';

const inputSchema = z.object({ document: z.enum(documentsToIssue), isMailed: z.boolean() });

type Input = z.output<typeof inputSchema>;
type Refusal = DepositRefusal | FinalRefusal | { kind: 'AlreadyIssued' | 'NotInvoiced' | 'NothingToCorrect' };

export const documentAction = defineOrderAction({
  kind: 'document',
  input: inputSchema,
  audited: ['document', 'isMailed'],
  check: (tx, { id }, { document }) => checkDocument(tx, id, document),
  perform: issue,
  doneAlready: ['AlreadyIssued', 'NothingToCorrect'],
  prepare: {
    /** Nobody looks at each of many, and customers of long ago do not expect an e-mail. */
    async invoice(tx, { id }) {
      const possible = await checkDocument(tx, id, 'invoice');
      return possible.ok ? ok({ document: 'invoice' as const, isMailed: false }) : possible;
    },
  },
  field: 'issueDocument',
  fieldArguments: { document: 'DocumentToIssue!', isMailed: 'Boolean!' },
  resolvers: (ask) => ({
    issueDocument: (_, { document, isMailed, ...order }, context) => ask(context, order, { document, isMailed }),
  }),
});

async function checkDocument(tx: Transaction, orderId: string, kind: DocumentToIssue): Promise<Result<null, Refusal>> {
  if (kind === 'correction') return checkCorrections(tx, orderId);
  const before = await prepareOne(tx, orderId, kind);
  if (!before.ok) return before;
  return before.value ? refuse({ kind: 'AlreadyIssued' }) : ok(null);
}

async function issue(
  services: ActionServices,
  { orderId, staffId }: StoredOrderAction,
  { document, isMailed }: Input,
): Promise<Result<null, Refusal>> {
  const { db, now } = services;
  if (document === 'invoice' || document === 'deposit') await ensureRate(services, orderId);
  return inTransaction(db, async (tx) => {
    const possible = await checkDocument(tx, orderId, document);
    if (!possible.ok) return possible;
    const { email } = await tx.selectFrom('staff').select('email').where('id', '=', staffId).executeTakeFirstOrThrow();
    const request = { orderId, issuedBy: email, now: now() };
    const issued: StoredInvoice[] = [];
    if (document !== 'correction') {
      const made = await issueOne(tx, request, document);
      if (!made.ok) return made;
      issued.push(made.value);
    }
    // An invoice says the whole sale: what was given back before it is corrected with it.
    const corrected = document === 'proforma' ? ok([]) : await issueCorrections(tx, request);
    if (!corrected.ok) return corrected;
    issued.push(...corrected.value);
    if (isMailed) await mailInvoices(tx, issued, now());
    return ok(null);
  });
}
