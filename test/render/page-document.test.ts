import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeDocument } from '#server/render/document.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { neutralColours } from '#src/shop/brand/brand.ts';
import { demoProfile, shopOf } from '#test/fixtures/demo-shop.ts';
import { aManifest } from '../fixtures/a-manifest.ts';

const write = (locale: Locale, shop = demoProfile) =>
  writeDocument({
    location: { route: 'home', locale, params: {}, search: new URLSearchParams(), href: '/' },
    head: { title: 'Pracownia Plakatu' },
    description: { jsonLd: [], image: null, type: 'website' },
    bodyHtml: '<p>Uwaga</p>',
    belowHtml: ['<p>Visa</p>'],
    stateJson: '{}',
    shop,
    themeColours: { light: '#fbf8f2', dark: '#141210' },
    manifest: aManifest,
    publicUrl: 'https://sklep.example',
    iconFallback: undefined,
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

test('a page is not painted before the last of it has been read', () => {
  const html = write('pl');
  const [, last = ''] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];
  assert.ok(html.indexOf(`id="${last}"`) > html.indexOf('<p>Visa</p>'));
});

test.run();
