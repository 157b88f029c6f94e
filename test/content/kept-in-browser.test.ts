// What the shop keeps in somebody's browser is named on its privacy page, each by its name: a cookie, or an entry of the storage.
import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { locales } from '#src/i18n/locales.ts';
import { listSources, type SourceFile } from '../source-imports.ts';

/** Names in sources of the storefront that reach the storage, or are set as a cookie. */
function namesIn({ text }: SourceFile): string[] {
  const entries = /\b(?:local|session)Storage\b/.test(text) ? [...text.matchAll(/'(kasa-[a-z-]+)'/g)] : [];
  const cookies = text.matchAll(/(?:COOKIE = |name: |savePreference\(name: )'(kasa_[a-z]+)'/g);
  return [...entries, ...cookies].map(([, name = '']) => name);
}

async function listKept(): Promise<string[]> {
  const sources = await listSources('{client,src,server/render}/**/*.{ts,tsx}');
  // The list of the record of processing has the office's as well.
  const ofShop = sources.filter(({ path }) => !/(^|\/)office[/.-]|generated|law\/record/.test(path));
  return [...new Set(ofShop.flatMap(namesIn))].sort();
}

const kept = await listKept();

test('the names are found where they are used', () => {
  for (const name of ['kasa_cart', 'kasa_locale', 'kasa_theme', 'kasa-reload-guard', 'kasa-wishlist'])
    assert.ok(kept.includes(name), `${name} is not among ${kept}`);
});

for (const locale of locales) {
  test(`all of them are named on the privacy page, and no others: ${locale}`, async () => {
    const page = await readFile(
      new URL(`../../server/shop/page-templates/privacy-${locale}.html`, import.meta.url),
      'utf8',
    );
    const named = new Set((page.match(/\bkasa[-_][a-z-]+/g) ?? []).map((name) => name.replace(/-$/, '')));
    assert.equal([...named].sort(), kept);
  });
}

test.run();
