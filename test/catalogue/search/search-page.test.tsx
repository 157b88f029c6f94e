import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { searchQuery } from '#src/catalogue/catalogue-queries.ts';
import type { CatalogueSearchQuery } from '#src/operations.generated.ts';
import { aCard, renderApp } from '#test/ui/render-app.tsx';

const test = suite('search page');

const found: NonNullable<CatalogueSearchQuery['search']> = {
  products: {
    items: [aCard()],
    totalCount: 1,
    startPosition: 1,
    nextCursor: null,
    previousCursor: null,
    facets: { choices: [], inStockCount: 1, minPrice: null, maxPrice: null },
  },
  correctedText: null,
  isLoose: false,
  nearText: null,
  suggestedText: null,
  pages: [],
  newest: [],
};
const nothing = { ...found.products, items: [], totalCount: 0 };

const render = (href: string, search: CatalogueSearchQuery['search']) =>
  renderApp(href, (location) => [{ queryKey: searchQuery(location).queryKey, data: { search } }]);

test('shows what was searched, in the title, the heading and the field', async () => {
  const { html, head } = await render('/pl/search?q=nocny+ptak', found);
  assert.is(head.title, '„nocny ptak” – Pracownia Plakatu');
  assert.match(html, /<h1[^>]*>„nocny ptak”<\/h1>/);
  assert.match(html, /<input[^>]*type="search"[^>]*name="q"[^>]*value="nocny ptak"/);
});

test('is kept out of search engines', async () => {
  assert.is((await render('/pl/search?q=ptak', found)).head.canonical, undefined);
});

test('the form of the filters keeps the text', async () => {
  const { html } = await render('/pl/search?q=ptak&stock=1', found);
  assert.match(html, '<input type="hidden" name="q" value="ptak"/>');
  assert.match(html, /<option value="relevance" selected="">/);
});

test('says how a misspelt text was read, and leads to a search for it all the same', async () => {
  const { html, text } = await render('/en/search?q=macbat', { ...found, correctedText: 'macbeth' });
  assert.match(text, 'Shown for “macbeth”: nothing here is called “macbat”.');
  assert.match(html, /href="\/en\/search\?q=%22macbat%22"[^>]*>Search for “macbat” all the same</);
});

test('the quotation marks of a search for just this text are not shown twice', async () => {
  assert.match((await render('/en/search?q=%22macbat%22', found)).html, /<h1[^>]*>“macbat”<\/h1>/);
});

test('what comes close is not called what was asked for', async () => {
  const near = { ...found, isLoose: true, nearText: 'winter', suggestedText: 'winter shows' };
  const { html, text } = await render('/en/search?q=winter+shoes', near);
  assert.match(html, /<h1[^>]*>Nothing found for “winter shoes”<\/h1>/);
  assert.match(text, 'Instead, here is what we have for “winter”.');
  assert.match(text, 'Did you mean “winter shows”?');
  assert.match(
    (await render('/de/search?q=Winterschuhe', { ...near, nearText: null })).text,
    'Das hier kommt dem am nächsten.',
  );
});

test('what else may have been meant is offered beside what was found', async () => {
  const { html, text } = await render('/en/search?q=posed', { ...found, suggestedText: 'poster' });
  assert.match(text, '“posed”');
  assert.match(html, /href="\/en\/search\?q=poster"[^>]*>Did you mean “poster”\?/);
});

test('a page that answers is linked above the goods', async () => {
  const pages = [{ slug: 'delivery', title: 'Dostawa i płatność' }];
  const { html } = await render('/pl/search?q=dostawa', { ...found, pages });
  assert.match(html, /Więcej na ten temat: <a[^>]*href="\/pl\/page\/delivery"[^>]*>Dostawa i płatność<\/a>/);
});

test('and instead of them where there are none', async () => {
  const pages = [{ slug: 'withdrawal', title: 'Right of withdrawal' }];
  const { html, text } = await render('/en/search?q=returns', { ...found, products: nothing, pages });
  assert.match(html, /href="\/en\/page\/withdrawal"/);
  assert.not.match(text, 'Nothing found');
});

test('finding nothing proposes another text, the collections and what is new', async () => {
  const { html, text } = await render('/de/search?q=zzzz', {
    ...found,
    products: nothing,
    suggestedText: 'jazz',
    newest: [aCard({ title: 'Neu' })],
  });
  assert.match(text, 'Nichts gefunden für „zzzz“');
  assert.match(html, /href="\/de\/search\?q=jazz"[^>]*>Meinten Sie „jazz“\?/);
  assert.match(html, /<main.*href="\/de\/c\/plakaty"/s);
  assert.match(text, 'Neu im Shop');
});

test('finding nothing under filters offers to clear them', async () => {
  const { html, text } = await render('/nl/search?q=kat&rama=dab', { ...found, products: nothing });
  assert.match(text, 'Geen passende artikelen');
  assert.match(html, /href="\/nl\/search\?q=kat"[^>]*>Alles wissen/);
});

test('without a text it asks for one', async () => {
  const { text, head } = await render('/nl/search', null);
  assert.match(text, 'Waar zoek je naar?');
  assert.is(head.title, 'Zoekresultaten – Pracownia Plakatu');
});

test('a text is shown, never run', async () => {
  const { html } = await render('/pl/search?q=%3Cscript%3Ealert(1)%3C/script%3E', found);
  assert.not.match(html, '<script>alert');
});

test.run();
