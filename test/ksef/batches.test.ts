// Many documents at once go to KSeF as a batch, past the limits of those that are handed in one by one; the sandbox's KSeF
// decrypts the archive, unpacks it and takes each.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { StoredInvoice } from '#server/invoices/invoice-store.ts';
import { writeZip } from '#server/invoices/zip-archive.ts';
import { runQueue } from '#server/ksef/queue/run-queue.ts';
import { readZip } from '#server/sandbox/ksef/read-zip.ts';
import type { NamedDatabase } from '../database/test-database.ts';
import { whole } from '../depths.ts';
import { type KsefShop, openKsefShop } from './a-ksef-shop.ts';

const test = suite<{ shop: KsefShop }>('batches to KSeF');
const MANY = 31;

test.before(async (context) => {
  context.shop = await openKsefShop();
});
test.before.each(({ shop }) => {
  // KSeF's limits of the last hour are over.
  shop.time = new Date(shop.time.getTime() + 3_600_000);
});
test.after(({ shop }) => shop.close());

async function issueMany(shop: KsefShop): Promise<StoredInvoice[]> {
  const issued: StoredInvoice[] = [];
  for (let count = 0; count < MANY; count += 1) issued.push(await shop.issue());
  return issued;
}

/** In how many sessions of which kind KSeF took them, each once. */
async function sessionsOf({ db }: KsefShop, invoices: readonly StoredInvoice[]): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; taken: number; different: number }>`
    select split_part(data->>'session', '-', 2) as kind, count(*)::int as taken,
      count(distinct data->>'invoiceNumber')::int as different
    from sandbox.ksef_objects
    where kind = 'invoice' and data->>'invoiceNumber' = any(${invoices.map(({ number }) => number)})
    group by 1`.execute(db);
  for (const { taken, different } of rows) assert.is(taken, different);
  return Object.fromEntries(rows.map(({ kind, taken }) => [kind, taken]));
}

async function stateOfAll(shop: KsefShop, invoices: readonly StoredInvoice[]): Promise<string[]> {
  const found = await Promise.all(invoices.map((invoice) => shop.find(invoice)));
  return [...new Set(found.map(({ state, hasReceipt }) => `${state} ${hasReceipt}`))];
}

test('more than KSeF takes in a minute go as one archive, and each has its number and receipt', async ({ shop }) => {
  const invoices = await issueMany(shop);
  await runQueue(shop.services);
  assert.equal(await stateOfAll(shop, invoices), ['accepted true']);
  assert.equal(await sessionsOf(shop, invoices), { SB: MANY });
});

whole(test)('one that is refused in a batch leaves the others accepted', async ({ shop }) => {
  const invoices = await issueMany(shop);
  await shop.trouble('refusal');
  await runQueue(shop.services);
  const states = await Promise.all(invoices.map(async (invoice) => (await shop.find(invoice)).state));
  assert.equal([states.filter((state) => state === 'refused').length, new Set(states).size], [1, 2]);
});

whole(test)(
  'after an archive that KSeF does not take they go one by one, as far as its limit lets them',
  async ({ shop }) => {
    const invoices = await issueMany(shop);
    await shop.trouble('refusedSession', 1, 405);
    const limited = await runQueue(shop.services).then(
      () => null,
      (error: Error) => error,
    );
    assert.match(String(limited?.message), /asks to wait for 60 s/);
    assert.equal(await sessionsOf(shop, invoices), { SO: 30 });
    shop.time = new Date(shop.time.getTime() + 61_000);
    await runQueue(shop.services);
    assert.equal(await stateOfAll(shop, invoices), ['accepted true']);
  },
);

whole(test)('a sender that is killed once KSeF has the archive leaves no double behind', async ({ shop }) => {
  const invoices = await issueMany(shop);
  const script = fileURLToPath(new URL('./killed-sender.ts', import.meta.url));
  const { url } = shop.database as NamedDatabase;
  const given = [script, url, shop.sandbox.sandbox.origin, shop.time.toISOString()];
  const [, signal] = await once(spawn(process.execPath, given, { stdio: 'inherit' }), 'exit');
  assert.is(signal, 'SIGKILL');
  assert.equal(await stateOfAll(shop, invoices), ['sending false']);
  // Its lease has ended.
  shop.time = new Date(shop.time.getTime() + 31_000);
  await runQueue(shop.services);
  assert.equal(await stateOfAll(shop, invoices), ['accepted true']);
  assert.equal(await sessionsOf(shop, invoices), { SB: MANY });
});

test('the sandbox reads archives as they are written, deflated ones too, and none that is damaged', async () => {
  const files = ['<Faktura>1</Faktura>', '<Faktura>2</Faktura>'].map((text) => Buffer.from(text));
  const chunks: Buffer[] = [];
  const modifiedAt = new Date('2026-11-24T10:00:00Z');
  const entries = files.map((content, place) => ({ name: `ż${place}.xml`, content, modifiedAt }));
  for await (const chunk of writeZip(entries)) chunks.push(chunk);
  const archive = Buffer.concat(chunks);
  assert.equal(readZip(archive), files);
  const damaged = Buffer.from(archive);
  damaged[damaged.indexOf('Faktura>1') + 8] = 0x33;
  assert.is(readZip(damaged), null);
  assert.is(readZip(deflateRawSync(archive)), null);
});

test.run();
