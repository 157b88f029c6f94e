// A payment in advance that a single-purpose gift card makes in part or whole: its VAT was charged with the card, so the deposit's
// invoice is of the rest, and the final one takes exactly that off.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { writeCii } from '#server/invoices/en16931/write-cii.ts';
import { writeUbl } from '#server/invoices/en16931/write-ubl.ts';
import { faultsOfFa3 } from '#server/invoices/fa3/check-fa3.ts';
import { writeFa3 } from '#server/invoices/fa3/write-fa3.ts';
import { issueOne } from '#server/invoices/issuing/issue-one.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { setSettings } from '../fixtures/settings/set-settings.ts';
import { aPolishCompany } from '../invoices/a-sale.ts';
import { corrected } from '../invoices/corrected.ts';
import { readCii, readUbl } from '../invoices/en16931/read-electronic-invoice.ts';
import { rules } from '../invoices/en16931/rules.ts';
import { sumOf, textsOf } from '../invoices/fa3/read-fa3.ts';
import { anOrderPaidBy, aSoldCard, soldAt } from './a-single-purpose-card.ts';
import { assertAgreement } from './sold-in-month.ts';

type Context = { database: Database; db: Db };
const test = suite<Context>('deposits paid by single-purpose cards');

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
  await setSettings(context.db, 'company', aPolishCompany());
});
test.after.each(({ database }) => database.close());

async function issued(db: Db, orderId: string, kind: 'deposit' | 'final'): Promise<InvoiceDocument> {
  const answer = await inTransaction(db, (tx) => issueOne(tx, { orderId, issuedBy: 'cli', now: soldAt }, kind));
  if (!answer.ok || !answer.value.document) throw new Error(JSON.stringify(answer));
  return answer.value.document;
}

/** Its FA(3), by the schema; what it and both forms of EN 16931 say is by the rules and agrees. */
async function fa3Of(document: InvoiceDocument): Promise<string> {
  const fa3 = writeFa3(document, { issuedAt: soldAt, correctedKsefNumber: null });
  if (!fa3.ok) throw new Error(JSON.stringify(fa3));
  assert.equal(await faultsOfFa3(Buffer.from(fa3.value)), []);
  const read = readCii(writeCii(document));
  const broken = rules.flatMap(({ id, holds }) => (holds(read) ? [] : id));
  assert.equal(broken, [], document.number);
  assert.equal(readUbl(writeUbl(document)), read);
  return fa3.value;
}

for (const cardMinor of [5_000, 14_599]) {
  const restMinor = 14_599 - cardMinor;
  test(`a card of ${cardMinor} groszy: the deposit is of the ${restMinor} that are left, and the final invoice of nothing`, async ({
    db,
  }) => {
    const { code } = await aSoldCard(db, cardMinor);
    const { id } = await anOrderPaidBy(db, code, cardMinor);
    const deposit = await issued(db, id, 'deposit');
    assert.is(deposit.totals.grossMinor, restMinor);
    assert.ok(deposit.charges.some(({ kind, grossMinor }) => kind === 'voucher' && grossMinor === -cardMinor));
    const zal = await fa3Of(deposit);
    assert.equal(textsOf(zal, 'RodzajFaktury'), ['ZAL']);
    assert.equal([sumOf(zal, 'P_15'), sumOf(zal, 'WartoscZamowienia')], [restMinor, restMinor]);
    assert.equal(
      [sumOf(zal, 'P_11NettoZ'), sumOf(zal, 'P_11VatZ')],
      [deposit.totals.netMinor, deposit.totals.vatMinor],
    );
    const parcel = { carrier: 'inpost', trackingNumber: '', lines: null, isDespiteDispute: false };
    assert.ok((await sendParcel({ db, now: () => soldAt }, { orderId: id, ...parcel })).ok);
    const final = await issued(db, id, 'final');
    assert.equal(final.totals, { grossMinor: 0, netMinor: 0, vatMinor: 0 });
    const roz = await fa3Of(final);
    assert.equal([textsOf(roz, 'RodzajFaktury'), sumOf(roz, 'P_15')], [['ROZ'], 0]);
    await assertAgreement(db);
  });
}

test('what is given back goes to the card first, and corrects the deposit by what went back as money', async ({
  db,
}) => {
  const { code } = await aSoldCard(db, 5_000);
  const order = await anOrderPaidBy(db, code, 5_000);
  const deposit = await issued(db, order.id, 'deposit');
  await order.refund(7_000);
  await order.refund(null);
  const corrections = await inTransaction(db, (tx) =>
    corrected(tx, { orderId: order.id, issuedBy: 'cli', now: soldAt }),
  );
  const documents = [deposit, ...corrections.flatMap(({ document }) => document ?? [])];
  assert.equal(
    documents.map(({ totals }) => totals.grossMinor),
    [9_599, -2_000, -7_599],
  );
  assert.is(
    documents.reduce((sum, { totals }) => sum + totals.vatMinor, 0),
    0,
  );
  for (const document of documents.slice(1)) assert.equal(textsOf(await fa3Of(document), 'RodzajFaktury'), ['KOR_ZAL']);
  await assertAgreement(db);
});

test.run();
