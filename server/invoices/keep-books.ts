// What the shop makes by itself when something was paid, sent or given back: asked again for any of them it finds what was
// made, and what could not be made it tries again later.
import { isMadeByItself } from '#src/shop/invoices/issue-times.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { inLane, type OutboxEffect } from '../outbox/outbox-lanes.ts';
import { listInvoicesOf, type StoredInvoice } from './invoice-store.ts';
import { checkHere } from './issuing/check-here.ts';
import { ensureRate } from './issuing/ensure-rate.ts';
import { issueCorrections, issueInvoice } from './issuing/issue-invoice.ts';
import { readProgress } from './issuing/read-sale.ts';
import { mailInvoices } from './mail-invoices.ts';
import type { FetchRate } from './rates/fetch-rate.ts';
import { readInvoiceTerms } from './read-invoice-terms.ts';

type Services = { db: Db; now: () => Date; fetchRate: FetchRate };

/** One after the other: whoever issues waits for the series anyway. */
const booksLane = { name: 'books' };

export function createInvoiceEffects(services: Services): Record<string, OutboxEffect> {
  return inLane(booksLane, {
    'keep-books': async ({ payload }) => {
      const { db, now } = services;
      const orderId = String(payload.orderId);
      const problem = await ensureRate(services, orderId);
      const request = { orderId, issuedBy: 'shop', now: now() };
      await inTransaction(db, async (tx) => {
        const before = await listInvoicesOf(tx, request.orderId);
        const made: StoredInvoice[] = [];
        // Whoever has an invoice has corrections, too, whatever the merchant has set since.
        if (!before.some(({ kind }) => kind === 'invoice' || kind === 'receipt')) {
          if (!(await isWanted(tx, request.orderId))) return;
          const issued = await issueInvoice(tx, { ...request, kind: 'invoice' });
          if (!issued.ok) throw booksRefused(issued.error.kind, `invoice for order ${orderId}`, problem?.detail);
          made.push(issued.value);
        }
        const corrected = await issueCorrections(tx, request);
        if (!corrected.ok) throw booksRefused(corrected.error.kind, `correction for order ${orderId}`);
        await mailInvoices(tx, [...made, ...corrected.value], request.now);
      });
    },
  });
}

/** What is logged and stored of an error ends where something is quoted: the refusal stands plain, for who reads it there. */
function booksRefused(refusal: string, what: string, detail = ''): Error {
  return new Error([`no ${what}, refusal ${refusal}`, detail].filter(Boolean).join(': '));
}

/** The refusal in what `last_error` says of such an entry; null where something else has failed. */
export function refusalOfBooks(error: string): string | null {
  return /, refusal (\w+)/.exec(error)?.[1] ?? null;
}

async function isWanted(tx: Transaction, orderId: string): Promise<boolean> {
  const terms = await readInvoiceTerms(tx);
  const { settings } = terms;
  if (!isMadeByItself(settings.issueAt) || !checkHere('invoice', terms).ok) return false;
  const { isForCompany, paidAt, sentAt, isDueOnDelivery } = await readProgress(tx, orderId);
  if (!isForCompany && !settings.forConsumers) return false;
  if (settings.issueAt === 'payment') return paidAt !== null;
  // What is paid for at the door is invoiced with the parcel.
  return sentAt !== null && (paidAt !== null || isDueOnDelivery);
}
