// What the shop makes by itself when something was paid, sent or given back: asked again for any of them it finds what was
// made, and what could not be made it tries again later.
import { isMadeByItself } from '#src/shop/invoices/issue-times.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { inLane, type OutboxEffect } from '../outbox/outbox-lanes.ts';
import { listInvoicesOf, type StoredInvoice } from './invoice-store.ts';
import { issueCorrections, issueInvoice } from './issuing/issue-invoice.ts';
import { readSale } from './issuing/read-sale.ts';
import { mailInvoices } from './mail-invoices.ts';
import { readInvoiceTerms } from './read-invoice-terms.ts';

type Services = { db: Db; now: () => Date };

/** One after the other: whoever issues waits for the series anyway. */
const booksLane = { name: 'books' };

export function createInvoiceEffects({ db, now }: Services): Record<string, OutboxEffect> {
  return inLane(booksLane, {
    'keep-books': async ({ payload }) => {
      const request = { orderId: String(payload.orderId), issuedBy: 'shop', now: now() };
      await inTransaction(db, async (tx) => {
        const before = await listInvoicesOf(tx, request.orderId);
        const made: StoredInvoice[] = [];
        // Whoever has an invoice has corrections, too, whatever the merchant has set since.
        if (!before.some(({ kind }) => kind === 'invoice' || kind === 'receipt')) {
          if (!(await isWanted(tx, request.orderId))) return;
          const issued = await issueInvoice(tx, { ...request, kind: 'invoice' });
          if (!issued.ok) throw new Error(`no invoice for order ${request.orderId}: ${JSON.stringify(issued.error)}`);
          made.push(issued.value);
        }
        await mailInvoices(tx, [...made, ...(await issueCorrections(tx, request))], request.now);
      });
    },
  });
}

async function isWanted(tx: Transaction, orderId: string): Promise<boolean> {
  const { settings } = await readInvoiceTerms(tx);
  if (!isMadeByItself(settings.issueAt)) return false;
  const { buyer, paidAt } = await readSale(tx, orderId);
  if (!buyer.companyName && !settings.forConsumers) return false;
  if (paidAt === null) return false;
  return settings.issueAt === 'payment' || (await isSent(tx, orderId));
}

async function isSent(tx: Transaction, orderId: string): Promise<boolean> {
  const parcel = await tx
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', orderId)
    .where('cancelled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return parcel !== undefined;
}
