// The reason that staff gives with a refund stands on the correction that takes it back.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { reasonOf } from '#server/invoices/correction-reason.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { recordManualRefund } from '#server/refunds/record-refund.ts';
import { type RefundRequest, requestRefund } from '#server/refunds/request-refund.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { aPolishCompany } from './a-sale.ts';
import { corrected } from './corrected.ts';

type Context = { database: Database };
const test = suite<Context>('the reason of a correction');
const now = new Date('2026-11-24T10:00:00Z');

test.before(async (context) => {
  context.database = await openTestDatabase();
  const company = { document: 'company' as const, data: aPolishCompany(), changedBy: 'cli', now };
  await inTransaction(context.database.db, (tx) => changeSettings(tx, company));
});
test.after(({ database }) => database.close());

type Why = Pick<RefundRequest, 'reasonKind' | 'reason'>;

/** All the money goes back, and nothing is named. */
async function correctionOf({ database: { db } }: Context, why: Why) {
  const services = { db, payments: aPaymentProvider(), now: () => now };
  const { id: orderId } = await aPaidOrder(services);
  const by = { orderId, issuedBy: 'cli', now };
  await inTransaction(db, (tx) => issueInvoice(tx, { ...by, kind: 'invoice' }));
  const asked = await requestRefund(services, { orderId, amount: null, ...why });
  if (!asked.ok) throw new Error(asked.error.kind);
  const { refundId } = asked.value;
  await inTransaction(db, (tx) => recordManualRefund(tx, refundId, { cause: 'staff', now }));
  const [correction] = await inTransaction(db, (tx) => corrected(tx, by));
  if (!correction?.document?.corrects) throw new Error('nothing was corrected');
  return { ...correction.document, reason: reasonOf(correction.document.corrects, translateTo('pl')) };
}

test('it is the one that was chosen, never words for the team alone, and never a suspicion', async (context) => {
  const reasons: [Why, string][] = [
    [{ reasonKind: 'out_of_stock', reason: '' }, 'Brak w magazynie'],
    [{ reasonKind: 'damaged', reason: 'pęknięte ucho' }, 'Uszkodzony lub wadliwy'],
    [{ reasonKind: 'customer', reason: '' }, 'Na prośbę klienta'],
    [{ reasonKind: 'goodwill', reason: 'klientka awanturnica' }, 'Gest dobrej woli'],
    [{ reasonKind: 'other', reason: 'tak umówiono' }, 'Zwrot pieniędzy'],
    [{ reason: 'rysa' }, 'Zwrot pieniędzy'],
    [{ reasonKind: 'fraud', reason: '' }, 'Zwrot pieniędzy'],
    [{ reason: '' }, 'Zwrot pieniędzy'],
  ];
  for (const [why, expected] of reasons) {
    const { corrects, reason } = await correctionOf(context, why);
    assert.equal([corrects?.reason, reason], ['', expected]);
  }
});

test('all the money of an order takes back its articles and the delivery', async (context) => {
  const { lines, charges } = await correctionOf(context, { reason: '' });
  assert.equal(
    [lines.map(({ quantity, grossMinor }) => [quantity, grossMinor]), charges.map(({ kind }) => kind)],
    [[[-1, -12_900]], ['delivery']],
  );
});

test.run();
