// Header, footer and delivery promises come from memory: whatever is written must be in the next page, however it was
// written, and what was not committed in none.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cachedForSite } from '#server/catalogue/catalogue-cache.ts';
import { listCollections } from '#server/catalogue/collection-store.ts';
import { listContentPages } from '#server/content/content-store.ts';
import type { Database } from '#server/database/connect.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aContentPage } from '../fixtures/a-content-page.ts';
import { importText } from '../fixtures/catalogue/empty-shop-suite.ts';
import { viewIn } from '../shop/every-market.ts';

const test = suite<{ database: Database }>('cached data of the site');

test.before(async (context) => {
  context.database = await openTestDatabase();
  await importText(context.database, 'URL handle,Title,Type,Price\nzolw,Żółw,Plakat,79\n');
  await aContentPage(context.database.db, 'terms', { pl: { title: 'Regulamin', body_html: '<p>…</p>' } });
});
test.after(({ database }) => database.close());

const changes: Record<string, string> = {
  'a collection': 'update collections set position = position + 1',
  'its text': "update collection_texts set description = description || '!'",
  'a document of the settings': `insert into settings (document, version, data, changed_by, changed_at)
    select document, version + 1, data, 'test', now() from settings`,
  'a pickup point': `insert into pickup_points
    (carrier, country, id, kind, name, street, postal_code, city, search_words, is_active)
    values ('inpost', 'PL', 'KRA01M', 'locker', 'KRA01M', 'Długa 1', '31-146', 'Kraków', '', true)`,
};

for (const [what, change] of Object.entries(changes)) {
  test(`${what} that changes is read again, once`, async ({ database: { db } }) => {
    let readings = 0;
    const read = () => cachedForSite(db, what, async () => ++readings);
    // Transactions of other databases may hold back what is known to be finished: the second reading knows it.
    await read();
    await read();
    readings = 0;
    await read();
    await sql.raw(change).execute(db);
    await Promise.all([read(), read()]);
    await read();
    await read();
    assert.is(readings, 1);
  });
}

test('a change that is taken back is no change', async ({ database: { db } }) => {
  let readings = 0;
  const read = () => cachedForSite(db, 'rolled back', async () => ++readings);
  await read();
  await db
    .transaction()
    .execute(async (tx) => {
      await sql.raw("update collection_texts set title = 'Nic'").execute(tx);
      throw new Error('changed my mind');
    })
    .catch(() => undefined);
  await read();
  assert.is(readings, 1);
});

test('what could not be read is asked for again', async ({ database: { db } }) => {
  const outage = new Error('connection refused');
  const read = (answer: () => Promise<string>) => cachedForSite(db, 'after an outage', answer);
  assert.is(await read(() => Promise.reject(outage)).catch((error: unknown) => error), outage);
  assert.is(await read(async () => 'back'), 'back');
});

test('a renamed collection and a renamed page are in the next header and footer', async ({ database: { db } }) => {
  const see = async () => [
    ...(await listCollections(db, viewIn('pl'))).map(({ title }) => title),
    ...(await listContentPages({ db, markets: everyMarket }, 'pl')).map(({ title }) => title),
  ];
  const [collection] = await see();
  await sql`update collection_texts set title = 'Afisze' where title = ${collection}`.execute(db);
  await sql`insert into settings (document, version, data, changed_by, changed_at)
    select document, version + 1, replace(data::text, 'Regulamin', 'Warunki')::jsonb, 'test', now()
    from settings order by version desc limit 1`.execute(db);
  assert.equal(await see(), ['Afisze', 'Warunki']);
});

test.run();
