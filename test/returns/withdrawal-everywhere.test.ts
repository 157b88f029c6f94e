// The way out of a contract stands on every page, in the words of the law.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { aShop, type ShopFixture } from '#test/fixtures/a-shop.ts';
import { postForm } from '#test/fixtures/post-form.ts';
import { whole } from '../depths.ts';
import { anOrderOf, aVisitor } from './a-withdrawing-visitor.ts';

const test = suite<{ shop: ShopFixture }>('withdrawal from every page');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

/** Article 11a of Directive 2011/83, in the Official Journal's language versions: of the link, and of the button. */
const words = {
  pl: ['Odstąp od umowy tutaj', 'Potwierdź odstąpienie od umowy'],
  de: ['Vertrag widerrufen', 'Widerruf bestätigen'],
  nl: ['Hier de overeenkomst herroepen', 'Herroeping bevestigen'],
  en: ['Withdraw from contract here', 'Confirm withdrawal'],
  cs: ['Zde odstoupit od smlouvy', 'Potvrdit odstoupení od smlouvy'],
} as const;

/** One of the languages shows what all of them would. */
const inOneFirst = (locale: Locale) => (locale === 'pl' ? test : whole(test));

for (const locale of locales) {
  inOneFirst(locale)(`every page leads there in the words of the law (${locale})`, async (context) => {
    const order = await anOrderOf(context.shop);
    const pages = [
      '',
      '/cart',
      '/checkout',
      `/order/${order.token}`,
      `/order/${order.token}/pay`,
      '/search?q=a',
      '/nie-ma',
    ];
    for (const page of [...pages, '/withdraw', '/page/nie-ma', '/checkout/return']) {
      const { body } = await context.shop.app.inject({ url: `/${locale}${page}` });
      const footer = /<footer[\s\S]*<\/footer>/.exec(body)?.[0] ?? '';
      assert.match(footer, new RegExp(`<a [^>]*href="/${locale}/withdraw"[^>]*>${words[locale][0]}</a>`), page);
      // Nothing of it is folded away.
      assert.not.match(footer, /<details|hidden/, page);
    }
    const refused = await postForm(context.shop.app, `/${locale}/cart`, { wrong: '1' });
    assert.match(refused.body, `<a href="/${locale}/withdraw">${words[locale][0]}</a>`);
  });
}

test('the button of the second step says the words of the law, and nothing else does', async (context) => {
  for (const locale of locales) {
    const { open, write } = aVisitor(context.shop);
    const { html } = await open(await write({ contract: 'Plakat' }, locale));
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    const buttons = [...main.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, text]) => text);
    assert.equal(buttons, [words[locale][1]]);
  }
});

test('search engines find the first step, and none of its shoppers', async (context) => {
  const { app } = context.shop;
  const page = await app.inject({ url: '/nl/withdraw' });
  assert.match(page.body, 'rel="canonical" href="http://localhost:3000/nl/withdraw"');
  assert.is(page.headers['cache-control'], 'private, no-cache');
  assert.match((await app.inject({ url: '/sitemap-pages.xml' })).body, '<loc>http://localhost:3000/cs/withdraw</loc>');
  assert.match((await app.inject({ url: '/robots.txt' })).body, 'Disallow: /*/withdraw/');
});

test.run();
