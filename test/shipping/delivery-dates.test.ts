import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dispatch, deliveryDates, type Transit } from '#src/shipping/delivery-dates.ts';
import { aDispatch } from '../fixtures/settings/a-dispatch.ts';

const datesOf = (now: string, transit: Partial<Transit> = {}, dispatch: Partial<Dispatch> = {}) => {
  const { earliest, latest, orderBefore } = deliveryDates(
    new Date(now),
    { minDays: 1, maxDays: 2, country: 'PL', ...transit },
    aDispatch(dispatch),
  );
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

test('a merchant may need days to pack, and have another last hour', () => {
  assert.equal(datesOf('2026-11-17T14:00:00Z', {}, { cutOffHour: 16, handlingDays: 2 }), [
    '2026-11-20',
    '2026-11-23',
    '2026-11-17T15:00:00.000Z',
  ]);
  // At 15:00 in Warsaw it is over.
  assert.is(datesOf('2026-11-17T15:00:00Z', {}, { cutOffHour: 16 })[2], '2026-11-18T15:00:00.000Z');
});

test('nothing leaves on a day off, and what has left is carried on it', () => {
  const daysOff = [{ from: '2026-11-18', until: '2026-11-20' }];
  assert.equal(datesOf('2026-11-17T11:30:00Z', {}, { daysOff })[2], '2026-11-23T11:00:00.000Z');
  assert.equal(datesOf('2026-11-17T09:00:00Z', {}, { daysOff }).slice(0, 2), ['2026-11-18', '2026-11-19']);
});

test('the clock and the holidays are those of the country that parcels leave from', () => {
  // 11:30 in Warsaw is 12:30 in Helsinki.
  assert.is(datesOf('2026-11-17T10:30:00Z', {}, { country: 'FI' })[2], '2026-11-18T10:00:00.000Z');
  // Independence Day of Poland is nothing in Germany.
  assert.is(datesOf('2026-11-11T08:00:00Z', { country: 'DE' }, { country: 'DE' })[0], '2026-11-12');
  // Late in the evening the hours of Lisbon and of UTC are those of one day, and those of Athens are of two.
  assert.is(datesOf('2026-11-17T20:30:00Z', {}, { country: 'GR', cutOffHour: 23 })[2], '2026-11-17T21:00:00.000Z');
  assert.is(datesOf('2026-07-07T20:30:00Z', {}, { country: 'GR', cutOffHour: 1 })[2], '2026-07-07T22:00:00.000Z');
});

test.run();
