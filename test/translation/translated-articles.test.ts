// Articles in the list of what is missing or outdated, in the office's translation and in translators' files.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { takeOver } from '#server/catalogue/import-jobs/staff-changes.ts';
import { listMessages } from '#server/catalogue/office/imports/list-findings.ts';
import { withdrawContent } from '#server/content/writing/remove-content.ts';
import { saveContent } from '#server/content/writing/save-content.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { exportTexts } from '#server/translation/csv/export-texts.ts';
import { listTranslations } from '#server/translation/list-translations.ts';
import { nameTranslations } from '#server/translation/name-translations.ts';
import { saveTranslation, type TranslationSave } from '#server/translation/save-translation.ts';
import { findTranslatedThing } from '#server/translation/translated-thing.ts';
import { doSteps, handIn, jobOf, servicesOf } from '../catalogue/import-jobs/an-import.ts';
import { anArticle } from '../content/an-article.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';

type Context = { shop: ShopFixture; article: string };
const test = suite<Context>('translated articles');

test.before.each(async (context) => {
  context.shop = await aShop();
  const { id } = await anArticle(dbOf(context), { slug: 'glina', title: 'Glina', body: '<p>Znad rzeki.</p>' });
  context.article = id;
});
test.after.each(({ shop }) => shop.close());

const dbOf = ({ shop }: Context) => shop.database.db;

async function stateOf(context: Context) {
  const { rows } = await listTranslations(dbOf(context), { locale: 'de', kind: 'article', withSettings: true }, {});
  return rows.map(({ missing, outdated }) => ({ missing, outdated }));
}

function translate(context: Context, texts: Record<string, string>, change: Partial<TranslationSave> = {}) {
  return saveTranslation(
    { db: dbOf(context), now: () => shopTime, by: byCommand, base: 'pl' },
    { kind: 'article', thing: context.article, locale: 'de', version: null, texts, confirmed: [], ...change },
  );
}

function write(context: Context, texts: Record<string, { title: string; bodyHtml: string }>) {
  const work = { db: dbOf(context), now: () => shopTime, changedBy: 'anna@shop.example' };
  const data = { slug: 'glina', texts };
  return saveContent(work, 'article', { id: context.article, version: null, data, publishAt: null, publish: true });
}

const german = { title: 'Ton', html: '<p>Vom Fluss.</p>' };
const find = (context: Context) =>
  findTranslatedThing(dbOf(context), { kind: 'article', thing: context.article }, { base: 'pl', locale: 'de' });

test('an article is missing until it is translated, and outdated once its source says something else', async (context) => {
  assert.equal(await stateOf(context), [{ missing: ['html', 'title'], outdated: [] }]);
  const found = await find(context);
  assert.equal([found?.title, found?.version], ['Glina', 1]);
  assert.ok((await translate(context, german, { version: 1 })).ok);
  assert.equal(await stateOf(context), []);
  assert.match((await context.shop.app.inject('/de/articles/glina')).body, 'Vom Fluss.');
  const words = { de: { title: 'Ton', bodyHtml: '<p>Vom Fluss.</p>' } };
  await write(context, { ...words, pl: { title: 'Glina', bodyHtml: '<p>Znad morza.</p>' } });
  assert.equal(await stateOf(context), [{ missing: [], outdated: ['html'] }]);
  // Both in one go belong together.
  await write(context, {
    pl: { title: 'Glina', bodyHtml: '<p>Z lasu.</p>' },
    de: { title: 'Ton', bodyHtml: '<p>Aus dem Wald.</p>' },
  });
  assert.equal(await stateOf(context), []);
});

test('two who translate are told, a title cannot be empty, and a text is cleaned', async (context) => {
  assert.ok((await translate(context, german, { version: 1 })).ok);
  const second = await translate(context, { title: 'Lehm' }, { version: 1 });
  assert.equal(!second.ok && second.error, { kind: 'TextsChanged' });
  const empty = await translate(context, { title: '' });
  assert.is(!empty.ok && empty.error.kind === 'TextInvalid' && empty.error.fault.key, 'settingFault.missing');
  assert.ok((await translate(context, { html: '<p>Gut<script>x</script></p>' })).ok);
  const found = await find(context);
  assert.is(found?.fields.find(({ field }) => field === 'html')?.text, '<p>Gut</p>');
});

test('one that was taken off the shop is in no list, and is there again once it is published', async (context) => {
  const work = { db: dbOf(context), now: () => shopTime, changedBy: 'anna@shop.example' };
  assert.ok((await withdrawContent(work, 'article', { id: context.article, version: null })).ok);
  assert.equal(await stateOf(context), []);
  assert.equal(await translate(context, german), { ok: false, error: { kind: 'ThingUnknown' } });
  await write(context, { pl: { title: 'Glina', bodyHtml: '<p>Znad rzeki.</p>' } });
  assert.equal(await stateOf(context), [{ missing: ['html', 'title'], outdated: [] }]);
});

test('who may not write for the shop sees and translates no article', async (context) => {
  const goods = await listTranslations(dbOf(context), { locale: 'de', withSettings: false }, {});
  assert.equal(
    goods.rows.filter(({ kind }) => kind === 'article'),
    [],
  );
  const all = await listTranslations(dbOf(context), { locale: 'de', kind: 'article', withSettings: true }, {});
  assert.equal(
    (await nameTranslations(dbOf(context), all.rows, 'pl')).map(({ title }) => title),
    ['Glina'],
  );
});

async function exported(context: Context, withSettings: boolean): Promise<string> {
  const options = { base: 'pl', languages: ['de'], excel: null, onlyMissing: false, withSettings } as const;
  return (await Array.fromAsync(exportTexts(dbOf(context), options))).join('');
}

async function faultsOf(context: Context, id: number) {
  const { rows } = await listMessages(dbOf(context), { id, code: null }, {});
  return rows.map(({ code, line, column }) => [code, line, column]);
}

async function imported(context: Context, file: string, withSettings = true) {
  const services = servicesOf({ db: dbOf(context), now: () => shopTime });
  const id = await handIn(services, file, 'de.csv', { withSettings });
  await doSteps(services);
  if (!(await jobOf(services, id)).report?.ok) return jobOf(services, id);
  assert.ok((await takeOver(services, id, 'start')).ok);
  await doSteps(services);
  return jobOf(services, id);
}

const fileOf = ({ article }: Context) =>
  `kind,id,field,pl,de\narticle,${article},title,Glina,Ton\narticle,${article},html,<p>Znad rzeki.</p>,<p>Vom Fluss.</p>\n`;

test('a file has articles, takes them in and is taken back, as far as nobody has changed them since', async (context) => {
  assert.match(await exported(context, true), `article,${context.article},Glina,title,Glina`);
  assert.not.match(await exported(context, false), 'article,');
  const { article } = context;
  const english = `article,${article},title,Glina,Ton,Clay\narticle,${article},html,<p>Znad rzeki.</p>,<p>Vom Fluss.</p>,<p>Of the river.</p>`;
  const job = await imported(context, `kind,id,field,pl,de,en\n${english}\n`);
  assert.is(job.state, 'done');
  assert.match((await context.shop.app.inject('/en/articles/glina')).body, 'Of the river.');
  assert.equal(await stateOf(context), []);
  assert.equal(
    (await find(context))?.fields.map(({ text }) => text),
    ['Ton', '<p>Vom Fluss.</p>'],
  );
  await translate(context, { title: 'Lehm' });
  const services = servicesOf({ db: dbOf(context), now: () => shopTime });
  assert.ok((await takeOver(services, job.id, 'undo')).ok);
  await doSteps(services);
  assert.is((await jobOf(services, job.id)).state, 'undone');
  assert.equal(
    (await find(context))?.fields.map(({ text }) => text),
    ['Lehm', '<p>Vom Fluss.</p>'],
  );
  assert.match((await context.shop.app.inject('/en/articles/glina')).body, 'Znad rzeki.');
});

test('a file that nobody has changed since is taken back whole', async (context) => {
  const job = await imported(context, fileOf(context));
  const services = servicesOf({ db: dbOf(context), now: () => shopTime });
  assert.ok((await takeOver(services, job.id, 'undo')).ok);
  await doSteps(services);
  assert.equal(await stateOf(context), [{ missing: ['html', 'title'], outdated: [] }]);
  assert.equal(
    (await find(context))?.fields.map(({ text }) => text),
    ['', ''],
  );
});

test('a file without a title, or of somebody who may not, is refused at its line', async (context) => {
  const { article } = context;
  const half = await imported(
    context,
    `kind,id,field,pl,de\narticle,${article},html,<p>Znad rzeki.</p>,<p>Vom Fluss.</p>\n`,
  );
  assert.equal(await faultsOf(context, half.id), [['TEXT_INCOMPLETE', 2, 'de']]);
  const other = await imported(context, `${fileOf(context)}\n`, false);
  assert.equal(await faultsOf(context, other.id), [['TEXT_OF_SETTINGS', 2, 'kind']]);
  assert.equal(await stateOf(context), [{ missing: ['html', 'title'], outdated: [] }]);
});

test.run();
