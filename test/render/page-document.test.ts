import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeDocument } from '#server/render/document.ts';
import { locales } from '#src/i18n/locales.ts';
import { aManifest } from '../fixtures/a-manifest.ts';

test('a page preloads one font, the same in every language', () => {
  for (const locale of locales) {
    const markup = writeDocument({
      location: { route: 'home', locale, params: {}, search: new URLSearchParams(), href: '/' },
      head: { title: 'Pracownia Plakatu' },
      description: { jsonLd: [], image: null, type: 'website' },
      bodyHtml: '',
      belowHtml: [],
      state: {},
      manifest: aManifest,
      publicUrl: 'https://sklep.example',
    });
    assert.equal(
      markup.join('').match(/<link rel="preload"[^>]*>/g),
      ['<link rel="preload" href="/assets/outfit.woff2" as="font" type="font/woff2" crossorigin>'],
      locale,
    );
  }
});

test.run();
