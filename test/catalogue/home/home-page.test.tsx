import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { drawBlocks } from '#server/shop/blocks/draw-blocks.ts';
import { homeQuery } from '#src/catalogue/catalogue-queries.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { demoProfile } from '#test/fixtures/demo-shop.ts';
import { aCard, aPicture, CART_BADGE_SLOT, renderApp } from '#test/ui/render-app.tsx';

const home = suite('home page');

const hero = async (locale: Locale) => {
  const [block] = demoProfile.home.blocks;
  if (block?.kind !== 'hero') throw new Error('the demo begins with its hero');
  const request = { db: null as never, markets: demoProfile.markets, tags: new Set<string>() };
  return drawBlocks([block], { locale, shop: demoProfile, request });
};

const aHomePage = async (locale: Locale) => ({
  tagline: demoProfile.identity.tagline[locale],
  blocks: [
    ...(await hero(locale)),
    ...(['LINE', 'COLLECTIONS', 'NEWEST'] as const).map((kind) => ({ kind, title: kind, handle: null, products: [] })),
  ],
});

const homePages = new Map(await Promise.all(locales.map(async (locale) => [locale, await aHomePage(locale)] as const)));

const render = (href: string) =>
  renderApp(href, ({ locale }) => [
    {
      queryKey: homeQuery(locale).queryKey,
      data: {
        homePage: homePages.get(locale),
        collections: [
          {
            handle: 'plakaty',
            title: 'Plakaty',
            image: aPicture({ url: '/media/6b2c9d0e4f1a7b8c9d0e', alt: 'Plakaty' }),
            productCount: 11,
          },
          { handle: 'ramy', title: 'Ramy', image: null, productCount: 1 },
        ],
        newestProducts: [aCard(), aCard({ handle: 'zubr', title: 'Żubr', image: null })],
      },
    },
  ]);

home('shows the newest products and the collections', async () => {
  const { html } = await render('/pl');
  assert.match(html, 'href="/pl/p/nocny-ptak"');
  assert.match(html, 'href="/pl/c/ramy"');
});

home('has one h1, in the language of the page', async () => {
  assert.match((await render('/pl')).html, /<h1[^>]*>Uwaga, świeżo drukowane<\/h1>/);
  const { html } = await render('/de');
  assert.match(html, /<h1[^>]*>Vorsicht, frisch gedruckt<\/h1>/);
  assert.is(html.match(/<h1/g)?.length, 1);
});

home('links to itself in the other languages', async () => {
  const { html } = await render('/pl');
  assert.match(html, 'href="/nl" hrefLang="nl" lang="nl"');
});

home('draws a picture for a product that has none', async () => {
  assert.match((await render('/pl')).html, 'data-initial="Ż"');
});

home('says how many articles are in the cart, with the slot of the badge untouched', async () => {
  const { html, text } = await render('/pl');
  assert.match(html, `data-count="${CART_BADGE_SLOT}"`);
  assert.match(text, `Koszyk, liczba sztuk: ${CART_BADGE_SLOT}`);
});

home('carries no style attribute and no inline script', async () => {
  const { html } = await render('/pl');
  assert.not.match(html, /\sstyle=/);
  assert.not.match(html, '<script');
});

home.run();
