// The documents of the settings: checked, kept in versions, and on the next page of every process.
import { type KyselyPlugin, sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { readShop } from '#server/shop/read-settings.ts';
import { findSettings } from '#server/shop/settings-store.ts';
import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import { aCompany } from '../../fixtures/a-company.ts';
import { aShop, type ShopFixture, shopTime } from '../../fixtures/a-shop.ts';
import { anotherShop } from '../../fixtures/another-shop.ts';
import { textOf } from '../../fixtures/post-form.ts';
import { until } from '../../fixtures/until.ts';

const test = suite<{ shop: ShopFixture }>('settings');

test.before(async (context) => {
  context.shop = await aShop({ settings: anotherShop });
});
test.after(({ shop }) => shop.close());

const change = ({ database: { db } }: { database: Database }, document: SettingsDocument, data: unknown) =>
  inTransaction(db, (tx) => changeSettings(tx, { document, data, changedBy: 'test', now: shopTime }));

/** The footer's facts as they are read. */
const factsOf = (body: string) => textOf(body).replaceAll(' · ', '·').replace(/ *· */g, ' · ');

const page = (slug: string, bodyHtml: string) => ({
  slug,
  texts: { pl: { title: slug, bodyHtml, seoDescription: '' } },
});

test('the company that is in force is in the footer', async ({ shop }) => {
  assert.is((await readShop(shop.database.db)).company.legalName, 'De Theewinkel B.V.');
  const { body } = await shop.app.inject('/nl/cart');
  assert.match(factsOf(body), 'De Theewinkel B.V. · Prinsengracht 9, 1015 DK Amsterdam');
});

test('a transaction reads the profile from the settings alone, and no catalogue for it', async ({ shop }) => {
  const { db } = shop.database;
  const asked: string[] = [];
  const record: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      asked.push(db.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const profile = await inTransaction(db.withPlugin(record), readShop);
  assert.is(profile.company.legalName, 'De Theewinkel B.V.');
  assert.is(asked.length, 1);
  assert.match(asked[0] ?? '', 'from "settings"');
});

test('a company’s VAT id gets its country, and its telephone the code of it, whoever has typed them', async ({
  shop,
}) => {
  const companies: [country: string, vatId: string, written: string, phone?: [typed: string, written: string]][] = [
    ['PT', '510 234 569', 'PT510234569', ['21 324 5678', '+351 21 324 5678']],
    ['IE', '1234567T', 'IE1234567T', ['01 234 5678', '+353 1 234 5678']],
    ['PL', '525-000-58-34', 'PL5250005834'],
    ['PL', 'PL5250005834', 'PL5250005834'],
    ['GR', '094259216', 'EL094259216'],
    ['NL', 'NL000099998B57', 'NL000099998B57'],
  ];
  for (const [country, vatId, written, [typed, phone] = ['', '']] of companies) {
    const company = aCompany();
    const data = { ...company, address: { ...company.address, country }, vatId, phone: typed };
    assert.ok((await change(shop, 'company', data)).ok, vatId);
    const stored = (await findSettings(shop.database.db, 'company'))?.data;
    assert.equal([stored?.vatId, stored?.phone], [written, phone], vatId);
  }
  const company = aCompany();
  const wrong = { ...company, address: { ...company.address, country: 'PL' }, vatId: '', taxNumber: '525-000-58-35' };
  const refused = await change(shop, 'company', wrong);
  assert.equal(!refused.ok && refused.error.faults.map(({ path }) => path), ['taxNumber']);
  assert.ok((await change(shop, 'company', anotherShop.company)).ok);
});

test('a country that there is not is refused, in the company and where cash is brought', async ({ shop }) => {
  const company = aCompany();
  for (const country of ['XX', 'UK', 'EU']) {
    const changed = await change(shop, 'company', { ...company, address: { ...company.address, country } });
    assert.equal(!changed.ok && changed.error.faults.map(({ path }) => path), ['address.country'], country);
    const cashOnDelivery = { terms: {}, countries: ['PL', country], carriers: [] };
    const payments = await change(shop, 'payments', { cashOnDelivery });
    assert.equal(!payments.ok && payments.error.faults.map(({ path }) => path), ['cashOnDelivery.countries.1']);
  }
});

test('a change that another process makes is in the footer and on the legal pages, of cached pages too', async ({
  shop,
}) => {
  await change(shop, 'pages', {
    pages: [page('terms', '<p>{company}, {address}, <a href="mailto:{email}">{email}</a>, {register}</p>')],
  });
  const wait = (path: string, text: string) =>
    until(async () => {
      const { body } = await shop.app.inject(path);
      return body.includes(text) || factsOf(body).includes(text);
    });
  await wait('/de/page/terms', '<p>De Theewinkel B.V., Prinsengracht 9');

  const other = await connectDatabase({ url: shop.database.url, dataDirectory: '' });
  const changed = await change({ database: other }, 'company', aCompany());
  await other.close();
  assert.ok(changed.ok);

  await wait(
    '/de/page/terms',
    '<p>Papierhaus GmbH, Lindenweg 4, 10115 Berlin, <a href="mailto:hallo@papierhaus.example">hallo@papierhaus.example' +
      '</a>, Amtsgericht Charlottenburg, HRB 12345</p>',
  );
  await wait(
    '/de',
    'Papierhaus GmbH · Lindenweg 4, 10115 Berlin · Vertreten durch Ada Beispiel · Amtsgericht Charlottenburg, HRB 12345' +
      ' · USt-IdNr. DE136695976 · W-IdNr. DE136695976-00001',
  );
  await wait('/nl/cart', 'Lindenweg 4, 10115 Berlin, Duitsland');
});

test('what the company is called cannot become markup on a page', async ({ shop }) => {
  await change(shop, 'company', aCompany({ legalName: 'Papier <b>& Co' }));
  await until(async () => (await shop.app.inject('/pl/page/terms')).body.includes('<p>Papier &lt;b&gt;&amp; Co, '));
});

test('each version is kept, and the same once more is none', async ({ shop: { database } }) => {
  const first = await change({ database }, 'storefront', { guaranteeNoticeOnProducts: true });
  const same = await change({ database }, 'storefront', { guaranteeNoticeOnProducts: true });
  const second = await change({ database }, 'storefront', {});
  assert.equal(
    [first, same, second],
    [
      { ok: true, value: { version: 1, isNew: true } },
      { ok: true, value: { version: 1, isNew: false } },
      { ok: true, value: { version: 2, isNew: true } },
    ],
  );
  assert.is((await findSettings(database.db, 'storefront', 1))?.data.guaranteeNoticeOnProducts, true);
  assert.is((await findSettings(database.db, 'storefront'))?.data.guaranteeNoticeOnProducts, false);
});

test('two changes at the same time are two versions', async ({ shop }) => {
  const made = await Promise.all(
    ['A', 'B', 'C', 'D'].map((legalName) => change(shop, 'company', aCompany({ legalName }))),
  );
  const versions = made.map((result) => (result.ok ? result.value.version : 0));
  assert.is(new Set(versions).size, 4);
});

test('a stored version can be neither changed nor deleted', async ({ shop: { database } }) => {
  for (const statement of ["update settings set changed_by = 'x'", 'delete from settings']) {
    const refused = await sql
      .raw(statement)
      .execute(database.db)
      .catch((error: Error) => error.message);
    assert.match(String(refused), 'a stored version of the settings is never changed');
  }
});

const wrong: Record<string, [SettingsDocument, unknown, string]> = {
  'a field that it does not have': ['company', { ...aCompany(), nip: '1' }, ''],
  'no name': ['company', aCompany({ legalName: ' ' }), 'legalName'],
  'no e-mail address': ['company', aCompany({ email: 'nobody' }), 'email'],
  'a slug twice': ['pages', { pages: [page('terms', 'a'), page('terms', 'b')] }, 'pages'],
  'a language that the shop does not speak': ['pages', { pages: [{ slug: 'a', texts: { xx: {} } }] }, 'pages.0.texts'],
  'something that a company has not': ['pages', { pages: [page('terms', '{compnay}')] }, 'pages.0.texts.pl.bodyHtml'],
};

for (const [what, [document, data, path]] of Object.entries(wrong)) {
  test(`a document with ${what} is refused, and the place is named`, async ({ shop }) => {
    const before = await findSettings(shop.database.db, document);
    const changed = await change(shop, document, data);
    assert.is(changed.ok, false);
    if (!changed.ok) assert.is(changed.error.faults[0]?.path, path);
    assert.equal(await findSettings(shop.database.db, document), before);
  });
}

test('pages are cleaned when they are stored, and dated when their words change', async ({ shop }) => {
  const stored = async () => (await findSettings(shop.database.db, 'pages'))?.data.pages ?? [];
  await change(shop, 'pages', { pages: [page('terms', '<p>a</p><script>b</script>'), page('privacy', 'p')] });
  assert.equal(
    (await stored()).map(({ texts, updatedAt }) => [texts.pl?.bodyHtml, updatedAt]),
    [
      ['<p>a</p>', shopTime.toISOString()],
      ['p', shopTime.toISOString()],
    ],
  );
  const later = new Date('2026-12-01T08:00:00Z');
  const [terms, privacy] = await stored();
  const data = { pages: [{ ...terms, ...page('terms', '<p>c</p>') }, privacy] };
  await inTransaction(shop.database.db, (tx) =>
    changeSettings(tx, { document: 'pages', data, changedBy: 'test', now: later }),
  );
  assert.equal(
    (await stored()).map(({ updatedAt }) => updatedAt),
    [later.toISOString(), shopTime.toISOString()],
  );
});

test.run();
