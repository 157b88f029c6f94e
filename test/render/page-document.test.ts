import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeDocument } from '#server/render/document.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { neutralColours } from '#src/shop/brand/brand.ts';
import { demoProfile, shopOf } from '#test/fixtures/demo-shop.ts';
import { aManifest } from '../fixtures/a-manifest.ts';

const write = (locale: Locale, shop = demoProfile, bodyHtml = '<p>Uwaga</p>', textsJson?: string) =>
  writeDocument({
    location: { route: 'home', locale, params: {}, search: new URLSearchParams(), href: '/' },
    head: { title: 'Pracownia Plakatu' },
    description: { jsonLd: [], image: null, type: 'website' },
    bodyHtml,
    belowHtml: ['<p>Visa</p>'],
    stateJson: '{}',
    shop,
    themeColours: { light: '#fbf8f2', dark: '#141210' },
    manifest: { ...aManifest, fonts: { ...aManifest.fonts, 'inter-greek': '/assets/inter-greek.woff2' } },
    publicUrl: 'https://sklep.example',
    iconFallback: undefined,
    textsJson,
  }).join('');

test('a page preloads the typeface of its brand alone', () => {
  const shop = shopOf({ brand: { ...neutralColours, typeface: 'Literata' } });
  assert.equal(write('pl', shop).match(/assets\/[\w-]+\.woff2/g), ['assets/literata.woff2']);
});

test('a page preloads one font, the same in every language', () => {
  for (const locale of locales) {
    assert.equal(
      write(locale).match(/<link rel="preload"[^>]*>/g),
      ['<link rel="preload" href="/assets/outfit.woff2" as="font" type="font/woff2" crossorigin>'],
      locale,
    );
  }
});

// Before: the letters came after the first view, and an optional typeface that does so is not shown.
test('a page of a Greek shop preloads Greek letters where it has any', () => {
  const { company } = demoProfile;
  const shopIn = (country: string) => shopOf({ company: { ...company, address: { ...company.address, country } } });
  const fontsOf = (country: string, text: string) =>
    write('en', shopIn(country), `<p>${text}</p>`).match(/assets\/[\w-]+\.woff2/g);
  assert.equal(fontsOf('GR', 'Μέλι'), ['assets/outfit.woff2', 'assets/inter-greek.woff2']);
  assert.equal(fontsOf('GR', 'Honey'), ['assets/outfit.woff2']);
  assert.equal(fontsOf('PL', 'Μέλι'), ['assets/outfit.woff2']);
});

test('a page is not painted before the last of it has been read', () => {
  const html = write('pl');
  const [, last = ''] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];
  assert.ok(html.indexOf(`id="${last}"`) > html.indexOf('<p>Visa</p>'));
});

test('a page with its texts in it fetches none, and its scripts before the typeface', () => {
  const [apart, within] = [write('pl'), write('pl', demoProfile, '<p>Uwaga</p>', '{"office.title":"Zaplecze"}')];
  const texts = [...aManifest.messages.pl, ...(aManifest.routes.home?.messages.pl ?? [])];
  assert.ok(texts.length > 0);
  for (const file of texts) {
    assert.ok(apart.includes(`<link rel="modulepreload" href="${file}" fetchpriority="low">`), file);
    assert.not.ok(within.includes(file), file);
  }
  assert.match(within, '<script type="application/json" id="kasa-texts">{"office.title":"Zaplecze"}</script>');
  assert.ok(within.indexOf(`src="${aManifest.entry}"`) < within.indexOf('as="font"'));
  assert.ok(apart.indexOf(`src="${aManifest.entry}"`) > apart.indexOf('as="font"'));
});

test.run();
