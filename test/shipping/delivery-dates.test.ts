import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { deliveryDates, type Transit } from '#src/shipping/delivery-dates.ts';

const datesOf = (now: string, transit: Partial<Transit> = {}) => {
  const { earliest, latest, orderBefore } = deliveryDates(new Date(now), {
    minDays: 1,
    maxDays: 2,
    country: 'PL',
    ...transit,
  });
  return [earliest, latest, orderBefore.toISOString()];
};

test('an order before noon leaves the same day', () => {
  // Tuesday 17 November 2026, 10:00 in Warsaw.
  assert.equal(datesOf('2026-11-17T09:00:00Z'), ['2026-11-18', '2026-11-19', '2026-11-17T11:00:00.000Z']);
});

test('an order at noon or after it leaves the next working day', () => {
  assert.equal(datesOf('2026-11-17T10:59:59Z')[0], '2026-11-18');
  assert.equal(datesOf('2026-11-17T11:00:00Z'), ['2026-11-19', '2026-11-20', '2026-11-18T11:00:00.000Z']);
});

test('noon is that of summer time in summer', () => {
  assert.equal(datesOf('2026-07-07T09:59:59Z'), ['2026-07-08', '2026-07-09', '2026-07-07T10:00:00.000Z']);
  assert.equal(datesOf('2026-07-07T10:00:00Z')[0], '2026-07-09');
});

test('weekends do not count', () => {
  // Saturday: sent on Monday.
  assert.equal(datesOf('2026-11-21T08:00:00Z', { maxDays: 3 }), [
    '2026-11-24',
    '2026-11-26',
    '2026-11-23T11:00:00.000Z',
  ]);
});

test('the clock of the workshop decides, not the one of the server', () => {
  // 23:30 UTC on Sunday is Monday, 00:30, in Warsaw.
  assert.equal(datesOf('2026-11-22T23:30:00Z').slice(0, 2), ['2026-11-24', '2026-11-25']);
});

test('nothing is sent on a holiday of the workshop', () => {
  // Wednesday 11 November 2026, Independence Day.
  assert.equal(datesOf('2026-11-11T08:00:00Z'), ['2026-11-13', '2026-11-16', '2026-11-12T11:00:00.000Z']);
});

test('nothing is delivered on a holiday of the destination', () => {
  // Sent on Thursday 1 October; Saturday is German Unity Day in 2026, in 2025 it was a Friday.
  assert.equal(datesOf('2026-10-01T08:00:00Z', { country: 'DE' }).slice(0, 2), ['2026-10-02', '2026-10-05']);
  assert.equal(datesOf('2025-10-02T08:00:00Z', { country: 'DE' }).slice(0, 2), ['2025-10-06', '2025-10-07']);
  assert.equal(datesOf('2025-10-02T08:00:00Z', { country: 'NL' }).slice(0, 2), ['2025-10-03', '2025-10-06']);
});

test('over Christmas both countries rest', () => {
  // Ordered on Wednesday 23 December 2026: the 24th is free in Poland, the 25th and 26th in both.
  assert.equal(datesOf('2026-12-23T08:00:00Z', { country: 'NL' }).slice(0, 2), ['2026-12-28', '2026-12-29']);
});

test('what is made to order leaves three working days later, for the same deadline', () => {
  assert.equal(datesOf('2026-11-17T09:00:00Z', { isMadeToOrder: true }), [
    '2026-11-23',
    '2026-11-24',
    '2026-11-17T11:00:00.000Z',
  ]);
});

test.run();
