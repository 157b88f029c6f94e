// Three hundred lines of addresses of ten countries, and others as Portugal, Ireland and Greece write them, from public names
// of streets: `country|line|street|number|flat`.
import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { streetAndNumber } from '#server/shipping/labels/inpost-request.ts';
import { splitStreet } from '#server/shipping/labels/split-street.ts';

const fixture = (name: string) => new URL(`../../fixtures/addresses/${name}.txt`, import.meta.url);
/** What stands between number and flat is the writer's. */
const bare = (house: string) => house.replace(/[\s,/-]+/g, '');

test('the last number of a line is the house’s, and the street keeps those of its name', async () => {
  for (const [name, count] of [
    ['streets-before', 150],
    ['streets-after', 150],
    ['streets-of-coasts', 41],
  ] as const) {
    const rows = (await readFile(fixture(name), 'utf8')).trim().split('\n');
    assert.is(rows.length, count);
    for (const row of rows) {
      const [country = '', line = '', street, number = '', flat = ''] = row.split('|');
      const found = splitStreet(line, country);
      assert.equal([found.street, bare(found.house)], [street, bare(number + flat)], row);
    }
  }
});

test('a line without a number is all street', () => {
  for (const line of ['Hanswarft', 'ul. 3 Maja', '28. října', 'Straße des 17. Juni'])
    assert.equal(splitStreet(line, 'PL'), { street: line, house: '' });
});

test('InPost gets street and number, with what the second line adds', () => {
  const of = (line1: string, line2 = '') => streetAndNumber({ line1, line2, country: 'PL' });
  for (const [line, street, building_number] of [
    ['ul. 3 Maja 5', 'ul. 3 Maja', '5'],
    ['ul. 11 Listopada 22/4', 'ul. 11 Listopada', '22/4'],
    ['Plac 1 Maja 3', 'Plac 1 Maja', '3'],
    ['os. 1000-lecia 12', 'os. 1000-lecia', '12'],
    ['ul. 3-go Maja 7 m. 2', 'ul. 3-go Maja', '7 m. 2'],
    ['Długa12', 'Długa', '12'],
    ['ul. Jana Pawła II 15 m. 4', 'ul. Jana Pawła II', '15 m. 4'],
  ] as const) {
    assert.equal(of(line), { street, building_number });
  }
  assert.equal(of('ul. 3 Maja 5', 'm. 7'), { street: 'ul. 3 Maja', building_number: '5 m. 7' });
  assert.equal(of('ul. 3 Maja', '5/7'), { street: 'ul. 3 Maja', building_number: '5/7' });
  assert.equal(of('Folwark'), { street: 'Folwark' });
});

test.run();
