// A proforma of an order that waits for a transfer says where the money is to go, as the order's page and its e-mail do.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { closingLines } from '#server/invoices/paper/draw-invoice-sums.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { anUnpaidOrder } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { anAccount } from '../fixtures/a-payment-settings.ts';
import { aTransfer } from '../orders/a-manual-order.ts';
import { aPolishCompany } from './a-sale.ts';

type Context = { database: Database };
const test = suite<Context>('a proforma for a transfer');

test.before(async (context) => {
  context.database = await openTestDatabase();
  const company = { document: 'company' as const, data: aPolishCompany(), changedBy: 'cli', now: new Date() };
  await inTransaction(context.database.db, (tx) => changeSettings(tx, company));
});
test.after(({ database }) => database.close());

async function proformaOf({ database: { db } }: Context, orderId: string, now: Date) {
  const asked = { orderId, kind: 'proforma' as const, issuedBy: 'cli', now };
  const issued = await inTransaction(db, (tx) => issueInvoice(tx, asked));
  if (!issued.ok || !issued.value.document) throw new Error('not issued');
  return issued.value.document;
}

test('it names account, holder, reference, amount and until when', async (context) => {
  const { orderId, services } = await aTransfer(context.database.db);
  const document = await proformaOf(context, orderId, services.now());
  const { number } = document.order;
  const until = document.transfer?.until ?? '';
  assert.equal(document.transfer, {
    account: anAccount,
    ...{ reference: String(number), dueMinor: document.totals.grossMinor, until },
  });
  assert.is((Date.parse(until) - Date.parse(document.issuedOn)) / 86_400_000, 7);
  const lines = closingLines({ ...document, language: 'pl' }, translateTo('pl'));
  assert.match(lines[0] ?? '', /^Prosimy o przelew \d+,\d\d\szł do \d+\.\d+\.\d{4}:$/);
  assert.equal(lines.slice(1, 6), [
    'Odbiorca: Sklep z plakatami',
    'IBAN: PL20 9999 0000 0000 0000 0000 0001',
    'BIC: TESTPLPWXXX',
    'Bank: Bank Testowy',
    `Tytuł przelewu: ${number}`,
  ]);
});

test('one of an order that is paid in another way asks for no transfer', async (context) => {
  const now = new Date();
  const { id } = await anUnpaidOrder({ db: context.database.db, payments: aPaymentProvider(), now: () => now });
  assert.is((await proformaOf(context, id, now)).transfer, undefined);
});

test.run();
