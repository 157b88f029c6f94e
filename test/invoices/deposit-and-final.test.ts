// Paid in advance in full: the deposit's invoice (faktura zaliczkowa) bears all of the VAT, and the final invoice, once the goods
// are sent, comes to 0.00. Both by the schemas, in KSeF of the sandbox, and the sale in the books once.
import { XmlDocument } from 'libxml2-wasm';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isSaleEntry } from '#server/accounts/ledger/ledger-entry.ts';
import { ledgerMonth } from '#server/accounts/ledger/ledger-month.ts';
import { readLedger } from '#server/accounts/ledger/read-ledger.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { writeCii } from '#server/invoices/en16931/write-cii.ts';
import { writeUbl } from '#server/invoices/en16931/write-ubl.ts';
import { faultsOfFa3 } from '#server/invoices/fa3/check-fa3.ts';
import { writeFa3 } from '#server/invoices/fa3/write-fa3.ts';
import { keepInvoiceFile } from '#server/invoices/invoice-file.ts';
import type { StoredInvoice } from '#server/invoices/invoice-store.ts';
import { issueDeposit, issueFinal } from '#server/invoices/issuing/issue-deposit.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { runQueue } from '#server/ksef/queue/run-queue.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { anUnpaidOrder, type OrderFixture } from '../fixtures/a-paid-order.ts';
import { setSettings } from '../fixtures/settings/set-settings.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { type KsefShop, openKsefShop } from '../ksef/a-ksef-shop.ts';
import { aPolishCompany } from './a-sale.ts';
import { openFacturX } from './en16931/factur-x-schema.ts';
import { readCii, readUbl } from './en16931/read-electronic-invoice.ts';
import { rules } from './en16931/rules.ts';
import { textsOf } from './fa3/read-fa3.ts';

const test = suite<{ shop: KsefShop }>('a deposit of all, and its final invoice');

test.before(async (context) => {
  context.shop = await openKsefShop();
});
test.before.each(({ shop }) => {
  // The limits of the last hour are over.
  shop.time = new Date(shop.time.getTime() + 3_600_000);
});
test.after(({ shop }) => shop.close());

const asked = (shop: KsefShop, { id }: OrderFixture) => ({ orderId: id, issuedBy: 'cli', now: shop.time });
const deposit = (shop: KsefShop, order: OrderFixture) =>
  inTransaction(shop.db, (tx) => issueDeposit(tx, asked(shop, order)));
const final = (shop: KsefShop, order: OrderFixture) =>
  inTransaction(shop.db, (tx) => issueFinal(tx, asked(shop, order)));

type Issued = Awaited<ReturnType<typeof deposit | typeof final>>;
function issuedOf(issued: Issued): StoredInvoice & { document: InvoiceDocument } {
  if (!issued.ok || !issued.value.document) throw new Error(JSON.stringify(issued));
  return { ...issued.value, document: issued.value.document };
}
const kindOf = (issued: Issued) => (issued.ok ? 'issued' : issued.error.kind);

async function send({ db, time, payments }: KsefShop, { id }: OrderFixture): Promise<void> {
  const services = { db, payments, now: () => time, log: silentLog };
  const parcel = { carrier: 'inpost', trackingNumber: '', lines: null, isDespiteDispute: false };
  assert.ok((await sendParcel(services, { orderId: id, ...parcel })).ok);
}

async function requireByTheRules(document: InvoiceDocument): Promise<void> {
  const validator = await openFacturX();
  const cii = writeCii(document);
  const xml = XmlDocument.fromString(cii);
  validator.validate(xml);
  for (const each of [xml, validator]) each.dispose();
  const read = readCii(cii);
  assert.equal(
    rules.filter(({ holds }) => !holds(read)).map(({ id }) => id),
    [],
  );
  assert.equal(readUbl(writeUbl(document)), read);
}

test('the deposit says all of the sale, the final invoice leaves 0.00, and KSeF takes both in turn', async ({
  shop,
}) => {
  const order = await shop.sell();
  const first = issuedOf(await deposit(shop, order));
  assert.is(issuedOf(await deposit(shop, order)).number, first.number, 'asked for again it is the same');
  await send(shop, order);
  const last = issuedOf(await final(shop, order));
  assert.is(issuedOf(await final(shop, order)).number, last.number);
  assert.equal(first.document.totals, { grossMinor: 14_599, netMinor: 11_869, vatMinor: 2_730 });
  assert.equal(last.document.totals, { grossMinor: 0, netMinor: 0, vatMinor: 0 });
  assert.equal(last.document.lines, first.document.lines);
  assert.equal(last.document.settles, { number: first.number, issuedOn: first.document.issuedOn });
  for (const { document } of [first, last]) await requireByTheRules(document);

  await runQueue(shop.services);
  const [accepted, after] = [await shop.find(first), await shop.find(last)];
  assert.equal([accepted.state, after.state], ['accepted', 'accepted']);
  const fa3Of = async (invoice: StoredInvoice) => {
    const file = await keepInvoiceFile(shop.db, invoice, 'fa3', shop.time);
    return file.ok ? file.value.toString() : '';
  };
  const [zal, roz] = [await fa3Of(first), await fa3Of(last)];
  assert.equal(
    [textsOf(zal, 'RodzajFaktury'), textsOf(zal, 'P_15'), textsOf(zal, 'P_13_1')],
    [['ZAL'], ['145.99'], ['118.69']],
  );
  assert.equal([textsOf(zal, 'WartoscZamowienia'), textsOf(zal, 'FaWiersz')], [['145.99'], []]);
  const sum = (name: string) => textsOf(zal, name).reduce((total, text) => total + Math.round(Number(text) * 100), 0);
  assert.equal([sum('P_11NettoZ'), sum('P_11VatZ')], [11_869, 2_730]);
  assert.equal(
    [textsOf(roz, 'RodzajFaktury'), textsOf(roz, 'P_15'), textsOf(roz, 'P_13_1')],
    [['ROZ'], ['0.00'], ['0.00']],
  );
  assert.equal(textsOf(roz, 'NrKSeFFaZaliczkowej'), [accepted.ksefNumber]);
  assert.equal(textsOf(roz, 'P_11A'), ['129.00', '16.99']);
});

test('outside KSeF the final invoice names the deposit by its number, by the schema', async ({ shop }) => {
  const order = await shop.sell();
  const { number } = issuedOf(await deposit(shop, order));
  await send(shop, order);
  const { document } = issuedOf(await final(shop, order));
  const written = writeFa3(document, { issuedAt: shop.time, correctedKsefNumber: null });
  if (!written.ok) throw new Error(written.error.kind);
  assert.equal(await faultsOfFa3(Buffer.from(written.value)), []);
  assert.equal([textsOf(written.value, 'NrKSeFZN'), textsOf(written.value, 'NrFaZaliczkowej')], [['1'], [number]]);
});

test('a refund corrects the deposit, by the schema, and no final invoice comes after it', async ({ shop }) => {
  const order = await shop.sell();
  const first = issuedOf(await deposit(shop, order));
  const correction = await shop.giveBack(first);
  assert.is(correction.document?.corrects?.isDeposit, true);
  await runQueue(shop.services);
  assert.equal([(await shop.find(first)).state, (await shop.find(correction)).state], ['accepted', 'accepted']);
  const file = await keepInvoiceFile(shop.db, correction, 'fa3', shop.time);
  const text = file.ok ? file.value.toString() : '';
  assert.equal([textsOf(text, 'RodzajFaktury'), textsOf(text, 'P_15')], [['KOR_ZAL'], ['-10.00']]);
  await send(shop, order);
  assert.is(kindOf(await final(shop, order)), 'GivenBack');
});

test('the sale is in the books once, with the deposit as its document', async ({ shop }) => {
  const order = await shop.sell();
  const first = issuedOf(await deposit(shop, order));
  await send(shop, order);
  await final(shop, order);
  const entries: unknown[] = [];
  for await (const entry of readLedger(shop.db, ledgerMonth('2026-11', 'Europe/Warsaw'))) {
    if (isSaleEntry(entry) && entry.order.number === order.number)
      entries.push([entry.amountMinor, entry.issued?.number]);
  }
  assert.equal(entries, [[14_599, first.number]]);
});

test('what is not paid, sent, or invoiced already gets no deposit, and nothing final without one', async ({ shop }) => {
  const { db, payments, time } = shop;
  const unpaid = await anUnpaidOrder({ db, payments, now: () => time });
  assert.is(kindOf(await deposit(shop, unpaid)), 'NotPaidYet');
  const sent = await shop.sell();
  await send(shop, sent);
  assert.is(kindOf(await deposit(shop, sent)), 'SentAlready');
  assert.is(kindOf(await final(shop, sent)), 'NoDeposit');
  const invoiced = await shop.sell();
  await inTransaction(db, (tx) => issueInvoice(tx, { ...asked(shop, invoiced), kind: 'invoice' }));
  assert.is(kindOf(await deposit(shop, invoiced)), 'InvoicedAlready');
  const waiting = await shop.sell();
  await deposit(shop, waiting);
  assert.is(kindOf(await final(shop, waiting)), 'NotSentYet');
  const elsewhere = await shop.sell();
  const address = { street: 'Dlouhá 1', postalCode: '110 00', city: 'Praha', country: 'CZ' } as const;
  await setSettings(
    db,
    'company',
    aPolishCompany({ address, vatId: 'CZ27082440', taxNumber: '', registryNumber: '27082440' }),
  );
  assert.is(kindOf(await deposit(shop, elsewhere)), 'DepositNotPolish');
});

test.run();
