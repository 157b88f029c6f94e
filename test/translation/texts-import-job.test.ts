// A translator's file in the office: looked through, imported and taken back by the steps of every import.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { takeOver } from '#server/catalogue/import-jobs/staff-changes.ts';
import { listImportedProducts, listMessages } from '#server/catalogue/office/imports/list-findings.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { findSettings } from '#server/shop/settings-store.ts';
import { doSteps, handIn, jobOf, servicesOf } from '../catalogue/import-jobs/an-import.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';

type Context = { shop: ShopFixture; product: string };
const test = suite<Context>('files of translators as imports');

test.before.each(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  await aProduct(db, { handle: 'mug', title: 'Kubek' });
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', 'mug').executeTakeFirstOrThrow();
  context.product = id;
  await setPages(context, { title: 'Dostawa', de: null });
});
test.after.each(({ shop }) => shop.close());

const dbOf = ({ shop }: Context) => shop.database.db;
const servicesIn = (context: Context) => servicesOf({ db: dbOf(context), now: () => shopTime });

async function setPages(context: Context, { title, de }: { title: string; de: string | null }): Promise<void> {
  const texts = { pl: { title, bodyHtml: '<p>Paczka</p>' }, ...(de && { de: { title: 'Versand', bodyHtml: de } }) };
  const data = {
    pages: [
      { slug: 'delivery', texts },
      { slug: 'about', texts: { pl: { title: 'O nas', bodyHtml: '' } } },
    ],
  };
  const change = { document: 'pages', data, changedBy: 'test', now: shopTime } as const;
  const changed = await inTransaction(dbOf(context), (tx) => changeSettings(tx, change));
  assert.ok(changed.ok);
}

const mayAll = { withSettings: true };
const fileOf = ({ product }: Context) =>
  `kind,id,field,pl,de\nproduct,${product},title,Kubek,Becher\npages,pages.delivery,title,Wysyłka,Versand\npages,pages.delivery,bodyHtml,<p>Paczka</p>,<p>Paket</p>\n`;

async function imported(context: Context): Promise<number> {
  const services = servicesIn(context);
  const id = await handIn(services, fileOf(context), 'de.csv', mayAll);
  await doSteps(services);
  assert.ok((await takeOver(services, id, 'start')).ok);
  await doSteps(services);
  assert.is((await jobOf(services, id)).state, 'done');
  return id;
}

async function germanTexts(context: Context) {
  const db = dbOf(context);
  const product = await db
    .selectFrom('product_texts')
    .select('title')
    .where('product_id', '=', context.product)
    .where('locale', '=', 'de')
    .executeTakeFirst();
  const pages = await findSettings(db, 'pages');
  return [product?.title, pages?.data.pages.find(({ slug }) => slug === 'delivery')?.texts.de?.title];
}

test('a file is looked through without a change: what would become of it, and what is worth a look, line by line', async (context) => {
  const services = servicesIn(context);
  const id = await handIn(services, fileOf(context), 'de.csv', mayAll);
  await doSteps(services);
  const job = await jobOf(services, id);
  assert.equal([job.state, job.kind, job.report?.ok], ['checked', 'texts', true]);
  assert.equal(job.report?.products, { created: 0, updated: 3, unchanged: 0, archived: 0 });
  const { rows } = await listMessages(dbOf(context), { id, code: null }, {});
  assert.equal(
    rows.map(({ code, line, column, value }) => [code, line, column, value]),
    [['SOURCE_CHANGED', 3, 'pl', 'Wysyłka']],
  );
  const found = await listImportedProducts(dbOf(context), { id, outcome: 'updated' }, {});
  assert.equal(
    found.rows.map(({ title, handle }) => [title, handle]),
    [
      ['Kubek', 'de: Becher'],
      ['Dostawa', 'de: Versand'],
      ['Dostawa', 'de: <p>Paket</p>'],
    ],
  );
  assert.equal(await germanTexts(context), [undefined, undefined]);
});

test('goods and settings are translated by it, and taken back together', async (context) => {
  const id = await imported(context);
  assert.equal(await germanTexts(context), ['Becher', 'Versand']);
  const services = servicesIn(context);
  assert.ok((await takeOver(services, id, 'undo')).ok);
  await doSteps(services);
  const job = await jobOf(services, id);
  assert.equal([job.state, job.report?.leftAlone], ['undone', 0]);
  assert.equal(await germanTexts(context), [undefined, undefined]);
  const { missing } = await dbOf(context)
    .selectFrom('text_translations')
    .select('missing')
    .where('thing_id', '=', 'pages.delivery')
    .where('locale', '=', 'de')
    .executeTakeFirstOrThrow();
  assert.equal(missing, ['title', 'bodyHtml']);
});

test('what somebody has written on the same pages since stays when the translations are taken back', async (context) => {
  const id = await imported(context);
  await setPages(context, { title: 'Dostawa i zwroty', de: '<p>Paket</p>' });
  const services = servicesIn(context);
  assert.ok((await takeOver(services, id, 'undo')).ok);
  await doSteps(services);
  const pages = await findSettings(dbOf(context), 'pages');
  assert.equal(pages?.data.pages[0]?.texts, {
    pl: { title: 'Dostawa i zwroty', bodyHtml: '<p>Paczka</p>', seoDescription: '' },
  });
});

test('a cancelled import of texts leaves nothing', async (context) => {
  const services = servicesIn(context);
  const id = await handIn(services, fileOf(context), 'de.csv', mayAll);
  await doSteps(services);
  assert.ok((await takeOver(services, id, 'cancel')).ok);
  await doSteps(services);
  assert.is((await jobOf(services, id)).state, 'cancelled');
  assert.equal(await germanTexts(context), [undefined, undefined]);
});

test('half of a page is no translation of it, which is told at the half that the file has', async (context) => {
  const services = servicesIn(context);
  const id = await handIn(services, 'kind,id,field,de\npages,pages.delivery,title,Versand\n', 'de.csv', mayAll);
  await doSteps(services);
  const { rows } = await listMessages(dbOf(context), { id, code: null }, {});
  assert.equal(
    rows.map(({ code, line, column, value }) => [code, line, column, value]),
    [['TEXT_INCOMPLETE', 2, 'de', 'Versand']],
  );
});

test('a file with faults cannot be begun, and says them by line and cell', async (context) => {
  const services = servicesIn(context);
  const id = await handIn(services, `kind;id;field;de\nproduct;${context.product};title;\nshoes;1;title;x\n`, 'de.csv');
  await doSteps(services);
  const { rows } = await listMessages(dbOf(context), { id, code: null }, {});
  assert.equal(
    rows.map(({ code, severity, line, column, value }) => [code, severity, line, column, value]),
    [['TEXT_UNKNOWN', 'fault', 3, 'kind', 'shoes']],
  );
  const started = await takeOver(services, id, 'start');
  assert.is(started.ok ? null : started.error.kind, 'ImportHasFaults');
});

test.run();
