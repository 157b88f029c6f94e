// What is issued while KSeF cannot be reached, what corrects it, and what was refused in its form.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { getInvoiceFile, keepInvoiceFile } from '#server/invoices/invoice-file.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { findKsefFacts } from '#server/invoices/ksef-facts.ts';
import { mailInvoices } from '#server/invoices/mail-invoices.ts';
import { makeCompanyCertificate } from '#server/ksef/certificates/make-certificate.ts';
import { retrySubmission } from '#server/ksef/queue/retry-submission.ts';
import { runQueue } from '#server/ksef/queue/run-queue.ts';
import { changeSubmission, findSubmission } from '#server/ksef/queue/submission-store.ts';
import { recordManualRefund } from '#server/refunds/record-refund.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { money } from '#src/money.ts';
import { corrected } from '../invoices/corrected.ts';
import { type KsefShop, NIP, openKsefShop } from './a-ksef-shop.ts';

const test = suite<{ shop: KsefShop }>('offline invoices and corrections in KSeF');

test.before(async (context) => {
  context.shop = await openKsefShop();
});
test.after(({ shop }) => shop.close());

const failed = () => undefined;
const later = (shop: KsefShop, minutes: number) => {
  shop.time = new Date(shop.time.getTime() + minutes * 60_000);
};

async function mailsOf({ db }: KsefShop, { id }: { id: string }): Promise<number> {
  const rows = await db.selectFrom('outbox').select('payload').where('kind', '=', 'order-invoice').execute();
  return rows.filter(({ payload }) => JSON.stringify(payload).includes(id)).length;
}

async function papersOf({ db }: KsefShop, { id }: { id: string }): Promise<string[]> {
  const rows = await db.selectFrom('invoice_files').select('format').where('invoice_id', '=', id).execute();
  return rows
    .map(({ format }) => format)
    .filter((format) => format.startsWith('pdf'))
    .sort();
}

test('the e-mail waits for the number', async ({ shop }) => {
  const invoice = await shop.issue();
  await inTransaction(shop.db, (tx) => mailInvoices(tx, [invoice], shop.time));
  assert.is(await mailsOf(shop, invoice), 0);
  await runQueue(shop.services);
  assert.is(await mailsOf(shop, invoice), 1);
  const { ksefNumber } = await shop.find(invoice);
  await getInvoiceFile(shop.db, invoice, 'pdf', shop.time);
  const facts = await findKsefFacts(shop.db, invoice.id);
  assert.equal([facts?.number, facts?.certificateLink], [ksefNumber, null]);
  assert.equal(await papersOf(shop, invoice), ['pdf']);
});

test('after ten minutes of an outage it is issued offline with both codes, and gets its number later', async ({
  shop,
}) => {
  const pair = makeCompanyCertificate({ nip: NIP, name: 'Papiernia' }, 'offline', { now: shop.time });
  shop.keys = { offlineCertificate: pair.certificate, offlineKey: pair.key };
  const invoice = await shop.issue();
  await inTransaction(shop.db, (tx) => mailInvoices(tx, [invoice], shop.time));
  await shop.trouble('outage', 2);
  await runQueue(shop.services).catch(failed);
  assert.is((await shop.find(invoice)).isOffline, false);
  later(shop, 11);
  await runQueue(shop.services).catch(failed);
  assert.equal([(await shop.find(invoice)).state, (await shop.find(invoice)).isOffline], ['waiting', true]);
  assert.is(await mailsOf(shop, invoice), 1);
  const before = await getInvoiceFile(shop.db, invoice, 'pdf', shop.time);
  const facts = await findKsefFacts(shop.db, invoice.id);
  assert.match(String(facts?.invoiceLink), new RegExp(`/ksef/qr/invoice/${NIP}/24-11-2026/[\\w-]{43}$`));
  assert.match(String(facts?.certificateLink), new RegExp(`/ksef/qr/certificate/Nip/${NIP}/${NIP}/`));
  await runQueue(shop.services);
  assert.equal([(await shop.find(invoice)).state, (await shop.find(invoice)).isOffline], ['accepted', true]);
  const after = await getInvoiceFile(shop.db, invoice, 'pdf', shop.time);
  assert.not.ok(before?.equals(after ?? Buffer.alloc(0)));
  assert.equal(await papersOf(shop, invoice), ['pdf', 'pdfOffline']);
  assert.is(await mailsOf(shop, invoice), 1);
});

test('while an outage is announced, nobody waits ten minutes: it is issued offline at once', async ({ shop }) => {
  const pair = makeCompanyCertificate({ nip: NIP, name: 'Papiernia' }, 'offline', { now: shop.time });
  shop.keys = { offlineCertificate: pair.certificate, offlineKey: pair.key };
  const today = shop.time.toISOString().slice(0, 10);
  await shop.change({ ksefOutages: [{ kind: 'failure', from: `${today}T00:00`, until: null }] });
  const invoice = await shop.issue();
  await shop.trouble('outage');
  await runQueue(shop.services).catch(failed);
  assert.equal([(await shop.find(invoice)).state, (await shop.find(invoice)).isOffline], ['waiting', true]);
  await shop.change({});
  await runQueue(shop.services);
  assert.is((await shop.find(invoice)).state, 'accepted');
});

test('what reaches KSeF on a later day than it says counts as offline', async ({ shop }) => {
  const invoice = await shop.issue();
  later(shop, 24 * 60);
  await runQueue(shop.services);
  assert.is((await shop.find(invoice)).isOffline, true);
});

test('refused in its form, an offline invoice is sent again with the hash of what was refused', async ({ shop }) => {
  const invoice = await shop.issue();
  later(shop, 24 * 60);
  await shop.trouble('refusal');
  await runQueue(shop.services);
  const refused = await shop.find(invoice);
  assert.is(refused.state, 'refused');
  await inTransaction(shop.db, (tx) => retrySubmission(tx, invoice.id, shop.time));
  await runQueue(shop.services);
  const { state, replacedHash } = await shop.find(invoice);
  assert.equal([state, replacedHash], ['accepted', refused.hash]);
  const again = await inTransaction(shop.db, (tx) => retrySubmission(tx, invoice.id, shop.time));
  assert.equal(again, { ok: false, error: { kind: 'NotRefused', state: 'accepted' } });
});

test('a hash of which KSeF has refused nothing (21164) is left out the next time, and the invoice is taken', async ({
  shop,
}) => {
  const invoice = await shop.issue();
  later(shop, 24 * 60);
  await inTransaction(shop.db, (tx) =>
    changeSubmission(tx, invoice.id, { is_offline: true, replaced_hash: Buffer.alloc(32, 1) }, shop.time),
  );
  await runQueue(shop.services);
  const refused = await shop.find(invoice);
  assert.equal([refused.state, refused.refusal?.code], ['refused', 21_164]);
  await inTransaction(shop.db, (tx) => retrySubmission(tx, invoice.id, shop.time));
  assert.is((await shop.find(invoice)).replacedHash, null);
  await runQueue(shop.services);
  assert.is((await shop.find(invoice)).state, 'accepted');
});

test('what KSeF refused with its session it has not seen: sent again it names no hash', async ({ shop }) => {
  const invoice = await shop.issue();
  const refusal = { code: 445, text: 'Błąd weryfikacji', details: [], isOfSession: true as const };
  const differing = { state: 'refused' as const, is_offline: true, hash: Buffer.alloc(32, 2), refusal };
  await inTransaction(shop.db, (tx) => changeSubmission(tx, invoice.id, differing, shop.time));
  await inTransaction(shop.db, (tx) => retrySubmission(tx, invoice.id, shop.time));
  const again = await shop.find(invoice);
  assert.equal([again.state, again.replacedHash, again.refusal], ['waiting', null, null]);
  await runQueue(shop.services);
  assert.is((await shop.find(invoice)).state, 'accepted');
});

test('a correction waits for the number of what it corrects, and names it', async ({ shop }) => {
  const invoice = await shop.issue();
  const { db, time } = shop;
  const correction = await shop.giveBack(invoice);
  const early = await keepInvoiceFile(db, correction, 'fa3', time);
  assert.equal(early, { ok: false, error: { kind: 'CorrectedNotInKsef', corrected: invoice.number } });
  await shop.trouble('refusal');
  await runQueue(shop.services);
  assert.equal(
    [(await shop.find(invoice)).state, (await shop.find(correction)).state, (await shop.find(correction)).isBehind],
    ['refused', 'waiting', true],
  );
  await inTransaction(db, (tx) => retrySubmission(tx, invoice.id, time));
  await runQueue(shop.services);
  const [of, own] = [await shop.find(invoice), await shop.find(correction)];
  assert.equal([of.state, own.state], ['accepted', 'accepted']);
  const file = await keepInvoiceFile(db, correction, 'fa3', time);
  assert.ok(file.ok && file.value.includes(`<NrKSeFFaKorygowanej>${of.ksefNumber}</NrKSeFFaKorygowanej>`));
});

test('what corrects an invoice that was refused for good does not wait: it stays outside KSeF, and says so', async ({
  shop,
}) => {
  const { db } = shop;
  const [invoice, other] = [await shop.issue(), await shop.issue()];
  for (const [{ id }, text] of [
    [invoice, 'BuyerNipWrong'],
    [other, 'NotBySchema'],
  ] as const) {
    const refusal = JSON.stringify({ code: null, text, details: [] });
    await db.updateTable('ksef_submissions').set({ state: 'refused', refusal }).where('invoice_id', '=', id).execute();
  }
  const [correction, ofOther] = [await shop.giveBack(invoice), await shop.giveBack(other)];
  assert.equal([(await shop.find(correction)).isBehind, (await shop.find(ofOther)).isBehind], [false, true]);
  await runQueue(shop.services);
  const { state, refusal } = await shop.find(correction);
  assert.equal([state, refusal?.text], ['refused', 'CorrectedNotInKsef']);
  assert.is((await shop.find(ofOther)).state, 'waiting', 'another release may write what it corrects');
});

test('what corrects an invoice in KSeF goes there, whatever the merchant has set since', async ({ shop }) => {
  const { db, time } = shop;
  for (const ksef of ['companies', 'off'] as const) {
    await shop.change({ ksef: 'everyone' });
    const invoice = await shop.issue();
    await runQueue(shop.services);
    await shop.change({ ksef });
    const correction = await shop.giveBack(invoice);
    await runQueue(shop.services);
    assert.is((await shop.find(correction)).state, 'accepted', ksef);
    const file = await keepInvoiceFile(db, correction, 'fa3', time);
    const { ksefNumber } = await shop.find(invoice);
    assert.ok(file.ok && file.value.includes(`<NrKSeFFaKorygowanej>${ksefNumber}</NrKSeFFaKorygowanej>`));
    const outside = await shop.issue();
    assert.is(await findSubmission(db, (await shop.giveBack(outside)).id), null);
  }
  await shop.change({ ksef: 'everyone' });
});

test('a receipt is not in KSeF, and neither is what corrects it', async ({ shop }) => {
  const { db, time } = shop;
  const { id: orderId } = await shop.sell();
  const request = { orderId, issuedBy: 'cli', now: time };
  await inTransaction(db, (tx) => issueInvoice(tx, { ...request, kind: 'receipt' }));
  await requestRefund({ db, now: () => time }, { orderId, amount: money(1000, 'PLN'), reason: '' });
  const { id } = await db.selectFrom('refunds').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow();
  await inTransaction(db, (tx) => recordManualRefund(tx, id, { cause: 'staff', now: time }));
  const [correction] = await inTransaction(db, (tx) => corrected(tx, request));
  assert.is(correction?.document?.totals.grossMinor, -1000);
  assert.is(await findSubmission(db, correction?.id ?? ''), null);
});

test.run();
