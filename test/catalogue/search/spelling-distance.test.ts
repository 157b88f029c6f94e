import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { forgivenSlips, spellingDistance } from '#server/catalogue/search/spelling-distance.ts';

test('each letter added, left out or changed is a slip, and so are two swapped', () => {
  const distances: [typed: string, word: string, slips: number][] = [
    ['plakat', 'plakat', 0],
    ['plakta', 'plakat', 0.75],
    ['zol', 'zolw', 1],
    ['zolwk', 'zolw', 1.25],
    ['', 'kot', 3],
    ['kot', '', 3.75],
  ];
  for (const [typed, word, slips] of distances) assert.is(spellingDistance(typed, word), slips, `${typed} ${word}`);
});

test('letters that sound alike and doubled ones are half a slip, another letter is more than one', () => {
  const distances: [typed: string, word: string, slips: number][] = [
    ['zolf', 'zolw', 0.5],
    ['krakof', 'krakow', 0.5],
    ['ciahc', 'ciach', 0.75],
    ['skizenbuch', 'skizzenbuch', 0.5],
    ['zzolw', 'zolw', 0.5],
    ['kat', 'kot', 0.75],
    ['horse', 'house', 1.25],
  ];
  for (const [typed, word, slips] of distances) assert.is(spellingDistance(typed, word), slips, `${typed} ${word}`);
});

test('longer words are forgiven more, and none so much that it becomes another word', () => {
  assert.equal([2, 3, 5, 6, 8, 11].map(forgivenSlips), [0, 1, 1, 1.5, 2, 2.75]);
  for (const [typed, word] of [
    ['turtle', 'title'],
    ['poster', 'posen'],
    ['horse', 'house'],
    ['movie', 'move'],
  ] as const) {
    assert.ok(spellingDistance(typed, word) > forgivenSlips(typed.length), `${typed} ${word}`);
  }
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
