// Long files are read from where long readings go, and write nothing there; only the line in the log of staff is written to the
// primary.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { productsCsvFile } from '#server/catalogue/office/imports/products-csv-file.ts';
import { customersCsvFile } from '#server/customers/office/customers-csv-file.ts';
import { connectDatabase, type Database, type Db } from '#server/database/connect.ts';
import { registerFeeds } from '#server/feeds/feed-routes.ts';
import { productFeeds } from '#server/feeds/product-feeds.ts';
import { ordersCsvFile } from '#server/order-list/office/orders-csv-file.ts';
import { demoProfile } from '../fixtures/demo-shop.ts';
import { type NamedDatabase, openTestDatabase } from './test-database.ts';

const test = suite<{ database: NamedDatabase; replica: Database }>('files from a replica');
test.before(async (context) => {
  context.database = await openTestDatabase();
  const url = new URL(context.database.url);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  context.replica = await connectDatabase({ url: url.href, dataDirectory: '' });
});
test.after(async ({ database, replica }) => {
  await replica.close();
  await database.close();
});

test('what stands in for the replica refuses to be written to', async ({ replica: { db } }) => {
  const error = await sql`delete from catalogue_changes`.execute(db).then(
    () => null,
    (refused: { code?: string }) => refused.code,
  );
  assert.is(error, '25006');
});

test('every feed is read from it, the first of a process too', async ({ database, replica }) => {
  const folder = await mkdtemp(join(tmpdir(), 'kasa-feeds-'));
  const app = fastify();
  const services = { now: () => new Date(), publicUrl: 'https://shop.example', folder };
  registerFeeds(app, { ...services, db: database.db, readDb: () => replica.db });
  for (const feed of productFeeds) {
    const locale = feed.currency === 'EUR' ? 'de' : 'pl';
    const { statusCode, rawPayload } = await app.inject(`/${locale}/feeds/${feed.file}`);
    assert.is(statusCode, 200, feed.file);
    const text = feed.file.endsWith('.gz') ? gunzipSync(rawPayload).toString() : rawPayload.toString();
    assert.ok(text.trimEnd().endsWith(feed.close.trimEnd()), feed.file);
  }
  await app.close();
  await rm(folder, { recursive: true });
});

for (const file of [productsCsvFile, customersCsvFile, ordersCsvFile]) {
  test(`${file.attempt} is read from the replica, which refuses to be written to`, async ({ database, replica }) => {
    const asked: string[] = [];
    const noting = (name: string, { db }: Database): Db =>
      db.withPlugin({
        transformQuery: ({ node }) => {
          asked.push(name);
          return node;
        },
        transformResult: async ({ result }) => result,
      });
    const context = {
      ...{
        db: noting('primary', database),
        readDb: () => noting('replica', replica),
        now: () => new Date(),
        audit: async () => undefined,
      },
      ...{
        staff: { permissions: ['orders.read', 'customers.export'] },
        timeZone: 'Europe/Warsaw',
        companyCountry: 'PL',
        markets: demoProfile.markets,
      },
    };
    const written = await file.write(context as never, { search: new URLSearchParams() } as never);
    let text = '';
    for await (const part of (written?.content ?? []) as AsyncIterable<string>) text += part;
    assert.ok(text.length > 10);
    assert.ok(asked.includes('replica'));
    assert.not.ok(asked.includes('primary'), `${file.attempt} asks the primary for what it tells`);
  });
}

test.run();
