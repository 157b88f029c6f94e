import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { forgivenSlips, spellingDistance } from '#server/catalogue/search/spelling-distance.ts';

test('each letter added, left out or changed is a slip, and so are two swapped', () => {
  const distances: [string, string, number][] = [
    ['plakat', 'plakat', 0],
    ['plakat', 'plakta', 1],
    ['zolw', 'zolf', 1],
    ['zolw', 'zol', 1],
    ['zolw', 'zzolw', 1],
    ['kot', 'tok', 2],
    ['', 'kot', 3],
    ['kot', '', 3],
  ];
  for (const [a, b, slips] of distances) assert.is(spellingDistance(a, b), slips, `${a} ${b}`);
});

test('longer words are forgiven more', () => {
  assert.equal([2, 3, 4, 5, 8, 9].map(forgivenSlips), [0, 1, 1, 2, 2, 3]);
});

test('beyond a limit nothing is said but that it is more, and within it the same as without', () => {
  assert.is(spellingDistance('plakat', 'zegarmistrz', 3), 4);
  assert.is(spellingDistance('abcdefgh', 'hgfedcba', 2), 3);
  for (const word of ['plakta', 'lpakat', 'plaktak', 'polakat', 'plkt', 'kot']) {
    const slips = spellingDistance('plakat', word);
    for (const limit of [1, 2, 3, 4]) {
      assert.is(spellingDistance('plakat', word, limit), slips <= limit ? slips : limit + 1, `${word} ${limit}`);
    }
  }
});

test.run();
