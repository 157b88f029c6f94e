// No setting hides a legal link: whatever a merchant sets, each page of the shop leads to the withdrawal and to the legal
// pages, in its HTML, outside of anything that folds, and no look's sheet hides what they stand in.
import * as assert from 'uvu/assert';
import { writeBrandSheet } from '#server/render/brand-sheet.ts';
import { readPageTemplates } from '#server/shop/page-templates.ts';
import { brandSchema } from '#src/shop/brand/brand.ts';
import { brandPresets, lookNames } from '#src/shop/brand/brand-presets.ts';
import { legalSlugs } from '#src/shop/legal-slugs.ts';
import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import { wholeSuite } from '#test/depths.ts';
import { aShop, type ShopFixture } from '#test/fixtures/a-shop.ts';

const test = wholeSuite<{ shop: ShopFixture }>('legal links');

/** What takes away, or adds, the most that a document can of what stands around pages. */
const extremes: [document: SettingsDocument, data: object][] = [
  ['navigation', { collections: [] }],
  ['storefront', { guaranteeNoticeOnProducts: true }],
  ['marketing', { newsletter: false }],
  ['payments', { methods: ['card'] }],
  ['reviews', {}],
  ['retention', {}],
  ['stock', {}],
  ...lookNames.map((look): [SettingsDocument, object] => ['brand', brandPresets[look]]),
  ['brand', brandSchema.parse({ pictures: 'hung', radius: { control: 28, picture: 28 }, headingWeight: 900 })],
];

test.before(async (context) => {
  context.shop = await aShop();
  await context.shop.change('pages', await readPageTemplates());
});
test.after(({ shop }) => shop.close());

const pages = [
  '/pl',
  '/pl/c/all',
  '/pl/cart',
  '/pl/search?q=lis',
  '/pl/terms-of-nothing',
  '/pl/wishlist',
  '/pl/contact',
  // The server writes them, without scripts.
  '/pl/gift-card',
  '/pl/back-in-stock',
  `/pl/back-in-stock/${'a'.repeat(32)}`,
  `/pl/cart/no-reminders/${'a'.repeat(32)}`,
  `/pl/offer/${'a'.repeat(32)}`,
];

/** What no fold hides: everything outside of `details`, `dialog` and what is hidden. */
function inTheOpen(html: string): string {
  return html.replaceAll(/<(details|dialog|template|noscript)\b[\s\S]*?<\/\1>/g, '');
}

for (const [document, data] of extremes) {
  const register = document === 'navigation' ? test.always : test;
  register(`whatever ${document} says: ${JSON.stringify(data).slice(0, 60)}`, async ({ shop }) => {
    await shop.change(document, data);
    for (const url of pages) {
      const { body } = await shop.app.inject({ url });
      const open = inTheOpen(body);
      const link = /<a[^>]*href="\/pl\/withdraw[^"]*"[^>]*>Odstąp od umowy tutaj<\/a>/.exec(open)?.[0];
      assert.ok(link, `${url}: the withdrawal`);
      assert.not.match(link, /hidden|aria-hidden|tabindex="-1"/);
      for (const slug of legalSlugs) assert.match(open, new RegExp(`href="/pl/[^"]*${slug}"`), `${url}: ${slug}`);
    }
  });
}

test.always('no look adds a rule that hides anything but the mats of a gallery and one of two logos', () => {
  for (const look of lookNames) {
    for (const grounds of ['tinted', 'plain'] as const) {
      const brand = { ...brandPresets[look], grounds };
      const sheet = writeBrandSheet(':root{--ground:#fff}', {
        brand,
        identity: { drawings: {} },
        company: { address: { country: 'PL' } },
      } as never);
      const hiding = [...sheet.matchAll(/([^{}]+)\{[^{}]*(?:display:none|visibility:hidden)[^{}]*\}/g)].map(
        ([, rule]) => rule,
      );
      for (const rule of hiding) assert.match(rule ?? '', /^\[data-gallery\]/);
    }
  }
});

test.run();
