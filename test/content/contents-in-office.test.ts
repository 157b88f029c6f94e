// The pages of the office for pages and articles, as the server renders them.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aContentPage } from '../fixtures/a-content-page.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { signedInStaff } from '../staff/sign-in-as.ts';
import { anArticle } from './an-article.ts';

const test = suite<{ shop: ShopFixture }>('pages and articles in the office');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

test('lists and editors show what there is, and what is not there is said', async ({ shop }) => {
  const { db } = shop.database;
  await aContentPage(db, 'terms', { pl: { title: 'Regulamin', body_html: '<p>Zasady.</p>' } });
  const { id } = await anArticle(db, { slug: 'glina', title: 'Glina' });
  const { cookie } = await signedInStaff(db, 'manager', { now: shopTime });
  const get = async (url: string) => {
    const { statusCode, body } = await shop.app.inject({ url, headers: { cookie } });
    return { statusCode, body };
  };
  for (const [url, words] of [
    ['/admin/pages', 'Regulamin'],
    ['/admin/articles', 'Glina'],
    ['/admin/pages/terms', 'Zasady.'],
    [`/admin/articles/${id}`, 'glina'],
    ['/admin/pages/new', '<h1'],
    [`/admin/articles/new?from=${id}`, 'Glina'],
  ] as const) {
    const { statusCode, body } = await get(url);
    assert.is(statusCode, 200, url);
    assert.match(body, words, url);
  }
  assert.is((await get('/admin/pages/nothing')).statusCode, 404);
});

test.run();
