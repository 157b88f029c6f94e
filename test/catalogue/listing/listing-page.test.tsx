import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listingQuery } from '#src/catalogue/catalogue-queries.ts';
import type { CatalogueListingQuery } from '#src/operations.generated.ts';
import { aCard, renderApp } from '#test/ui/render-app.tsx';

const listing = suite('listing page');

const facets: CatalogueListingQuery['products']['facets'] = {
  choices: [
    {
      name: 'rama',
      label: 'Rama',
      values: [
        { choice: 'dab', label: 'Dąb', count: 7 },
        { choice: 'zlota', label: 'Złota', count: 0 },
      ],
    },
  ],
  inStockCount: 40,
  minPrice: { minor: 5900, currency: 'PLN' },
  maxPrice: { minor: 38_950, currency: 'PLN' },
};

const posters: CatalogueListingQuery = {
  collection: {
    handle: 'plakaty',
    title: 'Plakaty',
    missingIn: null,
    description: 'Płaskie kolory.',
    seoDescription: 'Plakaty z pracowni.',
    productCount: 57,
  },
  products: {
    items: [aCard(), aCard({ handle: 'zubr', title: 'Żubr' })],
    totalCount: 57,
    startPosition: 25,
    nextCursor: 'next',
    previousCursor: 'previous',
    facets,
  },
};

const render = (href: string, data: CatalogueListingQuery = posters) =>
  renderApp(href, (location) => [{ queryKey: listingQuery(location).queryKey, data }]);

listing('says which products of how many are shown', async () => {
  assert.match((await render('/pl/c/plakaty')).text, /25–26 z.57/);
});

listing('links to the pages around it and keeps the order', async () => {
  const { html } = await render('/pl/c/plakaty?sort=title');
  assert.match(html, 'href="/pl/c/plakaty?sort=title&amp;after=next"');
  assert.match(html, 'href="/pl/c/plakaty?sort=title&amp;before=previous"');
  assert.match(html, 'rel="next"');
  assert.match(html, 'rel="prev"');
});

listing('sorts without JavaScript: a GET form with a button', async () => {
  const { html } = await render('/pl/c/plakaty?sort=price-asc');
  assert.match(html, /<form[^>]*action="\/pl\/c\/plakaty"[^>]*method="get"/);
  assert.match(html, /<option value="price-asc" selected="">/);
  assert.match(html, /<noscript><button type="submit"/);
});

listing('an order nobody knows is the default one', async () => {
  assert.match((await render('/pl/c/plakaty?sort=toString')).html, /<option value="featured" selected="">/);
});

listing('has one address whatever the order', async () => {
  assert.is((await render('/pl/c/plakaty?sort=title')).head.canonical, '/pl/c/plakaty');
  assert.is((await render('/pl/c/plakaty?after=a')).head.canonical, '/pl/c/plakaty?after=a');
  assert.is((await render('/pl/c/plakaty?before=b')).head.canonical, '/pl/c/plakaty');
});

listing('describes itself to search engines', async () => {
  const { head } = await render('/pl/c/plakaty');
  assert.is(head.description, 'Plakaty z pracowni.');
  assert.is(head.title, 'Plakaty – Pracownia Plakatu');
});

listing('a narrowed listing points search engines to the whole one', async () => {
  assert.is((await render('/pl/c/plakaty?rama=dab')).head.canonical, '/pl/c/plakaty');
  assert.is((await render('/pl/c/plakaty?rama=dab&after=a')).head.canonical, '/pl/c/plakaty');
});

listing('shows what is chosen, how to take it back, and keeps the order meanwhile', async () => {
  const { html, text } = await render('/pl/c/plakaty?rama=dab&price=50-200&sort=title');
  assert.match(html, /<input type="checkbox" name="rama" checked="" value="dab"\/>/);
  assert.match(text, /Dąb 7/);
  assert.match(html, 'href="/pl/c/plakaty?price=50-200&amp;sort=title"');
  assert.match(html, 'href="/pl/c/plakaty?rama=dab&amp;price=-200&amp;sort=title"');
  assert.match(html, /href="\/pl\/c\/plakaty\?sort=title"[^>]*>Wyczyść wszystko/);
  assert.match(html, /placeholder="59" name="min" value="50"/);
  assert.match(html, /placeholder="390" name="max" value="200"/);
});

listing('what would leave nothing cannot be chosen', async () => {
  assert.match((await render('/pl/c/plakaty')).html, /<input type="checkbox" disabled="" name="rama" value="zlota"\/>/);
});

listing('filters that leave nothing can be cleared', async () => {
  const { html, text } = await render('/pl/c/plakaty?rama=zlota', { ...posters, products: none });
  assert.match(text, 'Żaden produkt nie pasuje');
  assert.match(html, /href="\/pl\/c\/plakaty"[^>]*>Wyczyść wszystko/);
});

listing('a collection that does not exist is a 404', async () => {
  const { head, text } = await render('/nl/c/nee', { ...posters, collection: null });
  assert.is(head.status, 404);
  assert.match(text, 'Deze pagina bestaat niet');
});

listing('the whole catalogue gets its texts from the page', async () => {
  const { collection } = posters;
  const all = { ...posters, collection: collection && { ...collection, handle: 'all', title: '', description: '' } };
  assert.match((await render('/en/c/all', all)).html, /<h1[^>]*>Everything<\/h1>/);
});

const none = { ...posters.products, items: [], totalCount: 0, nextCursor: null, previousCursor: null };

listing('an empty collection says so', async () => {
  assert.match((await render('/en/c/plakaty', { ...posters, products: none })).text, 'Nothing here yet');
});

listing('a reduction is announced against the lowest price of the 30 days before', async () => {
  const reduced = aCard({
    price: { minor: 5900, currency: 'PLN' },
    lowestPriorPrice: { minor: 7900, currency: 'PLN' },
  });
  const { html, text } = await render('/pl/c/plakaty', {
    ...posters,
    products: { ...posters.products, items: [reduced] },
  });
  assert.match(html, /<s>79,00.zł<\/s>/);
  assert.match(text, '−25%');
  assert.match(text, /Najniższa cena z.30 dni przed obniżką/);
});

listing('a card that was narrowed down leads to the variant that it speaks of', async () => {
  const items = [aCard(), aCard({ handle: 'zubr', title: 'Żubr', variant: 'ZUBR-5070' })];
  const { html } = await render('/pl/c/plakaty?rozmiar=50x70-cm', {
    ...posters,
    products: { ...posters.products, items },
  });
  assert.match(html, 'href="/pl/p/nocny-ptak"');
  assert.match(html, 'href="/pl/p/zubr?variant=ZUBR-5070"');
});

listing('bounds of the price are said without decimals that say nothing', async () => {
  const { text } = await render('/pl/c/plakaty?price=100-250');
  assert.match(text, /od 100.zł/);
  assert.match(text, /do 250.zł/);
});

listing('fetches the pictures of the first screen at once and the others when they come near', async () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((handle) => aCard({ handle }));
  const { html } = await render('/pl/c/plakaty', { ...posters, products: { ...posters.products, items } });
  const images = html.match(/<img [^>]*>/g) ?? [];
  assert.equal(
    images.map((image) => (image.includes('fetchPriority="high"') ? 'first' : image.match(/loading="(\w+)"/)?.[1])),
    ['first', 'first', 'first', 'first', 'lazy', 'lazy'],
  );
});

listing.run();
