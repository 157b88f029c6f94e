// What is issued goes to KSeF once, whatever happens on the way: over the sandbox's KSeF, which really decrypts and checks.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findKsefReceipt } from '#server/invoices/ksef-facts.ts';
import { makeCompanyCertificate } from '#server/ksef/certificates/make-certificate.ts';
import { runQueue } from '#server/ksef/queue/run-queue.ts';
import { readLane } from '#server/ksef/queue/sending-lane.ts';
import type { NamedDatabase } from '../database/test-database.ts';
import { type KsefShop, NIP, openKsefShop } from './a-ksef-shop.ts';

const test = suite<{ shop: KsefShop }>('sending to KSeF');

test.before(async (context) => {
  context.shop = await openKsefShop();
});
test.after(({ shop }) => shop.close());

test('an invoice gets its number and its receipt', async ({ shop }) => {
  const invoice = await shop.issue();
  await runQueue(shop.services);
  const { state, ksefNumber, environment, isOffline } = await shop.find(invoice);
  assert.equal([state, environment, isOffline], ['accepted', 'sandbox', false]);
  assert.match(String(ksefNumber), new RegExp(`^${NIP}-20261124-[0-9A-F]{12}-[0-9A-F]{2}$`));
  const receipt = String(await findKsefReceipt(shop.db, invoice.id));
  assert.ok(receipt.includes(`<NumerKSeFDokumentu>${ksefNumber}</NumerKSeFDokumentu>`));
  assert.ok(receipt.includes(`<NumerFaktury>${invoice.number}</NumerFaktury>`));
});

test('a certificate signs in as a token does, and one of another company is told why it may not', async ({ shop }) => {
  const invoice = await shop.issue();
  const own = { nip: '5265877635', name: 'Another company' };
  const other = makeCompanyCertificate(own, 'authentication', { now: shop.time });
  shop.keys = { certificate: other.certificate, key: other.key };
  await failing(runQueue(shop.services), /KSeF refuses \(415\).*Brak przypisanych uprawnień/);
  assert.is((await shop.find(invoice)).state, 'waiting');
  assert.match(String((await readLane(shop.db)).problem), /415/);
  const right = makeCompanyCertificate({ ...own, nip: NIP }, 'authentication', { now: shop.time });
  shop.keys = { certificate: right.certificate, key: right.key };
  await runQueue(shop.services);
  assert.is((await shop.find(invoice)).state, 'accepted');
  assert.is((await readLane(shop.db)).problem, null);
  shop.keys = {};
});

test('an answer that is lost is looked for in its session: nothing is sent twice', async ({ shop }) => {
  const invoice = await shop.issue();
  await shop.trouble('lostAnswer');
  await failing(runQueue(shop.services), /does not answer/);
  assert.is((await shop.find(invoice)).state, 'sending');
  await runQueue(shop.services);
  assert.is((await shop.find(invoice)).state, 'accepted');
  assert.is(await countTaken(shop, invoice), 1);
});

test('a sender that is killed once KSeF has the invoice leaves no double behind', async ({ shop }) => {
  const [first, second] = [await shop.issue(), await shop.issue()];
  const script = fileURLToPath(new URL('./killed-sender.ts', import.meta.url));
  const { origin } = shop.sandbox.sandbox;
  const child = spawn(
    process.execPath,
    [script, (shop.database as NamedDatabase).url, origin, shop.time.toISOString()],
    {
      stdio: 'inherit',
    },
  );
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  assert.is(signal, 'SIGKILL');
  assert.is((await shop.find(first)).state, 'sending');
  // Its lease has ended.
  shop.time = new Date(shop.time.getTime() + 31_000);
  await runQueue(shop.services);
  for (const invoice of [first, second]) {
    assert.is((await shop.find(invoice)).state, 'accepted');
    assert.is(await countTaken(shop, invoice), 1);
  }
});

test('440 for what is ours adopts number and receipt; for another document it stops and says so', async ({ shop }) => {
  const ours = await shop.issue();
  await runQueue(shop.services);
  const { ksefNumber } = await shop.find(ours);
  // The row is put as if the database had been put back from before it was sent.
  await shop.db
    .updateTable('ksef_submissions')
    .set({ state: 'waiting', ksef_number: null, upo: null, session_number: null, reference: null })
    .where('invoice_id', '=', ours.id)
    .execute();
  await runQueue(shop.services);
  assert.equal([(await shop.find(ours)).state, (await shop.find(ours)).ksefNumber], ['accepted', ksefNumber]);
  assert.ok(String(await findKsefReceipt(shop.db, ours.id)).includes(String(ksefNumber)));

  const other = await shop.issue();
  await shop.trouble('falseDuplicate');
  await runQueue(shop.services);
  const stopped = await shop.find(other);
  assert.equal([stopped.state, stopped.ksefNumber, stopped.refusal?.code], ['conflicting', null, 440]);
});

test('what KSeF refuses is kept with its reason; what it gives up on is sent again', async ({ shop }) => {
  const refused = await shop.issue();
  await shop.trouble('refusal');
  await runQueue(shop.services);
  const { state, refusal } = await shop.find(refused);
  assert.equal([state, refusal?.code, refusal?.details], ['refused', 450, ['Odrzucona na życzenie piaskownicy']]);
  const cancelled = await shop.issue();
  await shop.trouble('cancelled');
  await runQueue(shop.services);
  assert.is((await shop.find(cancelled)).state, 'accepted');
});

test('Retry-After is obeyed by everyone who sends', async ({ shop }) => {
  const invoice = await shop.issue();
  await shop.trouble('limit', 1, 90);
  await failing(runQueue(shop.services), /wait for 90 s/);
  assert.is((await shop.find(invoice)).state, 'waiting');
  shop.time = new Date(shop.time.getTime() + 80_000);
  await failing(runQueue(shop.services), /wait for 10 s/);
  shop.time = new Date(shop.time.getTime() + 11_000);
  await runQueue(shop.services);
  assert.is((await shop.find(invoice)).state, 'accepted');
});

test('an outage loses nothing, and an access that is taken back is asked for anew', async ({ shop }) => {
  const invoice = await shop.issue();
  await shop.trouble('outage', 3);
  await failing(runQueue(shop.services), /503/);
  await shop.trouble('outage', 1);
  await failing(runQueue(shop.services), /503/);
  await shop.trouble('signedOut');
  await runQueue(shop.services);
  assert.is((await shop.find(invoice)).state, 'accepted');
});

test('a session that is closed too early is followed by another', async ({ shop }) => {
  const invoice = await shop.issue();
  await shop.trouble('closedSession');
  await runQueue(shop.services);
  assert.is((await shop.find(invoice)).state, 'accepted');
});

test('every answer of the sandbox says that it is no KSeF', async ({ shop }) => {
  const api = `${shop.sandbox.sandbox.origin}/ksef/v2`;
  for (const path of ['/security/public-key-certificates', '/sessions/none', '/nowhere', '/receipts/none']) {
    const { headers } = await fetch(api + path);
    assert.match(String(headers.get('x-kasa-sandbox')), /not KSeF/, path);
  }
  const challenge = await fetch(`${api}/auth/challenge`, { method: 'POST' });
  assert.match(await challenge.text(), /not KSeF/);
});

async function failing(work: Promise<unknown>, message: RegExp): Promise<void> {
  const error = await work.then(
    () => null,
    (thrown: Error) => thrown,
  );
  assert.match(String(error?.message), message);
}

/** How often KSeF was handed it. */
async function countTaken({ db }: KsefShop, { number }: { number: string }): Promise<number> {
  const { rows } = await sql`
    select from sandbox.ksef_objects where kind = 'invoice' and data->>'invoiceNumber' = ${number}`.execute(db);
  return rows.length;
}

test.run();
