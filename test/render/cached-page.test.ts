import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CachedPage, chooseEncoding } from '#server/render/cached-page.ts';
import { CART_BADGE_SLOT, THEME_COLOUR_SLOT, THEME_SLOT } from '#server/render/page-slots.ts';

const themeColours = { light: '#fcfcfa', dark: '#121416' };
const markup = [
  `<html lang="pl"${THEME_SLOT}><b>${CART_BADGE_SLOT}</b> zażółć `,
  `<script>{"n":"${CART_BADGE_SLOT}"}</script></html>`,
];
const dark = { theme: 'dark', cartBadge: '3' } as const;
const light = { theme: '', cartBadge: '0' } as const;

test('slots are filled for each visitor', async () => {
  const page = new CachedPage({ markup, themeColours });
  assert.is(
    (await page.form(dark, 'identity')).body.toString(),
    '<html lang="pl" class="dark"><b>3</b> zażółć <script>{"n":"3"}</script></html>',
  );
  assert.is(
    (await page.form(light, 'identity')).body.toString(),
    '<html lang="pl"><b>0</b> zażółć <script>{"n":"0"}</script></html>',
  );
});

test('the browser’s frame takes the colour of the theme that was chosen, and otherwise the system’s', async () => {
  const page = new CachedPage({ markup: [`<meta content="${THEME_COLOUR_SLOT}">`], themeColours });
  assert.is((await page.form(dark, 'identity')).body.toString(), '<meta content="#121416">');
  assert.is((await page.form(light, 'identity')).body.toString(), '<meta content="">');
});

test('a compressed form holds the same page and has an ETag of its own', async () => {
  const page = new CachedPage({ markup, themeColours });
  const plain = await page.form(dark, 'identity');
  const br = await page.form(dark, 'br');
  const gzip = await page.form(dark, 'gzip');
  assert.ok(brotliDecompressSync(br.body).equals(plain.body));
  assert.ok(gunzipSync(gzip.body).equals(plain.body));
  assert.is(new Set([plain.etag, br.etag, gzip.etag, (await page.form(light, 'br')).etag]).size, 4);
});

test('a form is made once, also for those who ask while it is made', async () => {
  const page = new CachedPage({ markup, themeColours });
  const [first, second] = await Promise.all([page.form(dark, 'br'), page.form(dark, 'br')]);
  assert.is(first, second);
  assert.is(page.peek(dark, 'br'), first);
  assert.is(page.peek(light, 'br'), undefined);
});

test('a page counts what it holds: a form is no part of a larger piece of memory', async () => {
  const page = new CachedPage({ markup: [`${CART_BADGE_SLOT}${randomBytes(5_000).toString('hex')}`], themeColours });
  const empty = page.bytes;
  const forms = await Promise.all([page.form(dark, 'br'), page.form(dark, 'gzip'), page.form(dark, 'identity')]);
  for (const { body } of forms) assert.is(body.buffer.byteLength, body.length);
  const made = forms.reduce((sum, { body }) => sum + body.length, 0);
  assert.is(page.bytes, empty + made);
  await page.form(light, 'identity');
  assert.is(page.bytes, empty + made);
});

test('the smallest form is sent that the browser says it reads', () => {
  assert.is(chooseEncoding('gzip, deflate, br, zstd'), 'br');
  assert.is(chooseEncoding('gzip;q=1, br;q=0'), 'gzip');
  assert.is(chooseEncoding('*'), 'br');
  for (const accepted of [undefined, '', 'zstd', 'identity', 'br;q=0, gzip;q=0.0']) {
    assert.is(chooseEncoding(accepted), 'identity', String(accepted));
  }
});

test('visitors with ever other carts do not fill the memory', async () => {
  const page = new CachedPage({ markup, themeColours });
  for (let count = 0; count < 24; count++) await page.form({ theme: '', cartBadge: String(count) }, 'br');
  const { bytes } = page;
  for (let count = 24; count < 90; count++) await page.form({ theme: '', cartBadge: String(count) }, 'br');
  assert.ok(page.bytes < bytes * 1.1, `${bytes} ${page.bytes}`);
  assert.is(page.peek({ theme: '', cartBadge: '1' }, 'br'), undefined);
});

test.run();
