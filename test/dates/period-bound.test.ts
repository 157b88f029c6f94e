import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readPeriodBound, writePeriodBound } from '#src/dates/period-bound.ts';

const test = suite('when a discount code is valid');

const warsaw = 'Europe/Warsaw';
const read = (text: string, bound: 'from' | 'until') => readPeriodBound(text, bound, warsaw)?.toISOString() ?? null;

test('a first day begins at its midnight, and a last day ends at the midnight after it, by the clocks there', () => {
  assert.is(read('2027-03-01', 'from'), '2027-02-28T23:00:00.000Z');
  assert.is(read('2027-03-31', 'until'), '2027-03-31T22:00:00.000Z');
  assert.is(read('2027-12-31', 'until'), '2027-12-31T23:00:00.000Z');
});

test('a moment is a moment', () => {
  assert.is(read('2027-03-01T18:30', 'from'), '2027-03-01T17:30:00.000Z');
  assert.is(read('2027-06-01T18:30', 'until'), '2027-06-01T16:30:00.000Z');
});

test('what is written is what was read', () => {
  for (const bound of ['from', 'until'] as const) {
    for (const text of [
      '2027-01-01',
      '2027-03-28',
      '2027-10-31',
      '2028-02-29',
      '2027-07-01T00:01',
      '2027-12-31T23:59',
    ]) {
      const at = readPeriodBound(text, bound, warsaw);
      assert.is(at && writePeriodBound(at, bound, warsaw), text, bound);
    }
  }
});

test('what is no day and no moment is refused', () => {
  for (const text of ['', '2027-02-31', '2027-13-01', '31.03.2027', '2027-03-31T24:00', '2027-3-1', 'soon']) {
    assert.is(read(text, 'until'), null, text);
  }
});

test.run();
