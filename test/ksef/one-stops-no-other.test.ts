// One document that KSeF, or the shop itself, has trouble with keeps no other from being sent.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { runQueue } from '#server/ksef/queue/run-queue.ts';
import { changeSubmission, listDue, listWithoutReceipt } from '#server/ksef/queue/submission-store.ts';
import { recordManualRefund } from '#server/refunds/record-refund.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { money } from '#src/money.ts';
import { corrected } from '../invoices/corrected.ts';
import { type KsefShop, openKsefShop } from './a-ksef-shop.ts';

const test = suite<{ shop: KsefShop }>('one document stops no other');

test.before(async (context) => {
  context.shop = await openKsefShop();
});
test.before.each(({ shop }) => {
  shop.time = new Date(shop.time.getTime() + 2 * 3_600_000);
});
test.after(({ shop }) => shop.close());

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => '',
    (error: Error) => error.message,
  );

test('a receipt that cannot be had: the next one is sent, and nobody is kept waiting for ever', async ({ shop }) => {
  const without = await shop.issue();
  await shop.trouble('noReceipt', 1000);
  assert.match(await faultOf(runQueue(shop.services)), /no receipt of 1 invoices/);
  const next = await shop.issue();
  assert.match(await faultOf(runQueue(shop.services)), /no receipt of 2 invoices/);
  assert.equal([(await shop.find(without)).state, (await shop.find(next)).state], ['accepted', 'accepted']);
  assert.match(String((await shop.find(next)).refusal?.text), /UPO/);
  shop.time = new Date(shop.time.getTime() + 2 * 3_600_000);
  await runQueue(shop.services);
  await shop.trouble('noReceipt', 1, 0);
  await runQueue(shop.services).catch(() => undefined);
  await runQueue(shop.services);
  assert.equal(await listWithoutReceipt(shop.db, 10), []);
  assert.is((await shop.find(next)).refusal, null);
});

test('one that KSeF works on for hours: the next one is sent', async ({ shop }) => {
  const slow = await shop.issue();
  await runQueue(shop.services);
  // The row is put as if KSeF had said nothing yet.
  await sql`update ksef_submissions set state = 'sent', ksef_number = null, upo = null
    where invoice_id = ${slow.id}`.execute(shop.db);
  await sql`update sandbox.ksef_objects set data = data || '{"slowness": 100000}'
    where kind = 'invoice' and data->>'invoiceNumber' = ${slow.number}`.execute(shop.db);
  const next = await shop.issue();
  assert.match(await faultOf(runQueue(shop.services)), /works on 1 invoices/);
  assert.equal([(await shop.find(slow)).state, (await shop.find(next)).state], ['sent', 'accepted']);
  await sql`update sandbox.ksef_objects set data = data || '{"slowness": 0}'
    where kind = 'invoice' and data->>'invoiceNumber' = ${slow.number}`.execute(shop.db);
  await runQueue(shop.services);
  assert.is((await shop.find(slow)).state, 'accepted');
});

test('one in a session that KSeF no longer knows is handed in again', async ({ shop }) => {
  const lost = await shop.issue();
  await inTransaction(shop.db, (tx) =>
    changeSubmission(
      tx,
      lost.id,
      { state: 'sent', session_number: 'none', reference: 'none', hash: Buffer.alloc(32), environment: 'sandbox' },
      shop.time,
    ),
  );
  await runQueue(shop.services);
  assert.is((await shop.find(lost)).state, 'accepted');
});

test('one whose hash KSeF does not know is refused alone: the next one is sent', async ({ shop }) => {
  const unknown = await shop.issue();
  await inTransaction(shop.db, (tx) =>
    changeSubmission(tx, unknown.id, { is_offline: true, replaced_hash: Buffer.alloc(32, 1) }, shop.time),
  );
  const next = await shop.issue();
  await runQueue(shop.services);
  const [refused, sent] = [await shop.find(unknown), await shop.find(next)];
  assert.equal([refused.state, refused.refusal?.code, sent.state], ['refused', 21_164, 'accepted']);
});

test('one that cannot be written is told when the others are sent', async ({ shop }) => {
  const damaged = await shop.issue();
  await sql`insert into invoice_files (invoice_id, order_id, format, bytes, checksum, written_at)
    values (${damaged.id}, ${damaged.orderId}, 'fa3', 'other bytes', sha256('those that were written'), ${shop.time})`.execute(
    shop.db,
  );
  const next = await shop.issue();
  assert.match(await faultOf(runQueue(shop.services)), /is not what was written/);
  assert.is((await shop.find(next)).state, 'accepted');
  await sql`delete from invoice_files where invoice_id = ${damaged.id} and format = 'fa3'`.execute(shop.db);
  await runQueue(shop.services);
  assert.is((await shop.find(damaged)).state, 'accepted');
});

test('what corrects a refused one stands before nobody', async ({ shop }) => {
  const { db, time } = shop;
  const original = await shop.issue();
  const { orderId } = original;
  await requestRefund({ db, now: () => time }, { orderId, amount: money(1000, 'PLN'), reason: '' });
  const refund = await db.selectFrom('refunds').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow();
  const [correction] = await inTransaction(db, async (tx) => {
    await recordManualRefund(tx, refund.id, { cause: 'staff', now: time });
    return corrected(tx, { orderId, issuedBy: 'cli', now: time });
  });
  await shop.trouble('refusal');
  await runQueue(shop.services);
  const behind = await shop.find(correction ?? original);
  assert.equal([(await shop.find(original)).state, behind.state, behind.isBehind], ['refused', 'waiting', true]);
  const next = await shop.issue();
  assert.equal(
    (await listDue(db, 1)).map(({ invoiceId }) => invoiceId),
    [next.id],
  );
});

test.run();
