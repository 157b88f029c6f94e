// Each font file holds every letter of the shop's own texts; a letter it lacks would be set in another face.
import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readDemoPages } from '#server/demo/demo-content-pages.ts';
import { loadAllMessages } from '#src/i18n/all-messages.ts';
import { locales } from '#src/i18n/locales.ts';
import { fontFileOf, type TypefaceName, typefaceNames } from '#src/shop/brand/typefaces.ts';
import { listWoff2Characters } from './woff2-characters.ts';

const root = new URL('../../', import.meta.url);
const charactersOf = async (name: TypefaceName) =>
  listWoff2Characters(await readFile(new URL(`src/ui/fonts/${fontFileOf(name)}.woff2`, root)));
const characters = await charactersOf('Outfit');
// Outfit has no arrows to the side: the system's stand in for them.
const drawnBySystem = new Set('→'.split(''));

function missing(text: string, from = characters): string[] {
  const ours = [...new Set(text)].filter((character) => character >= ' ' && !drawnBySystem.has(character));
  return ours.filter((character) => !from.has(character.codePointAt(0) ?? 0)).sort();
}

for (const name of typefaceNames) {
  test(`every character of the texts is in ${name}`, async () => {
    const ofFamily = await charactersOf(name);
    for (const locale of locales)
      assert.equal(missing(JSON.stringify(await loadAllMessages(locale)), ofFamily), [], locale);
    assert.equal(missing('ĄĆĘŁŃÓŚŹŻąćęłńóśźż ÄÖÜẞäöüß ËëÏïÉé ČŘŠŽĎŤŇŮĚčřšžďťňůě ŐŰőű „”“‚‘’–—…·×−€', ofFamily), []);
  });
}

test('the letters of names and addresses around us are in the font, and no others are claimed', () => {
  assert.equal(missing('ĄĆĘŁŃÓŚŹŻąćęłńóśźż ÄÖÜẞäöüß ĲĳËëÏïÉé ČŘŠŽĎŤŇŮĽĹŔčřšžďťňůľĺŕ ŐŰőű ĀĒĪŪĢĶĻŅāēīūģķļņ ĖĮŲėįų'), []);
  assert.equal(missing('„”“‚‘’«»‹›–—…•·×−€£zł§°²№Ж'), ['Ж', '№']);
});

test('every character of the demo shop is in the font', async () => {
  const demo = new URL('server/demo/', root);
  for (const name of ['data/pracownia-plakatu.csv', 'demo-collections.ts', 'data/pickup-points.json']) {
    assert.equal(missing(await readFile(new URL(name, demo), 'utf8')), [], name);
  }
  assert.equal(missing(JSON.stringify(await readDemoPages())), []);
});

test.run();
