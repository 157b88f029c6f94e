import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type IdleTask, IdleWork } from '#server/idle-work.ts';
import { CachedPage, chooseEncoding } from '#server/render/cached-page.ts';
import { CART_BADGE_SLOT, THEME_COLOUR_SLOT, THEME_SLOT } from '#server/render/page-slots.ts';
import { until } from '../fixtures/until.ts';

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

test('half a character in a text does not keep a page from being sent', async () => {
  const page = new CachedPage({ markup: ['zażół', 'ć \ud83d!', `${CART_BADGE_SLOT} 😀`], themeColours });
  assert.is((await page.form(light, 'identity')).body.toString(), 'zażółć \ufffd!0 😀');
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
  assert.is(page.bytes, 10_001);
  const forms = await Promise.all([page.form(dark, 'br'), page.form(dark, 'gzip'), page.form(dark, 'identity')]);
  for (const { body } of forms) assert.is(body.buffer.byteLength, body.length);
  const made = forms.reduce((sum, { body }) => sum + body.length, 0);
  assert.is(page.bytes, made);
  const other = await page.form(light, 'identity');
  assert.is(other.body.buffer.byteLength, other.body.length);
  assert.is(page.bytes, made + other.body.length);
});

test('a page that a browser asked for compressed is held as that form alone, and every other is made from it', async () => {
  for (const first of ['br', 'gzip'] as const) {
    const page = new CachedPage({ markup: [words, ...markup, THEME_COLOUR_SLOT], themeColours });
    const fresh = () => new CachedPage({ markup: [words, ...markup, THEME_COLOUR_SLOT], themeColours });
    const { body } = await page.form({ theme: 'dark', cartBadge: '12' }, first);
    assert.is(page.bytes, body.length);
    for (const values of [light, dark, { theme: 'systemDark', cartBadge: '12' }] as const) {
      for (const encoding of ['identity', 'br', 'gzip'] as const) {
        const made = await page.form(values, encoding);
        const expected = await fresh().form(values, encoding);
        assert.ok(made.body.equals(expected.body), `${values.theme} ${encoding}`);
        assert.is(made.etag, expected.etag);
      }
    }
  }
});

/** Texts in which the best compression finds more than the first. */
const words = Array.from({ length: 4_000 }, (_, n) => `<li>${(n * 7919) % 613} żubr ${n % 17}</li>`).join('');

test('a form that is sent often is compressed once more when there is time, and stays the same page', async () => {
  const tasks: IdleTask[] = [];
  const page = new CachedPage({ markup: [words, CART_BADGE_SLOT], themeColours }, undefined, {
    add: (task) => tasks.push(task) > 0,
  });
  const first = await page.form(dark, 'br');
  const { bytes } = page;
  for (let time = 0; time < 60; time++) assert.is(page.peek(dark, 'br'), first);
  assert.is(tasks.length, 3);
  for (const task of tasks) await task();
  const best = page.peek(dark, 'br');
  assert.ok(best && best.body.length < first.body.length, `${best?.body.length} ${first.body.length}`);
  assert.ok(brotliDecompressSync(best.body).equals(brotliDecompressSync(first.body)));
  assert.is(best.etag, first.etag);
  assert.is(page.bytes, bytes + best.body.length - first.body.length);
  for (let time = 0; time < 60; time++) page.peek(dark, 'br');
  assert.is(tasks.length, 3);
});

test('a form that was evicted while it was compressed does not come back', async () => {
  const tasks: IdleTask[] = [];
  const page = new CachedPage({ markup: [words, CART_BADGE_SLOT], themeColours }, undefined, {
    add: (task) => tasks.push(task) > 0,
  });
  await page.form(light, 'br');
  for (let time = 0; time < 20; time++) page.peek(light, 'br');
  const compressing = tasks[0]?.();
  for (let count = 1; count <= 24; count++) await page.form({ theme: '', cartBadge: String(count) }, 'identity');
  const { bytes } = page;
  await compressing;
  assert.is(page.peek(light, 'br'), undefined);
  assert.is(page.bytes, bytes);
});

test('what waits for a quiet moment is done one after the other, and only so much waits', async () => {
  const work = new IdleWork(1);
  const done: number[] = [];
  let running = 0;
  const taken = Array.from({ length: 30 }, (_, n) =>
    work.add(async () => {
      running += 1;
      assert.is(running, 1);
      await new Promise(setImmediate);
      running -= 1;
      done.push(n);
    }),
  );
  assert.is(taken.filter(Boolean).length, 20);
  await until(async () => done.length === 20);
  assert.equal(
    done,
    [...done].sort((a, b) => a - b),
  );
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
