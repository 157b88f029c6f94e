// What is not on sale is on no public route, whatever keeps it from there. Every page, query, feed and sitemap of the
// storefront is asked; a new page or query does not compile here until it is asked too, and a new route is told.
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withdrawContent } from '#server/content/writing/remove-content.ts';
import { markdownHref } from '#server/render/markdown-address.ts';
import { type RouteName, urlOf } from '#src/addresses.ts';
import { articlesUrl, articleUrl } from '#src/content/articles/article-address.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import type { operations } from '#src/operations.generated.ts';
import { mutationUrl, queryUrl } from '#src/surfaces/storefront-api.ts';
import { anArticle } from '../content/an-article.ts';
import { whole } from '../depths.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { type NamedProduct, productsBeside } from './products-not-on-sale.ts';

type Context = { shop: ShopFixture; hidden: readonly NamedProduct[]; shown: NamedProduct };
const test = suite<Context>('what is not on sale');

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  const { shown, hidden } = await productsBeside(db);
  Object.assign(context, { shown, hidden });
  // Chosen by hand to go well with what is on sale.
  const goes_with = context.hidden.map(({ handle }) => handle);
  await db.updateTable('products').set({ goes_with }).where('handle', '=', context.shown.handle).execute();
  const tomorrowToo = { publish: false, publishAt: new Date(shopTime.getTime() + 24 * 60 * 60_000) };
  await anArticle(db, { slug: 'told', title: 'Wieści' });
  await anArticle(db, { slug: 'untold-draft', title: 'inkdraft', publish: false });
  await anArticle(db, { slug: 'untold-timed', title: 'inktimed', ...tomorrowToo });
  const { id } = await anArticle(db, { slug: 'untold-withdrawn', title: 'inkwithdrawn' });
  const work = { db, now: () => shopTime, changedBy: 'anna@shop.example' };
  assert.ok((await withdrawContent(work, 'article', { id, version: null })).ok);
});
test.after(({ shop }) => shop.close());

const articleSlugs = ['told', 'untold-draft', 'untold-timed', 'untold-withdrawn'];

/** Each page as somebody could ask it for the product. */
const pages: Record<RouteName, (locale: Locale, product: NamedProduct) => string[]> = {
  home: (locale) => [urlOf('home', { locale })],
  listing: (locale) => ['foxes', 'all'].map((collection) => urlOf('listing', { locale, collection })),
  product: (locale, { handle }) => [urlOf('product', { locale, product: handle })],
  productReviews: (locale, { handle }) => [urlOf('productReviews', { locale, product: handle })],
  search: (locale, { sku }) => ['lis', 'fox', sku, 'Las', 'rude'].map((q) => urlOf('search', { locale }, { q })),
  cart: (locale) => [urlOf('cart', { locale })],
  wishlist: (locale) => [urlOf('wishlist', { locale })],
  checkout: (locale) => [urlOf('checkout', { locale })],
  checkoutReturn: (locale) => [urlOf('checkoutReturn', { locale })],
  order: (locale) => [urlOf('order', { locale, token: 'none' })],
  orderPay: (locale) => [urlOf('orderPay', { locale, token: 'none' })],
  review: (locale) => [urlOf('review', { locale, token: 'none' })],
  withdraw: (locale) => [urlOf('withdraw', { locale })],
  withdrawal: (locale) => [urlOf('withdrawal', { locale, token: 'none' })],
  newsletter: (locale) => [urlOf('newsletter', { locale })],
  findOrder: (locale) => [urlOf('findOrder', { locale })],
  contact: (locale) => [urlOf('contact', { locale })],
  content: (locale) => [urlOf('content', { locale, slug: 'about' })],
  articles: (locale) => [articlesUrl(locale), ...articleSlugs.map((slug) => articleUrl(locale, slug))],
  notFound: (locale) => [`/${locale}/nothing`],
};

type QueryName = {
  [Name in keyof typeof operations]: (typeof operations)[Name]['kind'] extends 'query' ? Name : never;
}[keyof typeof operations];

/** Each query as a program could ask it. */
const queries: Record<QueryName, (locale: Locale, product: NamedProduct) => string[]> = {
  CatalogueCollections: (locale) => [queryUrl('CatalogueCollections', { locale })],
  CatalogueHome: (locale) => [queryUrl('CatalogueHome', { locale })],
  CatalogueListing: (locale) =>
    ['foxes', 'all'].map((collection) => queryUrl('CatalogueListing', { locale, collection, view: '' })),
  CatalogueSearch: (locale, { sku }) =>
    ['lis', sku].map((q) => queryUrl('CatalogueSearch', { locale, view: `q=${q}` })),
  CatalogueSuggestions: (locale, { sku }) =>
    ['lis', 'fo', sku].map((text) => queryUrl('CatalogueSuggestions', { locale, text })),
  CatalogueProduct: (locale, { handle }) => [queryUrl('CatalogueProduct', { locale, handle })],
  CatalogueReviews: (locale, { handle }) => [queryUrl('CatalogueReviews', { locale, handle })],
  CatalogueSaved: (locale, { handle }) => [queryUrl('CatalogueSaved', { locale, handles: [handle] })],
  CartShow: (locale) => [queryUrl('CartShow', { locale })],
  CheckoutShow: (locale) => [queryUrl('CheckoutShow', { locale })],
  // They are about an order, a page of text or a place, and are asked by a token or an address.
  CheckoutAddressRule: () => [],
  ContentPageShow: () => [],
  ArticlesShow: (locale) =>
    ['', ...articleSlugs].map((slug) => queryUrl('ArticlesShow', { locale, slug, page: slug ? 0 : 1 })),
  OrderShow: () => [],
  OrderReturned: () => [],
  WithdrawalShow: () => [],
  ReviewedOrderShow: () => [],
  ContactShow: () => [],
  ShippingPickupPoints: () => [],
};

const files = [
  '/llms.txt',
  '/agents.md',
  '/robots.txt',
  '/site.webmanifest',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/sitemap-products-1-of-1.xml',
];

const feedsOf = (locale: Locale) => [
  `/${locale}/feeds/google.xml`,
  `/${locale}/feeds/ceneo.xml`,
  `/${locale}/feeds/openai.jsonl.gz`,
  `/${locale}/articles.atom`,
  `/${locale}/llms.txt`,
  `/${locale}/agents.md`,
];

/** What GETs answer beside: pictures, figures, the office, and pages for whoever has a secret address. */
const elsewhere = [
  ...['/', '*', 'admin', 'api/admin/live', 'api/admin/query/:name', '/labels.pdf', '/packing.pdf', '/pack-worker.js'],
  ...['/products-template.csv', '/orders.csv', '/orders/:number/as-shopper', '/newsletter.csv', 'healthz', 'readyz'],
  ...['/customers.csv', '/discounts.csv'],
  ...['/products.csv', '/stock/movements.csv', '/imports/:id/messages.csv', 'api/admin/imports'],
  // These are for staff alone.
  ...[
    '/developers',
    '.css',
    '/translation/texts.csv',
    '/invoices/pdf/:id',
    '/invoices.zip',
    '/invoices/upo/:id',
    '/invoices/isdoc/:id',
    '/invoices/fa3/:id',
    '/invoices/ubl/:id',
    '/invoices/cii/:id',
  ],
  // A month's accounts say what was sold, to whom the books are open.
  '/accounts/:month/:name',
  // So does a report of products, to whoever may see what came in.
  '/reports.csv',
  // What was sold, for whoever has the order's link.
  ':locale/order/:token/documents/:id',
  ...[
    'metrics',
    'api/_nuxt_icon/:collection',
    'assets/theme.css',
    'assets/account.css',
    'assets/:name',
    'guarantees/:file',
    'icon.svg',
  ],
  ...['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png', 'social-preview.png'],
  ...['mail-logo-light.png', 'mail-logo-dark.png', 'logo-light.png', 'logo-dark.png'],
  ...['api/newsletter/unsubscribe/:token', 'api/reviews/stop/:token', 'api/cart-reminder/stop/:token'],
  ...['/back/:token', '/no-reminders/:token', '/bank/:token', '/mail/:token/:key', ':locale/offer/:token'],
  ...[':locale/back-in-stock', '/:token', '/unsubscribe', ':locale/gift-card'],
  // Ids of carts and links of assistants; what those find of products is looked at in drafts-and-assistants.test.ts.
  ...['.well-known/ucp', '/2026-04-08', '/:id', 'ucp/v1/orders/:id', ':locale/assistant/:token'],
  // A wrong method, which is all that it says.
  ...['ucp/mcp', 'api/admin/mcp'],
  // Orders, and the wishlist, whose products are found as anybody finds them.
  ...[':locale/account', '/*', '/data.json'],
  // Asked here.
  ...['api/graphql_middleware/query/:name', 'sitemap-products-:part(^[1-9]\\d{0,4}-of-[1-9]\\d{0,4}$).xml'],
];

/** Asks for all of them in these languages; says where what was seen. */
async function walk({ shop, hidden, shown }: Context, asked: readonly NamedProduct[], languages: readonly Locale[]) {
  const addresses = new Set([...files, ...languages.flatMap(feedsOf)]);
  for (const locale of languages) {
    for (const product of asked) {
      for (const list of [...Object.values(pages), ...Object.values(queries)]) {
        for (const address of list(locale, product)) addresses.add(address);
      }
      for (const route of ['product', 'listing', 'content'] as const) {
        for (const address of pages[route](locale, product)) addresses.add(markdownHref(address));
      }
    }
  }
  const found: string[] = [];
  let seen = 0;
  let told = 0;
  for (const url of addresses) {
    const answer = await shop.app.inject(url);
    const { statusCode } = answer;
    const body = url.endsWith('.gz') && statusCode === 200 ? gunzipSync(answer.rawPayload).toString() : answer.body;
    assert.ok(statusCode < 500, `${statusCode} ${url}`);
    for (const { word, handle, variantId, sku } of hidden) {
      // An address that names the product may say its own again.
      const words = [word, variantId, ...[handle, sku].filter((name) => !url.includes(name))];
      found.push(...words.filter((each) => body.includes(each)).map((each) => `${each} in ${url}`));
    }
    found.push(...[...body.matchAll(/ink(?:draft|timed|withdrawn)/g)].map(([word]) => `${word} in ${url}`));
    if (body.includes('Wieści')) told += 1;
    if (body.includes(shown.word) || body.includes(shown.handle)) seen += 1;
  }
  return { found, seen, told };
}

test('a draft of a product or an article, one that is to be published, an archived and an unlisted one are on no public route', async (context) => {
  const { found, seen, told } = await walk(context, context.hidden.slice(0, 1), ['pl']);
  assert.equal(found, []);
  // The list, the article itself, the feed, and what programs ask.
  assert.ok(told >= 5, `${told}`);
  // One like them that is on sale is in lists, searches, feeds and sitemap, so their words would have been seen.
  assert.ok(seen >= 12, `${seen}`);
});

whole(test)('they are on none in any language, whichever of them is asked for', async (context) => {
  const { found, seen } = await walk(context, [...context.hidden, context.shown], locales);
  assert.equal(found, []);
  assert.ok(seen >= 60, `${seen}`);
});

test('every other route that answers a GET is known to name no product', ({ shop }) => {
  const tree = shop.app.printRoutes({ commonPrefix: false, includeHooks: false }).split('\n');
  const lines = tree.map((line) => /^[\s\u2500-\u257f]*(\S+) \(([A-Z, ]+)\)/.exec(line));
  const answering = lines.flatMap((match) => (/\bGET\b/.test(match?.[2] ?? '') ? [match?.[1] ?? ''] : []));
  const known = new Set([...elsewhere, ...[...files, ...locales.flatMap(feedsOf)].map((path) => path.slice(1))]);
  assert.ok(answering.length > 40, tree.join('\n'));
  assert.equal(
    answering.filter((path) => !known.has(path)),
    [],
  );
});

test('what is not on sale cannot be put into a cart, and a cart that holds it says so', async (context) => {
  const { shop, hidden, shown } = context;
  const headers = { 'content-type': 'application/json' };
  const add = (variantId: string) =>
    shop.app.inject({
      method: 'POST',
      url: mutationUrl('CartAddLine'),
      headers,
      payload: { locale: 'pl', variantId, quantity: 1 },
    });
  for (const { variantId, word } of hidden) {
    const answer = await add(variantId);
    assert.is(answer.json().data.addCartLine.refusal, 'NOT_FOUND', word);
    assert.not.match(answer.body, word);
  }
  const [cookie] = (await add(shown.variantId)).cookies;
  const { db } = shop.database;
  await db.updateTable('products').set({ status: 'archived' }).where('handle', '=', shown.handle).execute();
  const cookies = { [cookie?.name ?? '']: cookie?.value ?? '' };
  const { cart } = (await shop.app.inject({ url: queryUrl('CartShow', { locale: 'pl' }), cookies })).json().data;
  assert.equal([cart.lines, cart.goneLines[0]?.title, cart.subtotal.minor], [[], `Lis ${shown.word}`, 0]);
});

test.run();
