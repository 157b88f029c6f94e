import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readMomentOver, readPublishAt } from '#src/dates/read-moment.ts';

const read = (text: string, timeZone = 'Europe/Warsaw') => readPublishAt(text, timeZone)?.toISOString() ?? null;

test('a moment is one by the clocks of the country', () => {
  assert.is(read('2026-12-24T18:00'), '2026-12-24T17:00:00.000Z');
  assert.is(read('2026-12-24T18:00', 'Europe/Lisbon'), '2026-12-24T18:00:00.000Z');
});

test('an hour that the clocks skip is no moment, and of one that comes twice it is the second', () => {
  assert.is(read('2026-03-29T02:30'), null);
  assert.is(read('2026-10-25T02:30'), '2026-10-25T01:30:00.000Z');
});

test('what nobody has written anew stays what it is, also in the first of an hour that comes twice', () => {
  const over = (stored: string, text: string) =>
    readMomentOver(new Date(stored), text, 'from', 'Europe/Warsaw')?.toISOString() ?? null;
  const [first, second] = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'];
  assert.is(over(first, '2026-10-25T02:30'), first);
  assert.is(over(second, '2026-10-25T02:30'), second);
  assert.is(over(first, '2026-10-25T03:30'), '2026-10-25T02:30:00.000Z');
  assert.is(over('2026-10-24T00:30:00.000Z', '2026-10-25T02:30'), second);
  assert.is(over(first, '2026-03-29T02:30'), null);
});

test('what is no date is no moment', () => {
  for (const text of ['2026-02-30T10:00', '2026-12-24T25:00', 'soon', '']) assert.is(read(text), null, text);
});

test.run();
