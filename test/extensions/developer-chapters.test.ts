// What developers read names every way in that there is, in the guides and in the office, and its examples are answered.
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Chapter, chapterToHtml, chapterToMarkdown } from '#server/developers/chapter.ts';
import { developerChapters } from '#server/developers/chapters.ts';
import { productFeeds } from '#server/feeds/product-feeds.ts';
import { operations } from '#src/operations.generated.ts';
import { webhookEvents } from '#src/webhooks/webhook-rules.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { root } from '../source-imports.ts';
import { signedInStaff } from '../staff/sign-in-as.ts';

const test = suite<{ shop: ShopFixture }>('chapters for developers');
const guideOf = ({ id }: Chapter) => readFileSync(`${root}server/guides/developers-${id}.md`, 'utf8');
const allText = developerChapters.map(chapterToMarkdown).join('\n');

test.before(async (context) => {
  context.shop = await aShop();
  await aProduct(context.shop.database.db, { handle: 'zolw', title: 'Żółw' });
});
test.after(({ shop }) => shop.close());

test('the guides say what the chapters say now', () => {
  for (const chapter of developerChapters) assert.is(guideOf(chapter), chapterToMarkdown(chapter), chapter.id);
});

test('the office shows each chapter to whoever may change settings, and to nobody else', async ({ shop }) => {
  const path = '/admin/developers';
  const owner = await signedInStaff(shop.database.db, 'owner', { now: shopTime });
  const ask = (url: string, cookie = owner.cookie) => shop.app.inject({ url, headers: { cookie } });
  for (const chapter of developerChapters) {
    const { body, statusCode } = await ask(`${path}?chapter=${chapter.id}`);
    assert.is(statusCode, 200);
    assert.ok(body.includes(chapterToHtml(chapter)));
    assert.match(body, `chapter=${chapter.id}" aria-current="page"`);
  }
  const [first] = developerChapters;
  assert.match((await ask(`${path}?chapter=<b>`)).body, first?.title ?? '');
  assert.is((await ask(path, '')).statusCode, 303);
  const packer = await signedInStaff(shop.database.db, 'packer', { now: shopTime });
  assert.is((await ask(path, packer.cookie)).statusCode, 403);
});

test('every operation, event and feed is named', () => {
  const names = [...Object.keys(operations), ...webhookEvents, ...productFeeds.map(({ file }) => `/feeds/${file}`)];
  assert.ok(names.length > 30);
  assert.equal(
    names.filter((name) => !allText.includes(name)),
    [],
  );
});

test('examples that need no key are answered', async ({ shop }) => {
  const lines = [...allText.matchAll(/^curl (?:-H "(?<header>[^"]+)" )?"\$SHOP(?<path>[^"]+)"$/gm)];
  assert.ok(lines.length >= 4);
  for (const { groups: { header, path = '' } = {} } of lines) {
    const [name = '', value = ''] = header?.split(': ') ?? [];
    const url = path.replace('HANDLE', 'zolw');
    const { statusCode, body } = await shop.app.inject({ url, headers: name ? { [name.toLowerCase()]: value } : {} });
    assert.is(statusCode, 200, path);
    assert.not.match(body, '"errors":[{');
  }
});

test('what stands in a chapter is text, wherever it is shown', () => {
  const chapter: Chapter = {
    ...{ id: 'x', title: 'X' },
    blocks: [
      { kind: 'text', text: 'a <b> & `c<d>`' },
      { kind: 'table', head: ['h'], rows: [['`a|b`']] },
      { kind: 'code', language: 'sh', text: 'echo "<x>"' },
    ],
  };
  assert.is(
    chapterToHtml(chapter),
    '<p>a &lt;b&gt; &amp; <code>c&lt;d&gt;</code></p><table><thead><tr><th>h</th></tr></thead><tbody><tr><td><code>a|b</code></td></tr></tbody></table><pre tabindex="0"><code>echo &quot;&lt;x&gt;&quot;</code></pre>',
  );
  assert.match(chapterToMarkdown(chapter), '| `a\\|b` |');
});

test.run();
