import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { demoProfile } from '#server/demo/demo-profile.ts';
import { writeDocument } from '#server/render/document.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { publicShop } from '#src/shop/shop-profile.ts';
import { aManifest } from '../fixtures/a-manifest.ts';

const write = (locale: Locale) =>
  writeDocument({
    location: { route: 'home', locale, params: {}, search: new URLSearchParams(), href: '/' },
    head: { title: 'Pracownia Plakatu' },
    description: { jsonLd: [], image: null, type: 'website' },
    bodyHtml: '<p>Uwaga</p>',
    belowHtml: ['<p>Visa</p>'],
    state: {},
    shop: publicShop(demoProfile),
    manifest: aManifest,
    publicUrl: 'https://sklep.example',
    iconFallback: undefined,
  }).join('');

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
