import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clockChangeAt, readMomentOver, readPublishAt } from '#src/dates/read-moment.ts';

const read = (text: string, timeZone = 'Europe/Warsaw') => readPublishAt(text, timeZone)?.toISOString() ?? null;

test('a moment is one by the clocks of the country', () => {
  assert.is(read('2026-12-24T18:00'), '2026-12-24T17:00:00.000Z');
  assert.is(read('2026-12-24T18:00', 'Europe/Lisbon'), '2026-12-24T18:00:00.000Z');
});

/** The clocks of Europe change at 01:00 UTC, forward to `clear` and back from it. */
const nights = [
  { zone: 'Europe/Warsaw', from: '02:00', clear: '03:00' },
  { zone: 'Europe/Lisbon', from: '01:00', clear: '02:00' },
  { zone: 'Europe/Dublin', from: '01:00', clear: '02:00' },
  { zone: 'Europe/Helsinki', from: '03:00', clear: '04:00' },
];

for (const { zone, from, clear } of nights) {
  const [hour, next] = [from.slice(0, 2), clear.slice(0, 2)];
  test(`a time that the clocks skip or show twice is no moment, and those around it are: ${zone}`, () => {
    for (const [day, kind] of [
      ['2026-03-29', 'skipped'],
      ['2026-10-25', 'twice'],
    ] as const) {
      const changeAt = (time: string) => clockChangeAt(`${day}T${time}`, 'from', zone);
      for (const minute of ['00', '30', '59']) {
        assert.equal(changeAt(`${hour}:${minute}`), { kind, instead: `${next}:${minute}` });
        assert.is(read(`${day}T${hour}:${minute}`, zone), null);
        assert.is(changeAt(`${next}:${minute}`), null);
      }
      // A minute before, and the hour after it: one hour apart in spring, as the clocks show it, and in autumn three.
      const before = `${String(Number(hour) - 1).padStart(2, '0')}:59`;
      const [last, first] = [before, clear].map((time) => Date.parse(read(`${day}T${time}`, zone) ?? ''));
      assert.is(((first ?? 0) - (last ?? 0)) / 60_000, kind === 'skipped' ? 1 : 121);
    }
  });
}

test('whole days are none of those times, also where they begin or end in such a night', () => {
  for (const { zone } of nights) {
    for (const day of ['2026-03-29', '2026-10-25']) {
      assert.is(clockChangeAt(day, 'from', zone), null);
      assert.is(clockChangeAt(day, 'until', zone), null);
    }
  }
});

test('what nobody has written anew stays what it is, also in the first of an hour that comes twice', () => {
  const over = (stored: string, text: string) =>
    readMomentOver(new Date(stored), text, 'from', 'Europe/Warsaw')?.toISOString() ?? null;
  const [first, second] = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'];
  assert.is(over(first, '2026-10-25T02:30'), first);
  assert.is(over(second, '2026-10-25T02:30'), second);
  assert.is(over(first, '2026-10-25T03:30'), '2026-10-25T02:30:00.000Z');
  assert.is(over('2026-10-24T00:30:00.000Z', '2026-10-25T02:30'), null);
  assert.is(over('2026-11-24T23:00:00.000Z', '2026-11-25T00:00'), '2026-11-24T23:00:00.000Z');
  assert.is(over(first, '2026-03-29T02:30'), null);
});

test('what is no date is no moment', () => {
  for (const text of ['2026-02-30T10:00', '2026-12-24T25:00', 'soon', '']) assert.is(read(text), null, text);
});

test.run();
