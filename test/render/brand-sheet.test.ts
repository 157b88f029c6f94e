// The storefront's style sheet has the colours of the brand in force, under an address that changes with them.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { writeBrandSheet } from '#server/render/brand-sheet.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { neutralColours } from '#src/shop/brand/brand.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { anotherShop } from '../fixtures/another-shop.ts';
import { demoProfile, shopOf } from '../fixtures/demo-shop.ts';
import { until } from '../fixtures/until.ts';

const test = suite<{ shop: ShopFixture }>('brand sheet');

const css = [
  ':root{--ground: light-dark(#fcfcfa, #121416);--accent:light-dark(#15616d,#7fd1c7);--radius-control: 10px}',
  '@media print{:root{--ground: #fff}}a{color:var(--accent)}',
].join('');

test.before(async (context) => {
  context.shop = await aShop({ settings: anotherShop });
  await writeFile(join(context.shop.mediaDirectory, 'theme.css'), css);
});
test.after(({ shop }) => shop.close());

const hrefOf = async ({ app }: ShopFixture) =>
  /href="(\/assets\/theme\.css\?brand=[\w-]+)"/.exec((await app.inject('/nl')).body)?.[1] ?? '';

const change = ({ database: { db } }: ShopFixture, data: unknown) =>
  inTransaction(db, (tx) => changeSettings(tx, { document: 'brand', data, changedBy: 'test', now: shopTime }));

test('the tokens have the values of the brand, and print keeps its own', () => {
  const sheet = writeBrandSheet(css, demoProfile);
  assert.match(sheet, '--ground: light-dark(#fbf8f2,#141210);--accent:light-dark(#c8371f,#ff6a4d);');
  assert.match(sheet, '@media print{:root{--ground: #fff}}');
});

test('another typeface takes the place of the one that is built in, with a stand-in of its measures', () => {
  const faces = '@font-face{font-family:"Outfit";src:url(/assets/outfit.woff2)}:root{--font: "Outfit",system-ui}';
  const brand = { ...neutralColours, typeface: 'Literata' };
  const sheet = writeBrandSheet(faces, shopOf({ brand }), { literata: '/assets/literata-1.woff2' });
  assert.match(sheet, ':root{--font: "Literata","Literata Fallback",serif}');
  assert.match(sheet, 'src:url("/assets/literata-1.woff2") format("woff2")');
  assert.match(sheet, 'local("Times New Roman"),local("Liberation Serif");size-adjust:116%;');
  assert.not.match(sheet, 'Outfit');
  assert.is(writeBrandSheet(faces, demoProfile, {}), faces);
});

test('a Greek shop has Greek letters in the size of its typeface, which no other shop pays a byte for', () => {
  const fonts = { 'inter-greek': '/assets/inter-greek-1.woff2', 'literata-greek': '/assets/literata-greek-1.woff2' };
  const company = (country: string) => ({
    company: { legalName: 'Shop', address: { ...demoProfile.company.address, country } },
  });
  for (const country of ['GR', 'CY']) {
    const sheet = writeBrandSheet(css, shopOf(company(country)), fonts);
    assert.match(
      sheet,
      /font-family:"Outfit";.*size-adjust:92.7%;unicode-range:U\+370-3FF,U\+1F00-1FFF;src:url\("\/assets\/inter-g/,
    );
  }
  const brand = { ...neutralColours, typeface: 'Literata' };
  assert.match(
    writeBrandSheet(css, shopOf({ ...company('GR'), brand }), fonts),
    /font-family:"Literata";.*size-adjust:100%;.*literata-greek-1/,
  );
  assert.not.match(writeBrandSheet(css, shopOf(company('PT')), fonts), 'unicode-range');
});

test('two logos are told apart by the theme, and one needs no rule', () => {
  const svg = '<svg viewBox="0 0 8 4"><path d="M0 0h8v4z"/></svg>';
  const identity = { name: 'Tea', logo: { light: svg, dark: svg } };
  assert.match(writeBrandSheet(css, shopOf({ identity })), '.on-dark{display:var(--on-dark,none)}');
  assert.not.match(writeBrandSheet(css, demoProfile), 'on-dark');
});

test('a page links the sheet of its brand, which is kept for ever, compressed', async ({ shop }) => {
  const answer = await shop.app.inject({ url: await hrefOf(shop), headers: { 'accept-encoding': 'gzip' } });
  assert.is(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.match(gunzipSync(answer.rawPayload).toString(), '--accent:light-dark(#0b5d3b,#7fd6ae)');
});

test('a changed brand is on the next page, and its sheet, icon and manifest follow', async ({ shop }) => {
  const before = await hrefOf(shop);
  const changed = await change(shop, { ...anotherShop.brand, light: { ground: '#fff8e7', accent: '#7a1f3d' } });
  assert.ok(changed.ok);
  await until(async () => (await hrefOf(shop)) !== before);
  assert.match((await shop.app.inject(await hrefOf(shop))).body, '--accent:light-dark(#7a1f3d,#7fd6ae)');
  assert.match((await shop.app.inject('/nl')).body, '<meta name="theme-color" content="#fff8e7"');
  await until(async () => (await shop.app.inject('/site.webmanifest')).json().theme_color === '#fff8e7');
  const old = await shop.app.inject(before);
  assert.is(old.headers['cache-control'], 'no-cache', 'a page from before gets the new one, and does not keep it');
});

test('an error page has the brand’s sheet, too', async ({ shop }) => {
  const { body } = await shop.app.inject('/%zz');
  assert.match(body, await hrefOf(shop));
});

test('a brand that nobody could read is refused, and nothing is changed', async ({ shop }) => {
  const before = await hrefOf(shop);
  const refused = await change(shop, { light: { ground: '#ffffff', accent: '#ffcc00' } });
  assert.not.ok(refused.ok);
  assert.is(await hrefOf(shop), before);
});

test.run();
