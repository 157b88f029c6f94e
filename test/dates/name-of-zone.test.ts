// A field of a time names the clocks that it is by in the language of the page.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nameOfZone } from '#src/dates/name-of-zone.ts';

test('the clocks of Warsaw have a name in each language', () => {
  assert.is(nameOfZone('Europe/Warsaw', 'pl'), 'czas środkowoeuropejski');
  assert.is(nameOfZone('Europe/Warsaw', 'de'), 'Mitteleuropäische Zeit');
  assert.is(nameOfZone('Europe/Warsaw', 'nl'), 'Midden-Europese tijd');
  assert.is(nameOfZone('Europe/Warsaw', 'cs'), 'středoevropský čas');
  assert.is(nameOfZone('Europe/Warsaw', 'en'), 'Central European Time');
});

test.run();
