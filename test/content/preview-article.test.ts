// An article before it is saved: its page says what it will say, nothing of it is left, and what could not be published
// is refused.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { previewPath } from '#src/ui/office/preview/preview-asked.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { dumpTables } from '../fixtures/catalogue/catalogue-dump.ts';
import { shopOrigin } from '../fixtures/post-form.ts';
import { signedInStaff } from '../staff/sign-in-as.ts';
import { anArticle } from './an-article.ts';

type Context = { shop: ShopFixture; cookies: Record<'manager' | 'packer', string> };
const test = suite<Context>('an article before it is saved');

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  const [manager, packer] = [
    await signedInStaff(db, 'manager', { now: shopTime }),
    await signedInStaff(db, 'packer', { now: shopTime }),
  ];
  context.cookies = { manager: manager.cookie, packer: packer.cookie };
});
test.after(({ shop }) => shop.close());

type Asked = { id?: string | null; content: object; path?: string; settings?: object };
const preview = ({ shop, cookies }: Context, asked: Asked, role: 'manager' | 'packer' = 'manager') =>
  shop.app.inject({
    method: 'POST',
    url: previewPath,
    headers: { origin: shopOrigin, cookie: cookies[role] },
    payload: {
      path: asked.path ?? '/pl/articles/glina',
      settings: asked.settings ?? {},
      article: { id: asked.id ?? null, content: JSON.stringify(asked.content) },
    },
  });

const words = (title: string, bodyHtml = '<p>Tak.</p>') => ({ pl: { title, bodyHtml, seoDescription: '' } });

test('a typed title and text are on the page, a published one stays what it was', async (context) => {
  const { shop } = context;
  const { id } = await anArticle(shop.database.db, { slug: 'glina', title: 'Glina' });
  const before = await dumpTables(shop.database.db);
  const content = { slug: 'glina', texts: words('Glina i ogień', '<p>Żar.</p><script>x()</script>') };
  const { statusCode, body } = await preview(context, { id, content });
  assert.is(statusCode, 200, body);
  assert.match(body, 'Glina i ogień');
  assert.match(body, 'Żar.');
  assert.not.match(body, 'x()');
  assert.equal(await dumpTables(shop.database.db), before);
  assert.not.match((await shop.app.inject('/pl/articles/glina')).body, 'Glina i ogień');
});

test('one that was never saved has a page, without an address of its own too', async (context) => {
  const content = { slug: '', date: null, picture: null, texts: words('Nowy piec') };
  const { statusCode, body } = await preview(context, { content, path: '/pl/articles/new' });
  assert.is(statusCode, 200, body);
  assert.match(body, 'Nowy piec');
});

test('what could not be published is said with its field', async (context) => {
  const faultsOf = async (content: object) => {
    const answer = await preview(context, { content });
    assert.is(answer.statusCode, 422, answer.body);
    return answer.json().faults.map(({ path }: { path: string }) => path);
  };
  assert.equal(await faultsOf({ slug: 'x', texts: words('{nobody}') }), ['texts.pl.title']);
  assert.equal(await faultsOf({ slug: 'x', picture: '0'.repeat(20), texts: words('Piec') }), ['picture']);
  assert.equal(await faultsOf({ slug: 'x', date: '2027-05-01', texts: words('Piec') }), ['date']);
});

test('whoever may not write, another site, and a shape of another release are refused', async (context) => {
  const content = { slug: 'glina', texts: words('Glina') };
  assert.is((await preview(context, { content }, 'packer')).statusCode, 403);
  const { shop, cookies } = context;
  const headers = { origin: 'https://evil.example', cookie: cookies.manager };
  const payload = { path: '/pl/articles/glina', settings: {}, article: { id: null, content: '{}' } };
  const foreign = await shop.app.inject({ method: 'POST', url: previewPath, headers, payload });
  assert.is(foreign.statusCode, 400);
  const odd = { ...payload, widget: 1 };
  const own = { origin: shopOrigin, cookie: cookies.manager };
  assert.is((await shop.app.inject({ method: 'POST', url: previewPath, headers: own, payload: odd })).statusCode, 400);
  assert.is((await preview(context, { content, settings: { taxes: {} } })).statusCode, 403);
});

test.run();
