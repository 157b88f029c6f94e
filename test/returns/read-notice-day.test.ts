import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readNoticeDay } from '#server/returns/office/read-notice-day.ts';

const read = (day: string, now: string, timeZone = 'Europe/Warsaw') =>
  readNoticeDay(day, new Date(now), timeZone)?.toISOString() ?? null;

test('a day that is over was announced at its noon, by the clocks of the shop', () => {
  assert.is(read('2026-11-20', '2026-11-23T08:00:00Z'), '2026-11-20T11:00:00.000Z');
  assert.is(read('2026-07-20', '2026-08-23T08:00:00Z', 'Europe/Lisbon'), '2026-07-20T11:00:00.000Z');
});

test('today was announced now, also in the first hours of a day that has not begun in Greenwich', () => {
  assert.is(read('2026-11-21', '2026-11-20T23:30:00Z'), '2026-11-20T23:30:00.000Z');
  assert.is(read('2026-11-21', '2026-11-21T14:00:00Z'), '2026-11-21T11:00:00.000Z');
});

test('no day is ahead, long ago or missing in the calendar', () => {
  assert.is(read('2026-11-21', '2026-11-20T12:00:00Z'), null);
  assert.is(read('2026-07-01', '2026-11-20T12:00:00Z'), null);
  assert.is(read('2026-02-30', '2026-11-20T12:00:00Z'), null);
});

test.run();
