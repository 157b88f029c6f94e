// What shoppers look for, counted without saying who, and given a meaning in the office.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runRetention } from '#server/customers/retention/run-retention.ts';
import { listSearches, type SearchFilters } from '#server/searches/list-searches.ts';
import { createSearchCounts } from '#server/searches/search-counts.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readSynonymForm, type SynonymForm, synonymFormOf } from '#src/searches/office/synonym-form.ts';
import type { SearchOutcome } from '#src/searches/search-outcomes.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { until } from '../fixtures/until.ts';
import { answerOf, ask, press } from '../orders/office/an-office.ts';
import { openTab } from '../staff/office/a-tab.ts';
import { type SignedInFixture, signedInStaff } from '../staff/sign-in-as.ts';

type Context = { shop: ShopFixture; manager: SignedInFixture };
const test = suite<Context>('searches');

test.before(async (context) => {
  context.shop = await aShop();
  context.manager = await signedInStaff(context.shop.database.db, 'manager', { now: shopTime });
  await aProduct(context.shop.database.db, { handle: 'lis', title: 'Lis' });
});
test.after(({ shop }) => shop.close());
test.before.each(async ({ shop }) => {
  await shop.database.db.deleteFrom('searches').execute();
  await shop.database.db.deleteFrom('search_synonyms').execute();
});

const DAY_MS = 24 * 60 * 60_000;
const ago = (days: number) => new Date(shopTime.getTime() - days * DAY_MS);

type Note = [text: string, times?: number, outcome?: SearchOutcome];
async function note({ shop }: Context, notes: Note[], now = shopTime): Promise<void> {
  const counts = createSearchCounts({
    db: shop.database.db,
    now: () => now,
    onError(error) {
      throw error;
    },
  });
  for (const [text, times = 1, outcome = 'none'] of notes) {
    for (let time = 0; time < times; time++) counts.note({ locale: 'pl', text, outcome });
  }
  await counts.flush();
}
const list = async ({ shop }: Context, filters: SearchFilters = {}) =>
  (await listSearches({ db: shop.database.db, now: () => shopTime }, { ...filters, readIn: 'pl' })).searches;
const asked = async (context: Context, filters?: SearchFilters) =>
  (await list(context, filters)).map(({ words, asked: count, outcome }) => [words, count, outcome]);

test('the same words are one row, the most asked first, with what they found at last', async (context) => {
  await note(
    context,
    [
      ['Obraz  na ŚCIANĘ', 2],
      ['lis', 3, 'found'],
      ['„obraz na ścianę”', 1, 'near'],
    ],
    ago(2),
  );
  await note(context, [['obraz na ścianę', 2, 'none']]);
  assert.equal(await asked(context), [
    ['obraz na ścianę', 5, 'none'],
    ['lis', 3, 'found'],
  ]);
  assert.equal(await asked(context, { outcome: 'found' }), [['lis', 3, 'found']]);
  assert.equal(await asked(context, { text: 'ŚCIAN' }), [['obraz na ścianę', 5, 'none']]);
  assert.equal(await asked(context, { locale: 'de' }), []);
  assert.equal(await asked(context, { days: 1 }), [['obraz na ścianę', 2, 'none']], 'today alone');
});

test('what may say who somebody is is not written down, a code of goods is', async (context) => {
  const kept = ['lis 30x40', '5901234123457', '12345678'];
  const left = ['jan@example.com', '+48 601 602 603', 'zamówienie 601602603', '??', 'a'.repeat(61), ''];
  await note(
    context,
    [...kept, ...left].map((text): Note => [text]),
  );
  assert.equal((await asked(context)).map(([words]) => words).sort(), kept.sort());
});

test('one day holds so many different words, and goes on counting those it has', async (context) => {
  const words = Array.from({ length: 5_600 }, (_, place): Note => [`słowo ${place}`]);
  for (let from = 0; from < words.length; from += 700) await note(context, words.slice(from, from + 700));
  const count = async () => {
    const rows = await context.shop.database.db.selectFrom('searches').select('asked').execute();
    return [rows.length, rows.reduce((sum, row) => sum + row.asked, 0)];
  };
  const [rows = 0, sum = 0] = await count();
  assert.ok(rows >= 5_000 && rows < 5_700, `${rows} rows`);
  await note(context, [['słowo 0'], ['ostatnie']]);
  assert.equal(await count(), [rows, sum + 1]);
});

test('pages of the list follow each other without a gap, the same count among them', async (context) => {
  await note(
    context,
    Array.from({ length: 120 }, (_, place): Note => [`słowo ${place}`, 1 + (place % 3)]),
  );
  const found: string[] = [];
  let before: string | null = null;
  do {
    const page = await listSearches({ db: context.shop.database.db, now: () => shopTime }, { before, readIn: 'pl' });
    found.push(...page.searches.map(({ words }) => words));
    before = page.before;
  } while (before !== null);
  assert.is(found.length, 120);
  assert.is(new Set(found).size, 120);
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

test('the storefront counts what somebody looks for, not the next page of it, nor what a program asks', async (context) => {
  const { shop } = context;
  const look = (query: string, agent = firefox) =>
    shop.app.inject({ url: `/pl/search?${query}`, headers: { 'user-agent': agent } });
  for (const agent of ['curl/8.5.0', 'Mozilla/5.0 (compatible; Examplebot/2.1; +https://bots.example)', '']) {
    await look(`q=program-${agent.length}`, agent);
  }
  for (const query of ['q=lis', 'q=lis&stock=1', 'q=obraz', 'q=', 'q=jan%40example.com']) await look(query);
  await until(async () => (await asked(context)).length === 2, 'both are counted');
  assert.equal(await asked(context), [
    ['obraz', 1, 'none'],
    ['lis', 1, 'found'],
  ]);
});

test('a word that finds nothing gets its meaning in the office, and loses it', async (context) => {
  const { shop, manager } = context;
  await note(context, [['liszka', 4]]);
  const save = async (meanings: string[], page: string | null = null, version: number | null = null) => {
    const synonym = { locale: 'pl', term: 'liszka', version, meanings, page } as const;
    const { refusal, said } = await answerOf(press(shop, manager, 'SearchesSaveSynonym', synonym));
    return [refusal, said];
  };
  assert.equal(await save([]), ['MeansNothing', 'liszka']);
  assert.equal(await save(['!!']), ['WordsUnreadable', '!!']);
  assert.equal(await save([], 'nowhere'), ['PageUnknown', 'nowhere']);
  assert.equal(await save(['Lis']), [null, null]);
  assert.equal(await save(['Lis']), [null, null], 'sent again, as its answer was lost');
  assert.equal(await save(['wilk']), ['TermTaken', 'liszka'], 'as a new one it takes the meaning of none');
  const none = { text: null, locale: null, outcome: null, days: null, before: null, after: null };
  const [row] = (await ask(shop, manager, 'SearchesList', none)).searches.searches;
  assert.equal([row.words, row.asked, row.meanings], ['liszka', 4, ['lis']]);
  const all = { text: 'lis', locale: null, before: null, after: null };
  const [synonym] = (await ask(shop, manager, 'SearchesSynonyms', all)).synonyms.synonyms;
  assert.equal([synonym.locale, synonym.term, synonym.meanings], ['pl', 'liszka', ['lis']]);
  const remove = () => answerOf(press(shop, manager, 'SearchesRemoveSynonym', { locale: 'pl', term: 'liszka' }));
  assert.is((await remove()).refusal, null);
  assert.is((await remove()).refusal, 'SynonymUnknown');
});

test('a product’s editor shows the synonyms of its title, and what they mean by the names of pages', async (context) => {
  const { shop, manager } = context;
  await shop.change('pages', { pages: [{ slug: 'foxes', texts: { en: { title: 'Foxes', bodyHtml: '<p>1.</p>' } } }] });
  const said: [locale: Locale, term: string, meanings: string[], page?: string][] = [
    ['pl', 'rudzielec', ['lisek', 'kot']],
    ['pl', 'leśny', [], 'foxes'],
    ['pl', 'lis polarny', ['piesiec']],
    ['pl', 'wilk', ['pies']],
    ['de', 'rudzielec', ['lis']],
  ];
  for (const [locale, term, meanings, page = null] of said) {
    const synonym = { locale, term, meanings, page, version: null };
    assert.is((await answerOf(press(shop, manager, 'SearchesSaveSynonym', synonym))).refusal, null);
  }
  const of = async (locale: Locale, words: string) =>
    (await ask(shop, manager, 'SearchesSynonymsOfWords', { locale, words })).synonymsOfWords;
  const terms = async (locale: Locale, words: string) =>
    (await of(locale, words)).map(({ term }: { term: string }) => term);
  assert.equal(await terms('pl', 'Leśny lisek z gliny'), ['leśny', 'rudzielec'], 'its words, however they end');
  assert.equal(await terms('pl', 'Kubek'), []);
  assert.equal(await terms('pl', ''), []);
  const [forest] = await of('pl', 'Leśny lis');
  assert.equal([forest.page, forest.pageTitle], ['foxes', 'Foxes'], 'not by its address');
});

test('the same word has a version of its own in each language', async (context) => {
  const { shop, manager } = context;
  const save = async (locale: 'pl' | 'de', meanings: string[], version: number | null) =>
    answerOf(press(shop, manager, 'SearchesSaveSynonym', { locale, term: 'poster', meanings, page: null, version }));
  const polish = await save('pl', ['plakat'], null);
  const german = await save('de', ['Plakat'], null);
  assert.equal([polish.refusal, german.refusal], [null, null]);
  assert.is((await save('de', ['Druck'], Number(german.version))).refusal, null);
  assert.is((await save('pl', ['afisz'], Number(polish.version))).refusal, null, 'nobody has changed this one');
  assert.is((await save('pl', ['druk'], Number(polish.version))).refusal, 'SynonymChanged');
});

test('two people who give a word its meaning are merged, or asked', async (context) => {
  const { shop, manager } = context;
  const other = await signedInStaff(shop.database.db, 'manager', { now: shopTime, name: 'Bert Kowalski' });
  await shop.change('pages', { pages: [{ slug: 'foxes', texts: { pl: { title: 'Lisy', bodyHtml: '<p>1.</p>' } } }] });
  const start = { locale: 'pl', term: 'lisica', meanings: [], version: 0 } as const;
  const now = async () => (await ask(shop, manager, 'SearchesSynonym', { locale: 'pl', term: 'lisica' })).synonym;
  const tabOf = (person: SignedInFixture) =>
    openTab({
      ...{ id: 'pl lisica', groups: [], outdated: 'SynonymChanged' },
      async fetch() {
        const shown = await now();
        return { version: shown.version as number, base: synonymFormOf(start, shown) };
      },
      async send(form: SynonymForm, version) {
        const sent = { ...readSynonymForm(form).content, version };
        const saved = await answerOf(press(shop, person, 'SearchesSaveSynonym', sent));
        return saved.version == null
          ? { refusal: String(saved.refusal), by: saved.by as string | null }
          : { id: 'pl lisica', version: Number(saved.version) };
      },
    });
  const [ours, theirs] = [await tabOf(manager), await tabOf(other)];
  ours.type({ meanings: 'lis' });
  theirs.type({ page: 'foxes' });
  assert.is((await theirs.save()).kind, 'saved');
  assert.is((await ours.save()).kind, 'saved');
  const merged = await now();
  assert.equal([merged.meanings, merged.page], [['lis'], 'foxes']);
  ours.type({ meanings: 'lis, wilk' });
  theirs.type({ meanings: 'kot' });
  assert.is((await theirs.save()).kind, 'asked', 'theirs does not know of the first meaning');
  theirs.decide('mine');
  assert.is((await theirs.save()).kind, 'saved');
  const asked = await ours.save();
  assert.equal([asked.kind, 'refused' in asked && asked.refused?.by], ['asked', 'Bert Kowalski']);
  assert.equal((await now()).meanings, ['kot']);
});

test('after 90 days nothing is left', async (context) => {
  await note(context, [['dawno']], ago(92));
  await note(context, [['niedawno']], ago(80));
  await runRetention(context.shop.database.db, shopTime);
  assert.equal(await asked(context, { days: 1_000 }), [['niedawno', 1, 'none']]);
});

test.run();
