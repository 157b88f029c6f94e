// KSeF refuses a whole session or archive, over its own answers: what was in it is handed in again, and in the end it is refused
// with a reason that is the session's. Sent again by a person, it names no hash: KSeF has looked at no document.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { retrySubmission } from '#server/ksef/queue/retry-submission.ts';
import { runQueue } from '#server/ksef/queue/run-queue.ts';
import { whole } from '../depths.ts';
import { type KsefShop, openKsefShop } from './a-ksef-shop.ts';

const test = suite<{ shop: KsefShop }>('sessions that KSeF refuses');
/** More than go one by one. */
const MANY = 31;

test.before(async (context) => {
  context.shop = await openKsefShop();
});
test.before.each(({ shop }) => {
  // KSeF's limits of the last hour are over.
  shop.time = new Date(shop.time.getTime() + 3_600_000);
});
test.after(({ shop }) => shop.close());

/** The codes of the sessions, in turn, in which KSeF was handed a document. */
async function answersFor({ db }: KsefShop, { number }: { number: string }): Promise<(number | null)[]> {
  const { rows } = await sql<{ code: number | null }>`
    select (s.data->'status'->>'code')::int as code
    from sandbox.ksef_objects i join sandbox.ksef_objects s on s.kind = 'session' and s.id = i.data->>'session'
    where i.kind = 'invoice' and i.data->>'invoiceNumber' = ${number}
    order by s.data->>'openedAt', i.data->>'ksefNumber' nulls first`.execute(db);
  return rows.map(({ code }) => code);
}

/** Lets a day pass: then the document counts as issued offline, and a refusal could be answered by its hash. */
function tomorrow(shop: KsefShop): void {
  shop.time = new Date(shop.time.getTime() + 24 * 3_600_000);
}

async function sentAgain(shop: KsefShop, invoice: { id: string }) {
  await inTransaction(shop.db, (tx) => retrySubmission(tx, invoice.id, shop.time));
  const { replacedHash } = await shop.find(invoice);
  await runQueue(shop.services);
  return { replacedHash, state: (await shop.find(invoice)).state };
}

test('a session whose key KSeF cannot read is followed by another, and the invoice is taken once', async ({ shop }) => {
  const invoice = await shop.issue();
  await shop.trouble('refusedSession', 1, 415);
  await runQueue(shop.services);
  assert.equal([(await shop.find(invoice)).state, await answersFor(shop, invoice)], ['accepted', [415, null]]);
});

test('five sessions refused in turn: the invoice is refused with them, and sent again it names no hash', async ({
  shop,
}) => {
  const invoice = await shop.issue();
  tomorrow(shop);
  await shop.trouble('refusedSession', 5, 415);
  await runQueue(shop.services);
  const { state, isOffline, refusal } = await shop.find(invoice);
  assert.equal([state, isOffline, refusal?.code, refusal?.isOfSession], ['refused', true, 405, true]);
  assert.equal(await answersFor(shop, invoice), [415, 415, 415, 415, 415]);
  assert.equal(await sentAgain(shop, invoice), { replacedHash: null, state: 'accepted' });
});

test('an invoice that is lost on its way five times is refused with its empty session (440), which is no duplicate', async ({
  shop,
}) => {
  const invoice = await shop.issue();
  tomorrow(shop);
  await shop.trouble('lostInvoice', 5);
  for (let turn = 0; turn < 5; turn += 1) {
    const fault = await runQueue(shop.services).catch((error: Error) => error.message);
    assert.match(String(fault), /does not answer/, `turn ${turn}`);
  }
  await runQueue(shop.services);
  const { state, refusal } = await shop.find(invoice);
  assert.equal([state, refusal?.code, refusal?.isOfSession], ['refused', 440, true]);
  assert.equal(refusal?.details, ['Nie przesłano faktur']);
  assert.equal(await answersFor(shop, invoice), [], 'KSeF never had it');
  assert.equal(await sentAgain(shop, invoice), { replacedHash: null, state: 'accepted' });
});

for (const code of [405, 415, 435, 440]) {
  const refused = code === 405 ? test : whole(test);
  refused(
    `an archive refused with ${code}: each goes by itself, as far as the limit lets it, and is taken once`,
    async ({ shop }) => {
      const invoices = [];
      for (let count = 0; count < MANY; count += 1) invoices.push(await shop.issue());
      await shop.trouble('refusedSession', 1, code);
      const limited = await runQueue(shop.services).catch((error: Error) => error.message);
      assert.match(String(limited), /asks to wait for 60 s/);
      shop.time = new Date(shop.time.getTime() + 61_000);
      await runQueue(shop.services);
      for (const invoice of invoices) {
        const { state, refusal, hasReceipt } = await shop.find(invoice);
        assert.equal([state, refusal, hasReceipt], ['accepted', null, true]);
        assert.equal(await answersFor(shop, invoice), [null]);
      }
    },
  );
}

whole(test)(
  'those of a refused archive whose sessions are refused too end with the reason of their session',
  async ({ shop }) => {
    const invoices = [];
    for (let count = 0; count < MANY; count += 1) invoices.push(await shop.issue());
    tomorrow(shop);
    await shop.trouble('refusedSession', 100, 415);
    for (let turn = 0; turn < 8; turn += 1) {
      await runQueue(shop.services).catch(() => undefined);
      shop.time = new Date(shop.time.getTime() + 3_600_000);
    }
    const of = await Promise.all(invoices.map((invoice) => shop.find(invoice)));
    const ends = new Set(of.map(({ state, refusal }) => `${state} ${refusal?.code} ${refusal?.isOfSession}`));
    assert.equal([...ends], ['refused 405 true']);
    await shop.trouble('refusedSession', 1, 415);
    await runQueue(shop.services);
    const [first] = invoices;
    if (!first) throw new Error('nothing was issued');
    assert.equal(await sentAgain(shop, first), { replacedHash: null, state: 'accepted' });
  },
);

test.run();
