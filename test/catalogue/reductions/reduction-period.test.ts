// Days and times as people write them, by the clocks of the company's country, over both changes of the clocks.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readPeriod } from '#src/catalogue/reductions/reduction-period.ts';

const now = new Date('2026-03-01T12:00:00Z');
const timeZone = 'Europe/Warsaw';
const read = (from: string, until: string, at = now) => readPeriod({ from, until, now: at, timeZone });
const momentsOf = (from: string, until: string) => {
  const period = read(from, until);
  if (!period.ok) throw new Error(period.error.kind);
  return [period.value.beginsAt.toISOString(), period.value.endsAt?.toISOString() ?? null];
};
const kindOf = (from: string, until: string) => {
  const period = read(from, until);
  return period.ok ? 'ok' : period.error.kind;
};

test('days last from midnight to midnight of the shop’s clocks', () => {
  assert.equal(momentsOf('2026-11-27', '2026-11-29'), ['2026-11-26T23:00:00.000Z', '2026-11-29T23:00:00.000Z']);
  assert.equal(momentsOf('2026-07-03', '2026-07-05'), ['2026-07-02T22:00:00.000Z', '2026-07-05T22:00:00.000Z']);
});

test('the day on which the clocks are put forward has 23 hours, and the one on which they are put back 25', () => {
  assert.equal(momentsOf('2026-03-29', '2026-03-29'), ['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z']);
  assert.equal(momentsOf('2026-10-25', '2026-10-25'), ['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z']);
});

test('times are those of the clocks', () => {
  assert.equal(momentsOf('2026-11-27T18:00', '2026-11-29'), ['2026-11-27T17:00:00.000Z', '2026-11-29T23:00:00.000Z']);
  assert.equal(momentsOf('2026-10-25T04:30', '2026-10-25T06:00'), [
    '2026-10-25T03:30:00.000Z',
    '2026-10-25T05:00:00.000Z',
  ]);
});

test('an open begin is now, and an open end stays open', () => {
  assert.equal(momentsOf('', ''), [now.toISOString(), null]);
  assert.equal(momentsOf('2026-03-01', ''), [now.toISOString(), null], 'and so is today');
});

test('what makes no sense is refused by name', () => {
  assert.is(kindOf('soon', ''), 'BeginUnreadable');
  assert.is(kindOf('2026-02-30', ''), 'BeginUnreadable');
  assert.is(kindOf('2026-11-27T25:00', ''), 'BeginUnreadable');
  assert.is(kindOf('', 'never'), 'EndUnreadable');
  assert.is(kindOf('2026-11-29', '2026-11-27'), 'EndBeforeBegin');
  assert.is(kindOf('2026-11-29T10:00', '2026-11-29T10:00'), 'EndBeforeBegin');
  assert.is(kindOf('2026-02-28', ''), 'BeginPast');
  assert.is(kindOf('2026-02-27', '2026-02-28'), 'EndPast');
});

test.run();
