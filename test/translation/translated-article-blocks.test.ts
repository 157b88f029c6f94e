// What the blocks of articles say, in the list of what is missing or outdated, in the office's translation and in
// translators' files.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { takeOver } from '#server/catalogue/import-jobs/staff-changes.ts';
import { listMessages } from '#server/catalogue/office/imports/list-findings.ts';
import { deleteContent, withdrawContent } from '#server/content/writing/remove-content.ts';
import { saveContent } from '#server/content/writing/save-content.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { readSettingsInForce } from '#server/shop/read-settings.ts';
import { followUnknownTexts } from '#server/shop/translations/follow-document-texts.ts';
import { exportTexts } from '#server/translation/csv/export-texts.ts';
import { listTranslations } from '#server/translation/list-translations.ts';
import { nameTranslations } from '#server/translation/name-translations.ts';
import { saveTranslation, type TranslationSave } from '#server/translation/save-translation.ts';
import { findTranslatedThing } from '#server/translation/translated-thing.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { doSteps, handIn, jobOf, servicesOf } from '../catalogue/import-jobs/an-import.ts';
import { anArticle } from '../content/an-article.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';

type Context = { shop: ShopFixture; article: string };
const test = suite<Context>('translated blocks of articles');

const dbOf = ({ shop }: Context) => shop.database.db;

type Texts = Record<string, string>;
const questions = (title: Texts, question: Texts, answer: Texts = {}) => ({
  ...{ kind: 'questions', key: 4, title, questions: [{ question, answer }] },
});
const text = (title: Texts) => ({ kind: 'text', key: 9, title, text: {}, align: 'start' });

const source = questions({ pl: 'Pytania' }, { pl: 'Czy myć?' }, { pl: '<p>Tak.</p>' });

function write(context: Context, blocks: unknown[]) {
  const work = { db: dbOf(context), now: () => shopTime, changedBy: 'anna@shop.example' };
  const texts = { pl: { title: 'Glina', bodyHtml: '<p>Znad rzeki.</p>' } };
  const data = { slug: 'glina', texts, blocks };
  return saveContent(work, 'article', { id: context.article, version: null, data, publishAt: null, publish: true });
}

test.before.each(async (context) => {
  context.shop = await aShop();
  const { id } = await anArticle(dbOf(context), { slug: 'glina', title: 'Glina', body: '<p>Znad rzeki.</p>' });
  context.article = id;
  assert.ok((await write(context, [source, text({ pl: 'Więcej' })])).ok);
});
test.after.each(({ shop }) => shop.close());

const kind = 'article-blocks';
const title = 'blocks.4.title';
const question = 'blocks.4.questions.0.question';
const answer = 'blocks.4.questions.0.answer';
const more = 'blocks.9.title';

async function stateOf(context: Context, locale: 'de' | 'en' = 'de') {
  const { rows } = await listTranslations(dbOf(context), { locale, kind, withSettings: true }, {});
  return rows.map(({ missing, outdated }) => ({ missing, outdated }));
}

function translate(context: Context, texts: Texts, change: Partial<TranslationSave> = {}) {
  return saveTranslation(
    { db: dbOf(context), now: () => shopTime, by: byCommand, base: 'pl' },
    { kind, thing: context.article, locale: 'de', version: null, texts, confirmed: [], ...change },
  );
}

const german = {
  [title]: 'Fragen',
  [question]: 'Spülen?',
  [answer]: '<p>Ja.<script>x</script></p>',
  [more]: 'Mehr',
};
const translated = questions(
  { pl: 'Pytania', de: 'Fragen' },
  { pl: 'Czy myć?', de: 'Spülen?' },
  { pl: '<p>Tak.</p>', de: '<p>Ja.</p>' },
);
const moreTranslated = text({ pl: 'Więcej', de: 'Mehr' });

test('what blocks say is missing until it is translated, and outdated once its source says something else', async (context) => {
  assert.equal(await stateOf(context), [{ missing: [title, question, answer, more], outdated: [] }]);
  const db = dbOf(context);
  const found = await findTranslatedThing(db, { kind, thing: context.article }, { base: 'pl', locale: 'de' });
  assert.equal([found?.title, found?.version], ['Glina', 2]);
  assert.equal(
    found?.fields.map(({ field, source: said, isHtml }) => [field, said, isHtml]),
    [
      [title, 'Pytania', false],
      [question, 'Czy myć?', false],
      [answer, '<p>Tak.</p>', true],
      [more, 'Więcej', false],
    ],
  );
  assert.ok((await translate(context, german, { version: 2 })).ok);
  assert.equal(await stateOf(context), []);
  const { body } = await context.shop.app.inject('/de/articles/glina');
  assert.match(body, 'Spülen?');
  assert.not.match(body, '<script>x');
  // Moved, and one source changed: the others are as they were.
  assert.ok((await write(context, [moreTranslated, { ...translated, title: { pl: 'Często', de: 'Fragen' } }])).ok);
  assert.equal(await stateOf(context), [{ missing: [], outdated: [title] }]);
  assert.ok((await write(context, [moreTranslated])).ok);
  assert.equal(await stateOf(context), []);
});

test('a text that needs no translation is not asked for again until its source changes', async (context) => {
  assert.ok((await translate(context, {}, { confirmed: [more] })).ok);
  assert.equal(await stateOf(context), [{ missing: [title, question, answer], outdated: [] }]);
  assert.ok((await write(context, [translated, text({ pl: 'Więcej' })])).ok);
  assert.equal(await stateOf(context), []);
  assert.ok((await write(context, [translated, text({ pl: 'Jeszcze' })])).ok);
  assert.equal(await stateOf(context), [{ missing: [more], outdated: [] }]);
});

test('two who translate are told', async (context) => {
  assert.ok((await translate(context, { [more]: 'Mehr' }, { version: 2 })).ok);
  const second = await translate(context, { [more]: 'Weiter' }, { version: 2 });
  assert.equal(!second.ok && second.error, { kind: 'TextsChanged' });
});

test('blocks are listed by the title of their article, and not while it is off the shop', async (context) => {
  const db = dbOf(context);
  const { rows } = await listTranslations(db, { locale: 'de', kind, withSettings: true }, {});
  assert.equal(
    (await nameTranslations(db, rows, 'pl')).map((each) => each.title),
    ['Glina'],
  );
  assert.equal((await listTranslations(db, { locale: 'de', kind, withSettings: false }, {})).rows, []);
  const work = { db, now: () => shopTime, changedBy: 'anna@shop.example' };
  assert.ok((await withdrawContent(work, 'article', { id: context.article, version: null })).ok);
  assert.equal(await stateOf(context), []);
  assert.equal(await translate(context, german), { ok: false, error: { kind: 'ThingUnknown' } });
  assert.ok((await write(context, [source])).ok);
  assert.is((await stateOf(context)).length, 1);
  assert.ok((await deleteContent(work, 'article', { id: context.article, version: null })).ok);
  assert.equal(await stateOf(context), []);
});

test('another language of the shop, and what an older release has published, are listed too', async (context) => {
  const db = dbOf(context);
  const speak = (languages: readonly string[]) =>
    inTransaction(db, (tx) =>
      changeSettings(tx, {
        ...{ document: 'markets', changedBy: 'test', now: shopTime },
        data: { ...everyMarket, markets: everyMarket.markets.filter(({ language }) => languages.includes(language)) },
      }),
    );
  assert.ok((await speak(['pl', 'de'])).ok);
  assert.equal(await stateOf(context, 'en'), []);
  assert.ok((await speak(['pl', 'de', 'en'])).ok);
  assert.is((await stateOf(context, 'en'))[0]?.missing.length, 4);
  await db.deleteFrom('text_translations').where('kind', '=', kind).execute();
  await followUnknownTexts(db, await readSettingsInForce(db), 'pl');
  assert.is((await stateOf(context, 'en'))[0]?.missing.length, 4);
});

async function exported(context: Context): Promise<string> {
  const options = { base: 'pl', languages: ['de'], excel: null, onlyMissing: false, withSettings: true } as const;
  return (await Array.fromAsync(exportTexts(dbOf(context), options))).join('');
}

async function imported(context: Context, file: string) {
  const services = servicesOf({ db: dbOf(context), now: () => shopTime });
  const id = await handIn(services, file, 'de.csv', { withSettings: true });
  await doSteps(services);
  if ((await jobOf(services, id)).report?.ok) {
    assert.ok((await takeOver(services, id, 'start')).ok);
    await doSteps(services);
  }
  return { services, job: await jobOf(services, id) };
}

test('a translator’s file has them, takes them in and is taken back', async (context) => {
  const file = await exported(context);
  assert.match(file, `article-blocks,${context.article},Glina,${question},Czy myć?`);
  const filled = file.replace(/(questions\.0\.question,Czy myć\?),/, '$1,Spülen?');
  const { services, job } = await imported(context, filled);
  assert.is(job.state, 'done');
  assert.match((await context.shop.app.inject('/de/articles/glina')).body, 'Spülen?');
  assert.equal(await stateOf(context), [{ missing: [title, answer, more], outdated: [] }]);
  assert.ok((await takeOver(services, job.id, 'undo')).ok);
  await doSteps(services);
  assert.is((await jobOf(services, job.id)).state, 'undone');
  assert.equal(await stateOf(context), [{ missing: [title, question, answer, more], outdated: [] }]);
});

test('a text that is too long is refused at its line', async (context) => {
  const rows = [
    `${kind},${context.article},${title},Pytania,Fragen`,
    `${kind},${context.article},${more},Więcej,${'M'.repeat(121)}`,
  ];
  const { job } = await imported(context, `kind,id,field,pl,de\n${rows.join('\n')}\n`);
  const { rows: found } = await listMessages(dbOf(context), { id: job.id, code: null }, {});
  assert.equal(
    found.map(({ line, column }) => [line, column]),
    [[3, 'de']],
  );
  assert.is((await stateOf(context))[0]?.missing.length, 4);
});

test.run();
