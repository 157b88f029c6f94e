// A shop of a company in Poland that sends all its invoices to the sandbox's KSeF.
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { StoredInvoice } from '#server/invoices/invoice-store.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import type { KsefServices } from '#server/ksef/ksef-access.ts';
import type { KsefKeys } from '#server/ksef/ksef-variables.ts';
import { findSubmission, type Submission } from '#server/ksef/queue/submission-store.ts';
import { recordManualRefund } from '#server/refunds/record-refund.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import type { KsefTrouble } from '#server/sandbox/ksef/ksef-troubles.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { money } from '#src/money.ts';
import type { InvoiceSettings } from '#src/shop/invoices/invoice-settings.ts';
import { invoiceSettingsSchema } from '#src/shop/invoices/invoice-settings.ts';
import { aCompany } from '../fixtures/a-company.ts';
import { aPaidOrder, type OrderFixture } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { corrected } from '../invoices/corrected.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox/open-test-sandbox.ts';

export const NIP = '5252248481';

export const polishCompany = aCompany({
  legalName: 'Papiernia sp. z o.o.',
  address: { street: 'ul. Długa 4', postalCode: '00-238', city: 'Warszawa', country: 'PL' },
  ...{ vatId: `PL${NIP}`, taxNumber: NIP, register: '' },
});

export type KsefShop = {
  sandbox: TestSandbox;
  database: Database;
  db: Db;
  /** The clock of shop and KSeF. */
  time: Date;
  keys: Partial<KsefKeys>;
  services: KsefServices;
  payments: ReturnType<typeof aPaymentProvider>;
  sell(): Promise<OrderFixture>;
  /** Makes an order and its invoice. */
  issue(): Promise<StoredInvoice>;
  /** Gives 10 zł back, and issues what corrects it. */
  giveBack(invoice: { orderId: string }): Promise<StoredInvoice>;
  find(invoice: { id: string }): Promise<Submission>;
  trouble(name: KsefTrouble, times?: number, value?: number): Promise<void>;
  change(settings: Partial<InvoiceSettings>): Promise<void>;
  close(): Promise<void>;
};

export async function openKsefShop(): Promise<KsefShop> {
  const shop = { time: new Date('2026-11-24T10:00:00Z'), keys: {} } as KsefShop;
  shop.sandbox = await openTestSandbox({ now: () => shop.time });
  shop.database = shop.sandbox.database;
  const { db } = shop.database;
  const now = () => shop.time;
  const payments = aPaymentProvider();
  const set = (document: 'company' | 'invoices', data: object) =>
    inTransaction(db, async (tx) => {
      const changed = await changeSettings(tx, { document, data, changedBy: 'cli', now: now() } as never);
      if (!changed.ok) throw new Error(JSON.stringify(changed.error));
    });
  await set('company', polishCompany);
  const api = () => `${shop.sandbox.sandbox.origin}/ksef`;
  Object.assign(shop, {
    ...{ db, payments },
    services: {
      ...{ db, now, keys: () => shop.keys },
      get sandboxOrigin() {
        return shop.sandbox.sandbox.origin;
      },
    },
    sell: () => aPaidOrder({ db, now, payments }),
    async issue() {
      const { id } = await shop.sell();
      const issued = await inTransaction(db, (tx) =>
        issueInvoice(tx, { orderId: id, kind: 'invoice', issuedBy: 'cli', now: now() }),
      );
      if (!issued.ok) throw new Error(issued.error.kind);
      return issued.value;
    },
    async giveBack({ orderId }: { orderId: string }) {
      await requestRefund({ db, now }, { orderId, amount: money(1000, 'PLN'), reason: '' });
      const { id } = await db
        .selectFrom('refunds')
        .select('id')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      const [correction] = await inTransaction(db, async (tx) => {
        await recordManualRefund(tx, id, { cause: 'staff', now: now() });
        return corrected(tx, { orderId, issuedBy: 'cli', now: now() });
      });
      if (!correction) throw new Error('nothing was corrected');
      return correction;
    },
    async find({ id }: { id: string }) {
      const found = await findSubmission(db, id);
      if (!found) throw new Error(`${id} is not in the queue`);
      return found;
    },
    async trouble(name: KsefTrouble, times = 1, value = 1) {
      const response = await fetch(`${api()}/sandbox/trouble`, {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
        body: JSON.stringify({ name, times, value }),
      });
      if (response.status !== 204) throw new Error(await response.text());
    },
    change: (settings: Partial<InvoiceSettings>) =>
      set('invoices', invoiceSettingsSchema.parse({ ksef: 'everyone', ...settings })),
    close: () => shop.sandbox.close(),
  });
  await shop.change({});
  return shop;
}
