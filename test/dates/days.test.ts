// A day is one that the calendar has, wherever it is typed.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isDay } from '#src/dates/local-date.ts';
import { readPeriodBound } from '#src/dates/period-bound.ts';
import { orderFilters } from '#src/orders/office/order-filters.ts';

const days = ['2026-02-28', '2028-02-29', '2026-12-31'];
const noDays = ['2026-02-29', '2026-02-31', '2026-13-01', '2026-00-10', '2026-01-32', '0000-01-01', '2026-1-1', ''];

test('the 31st of February is no day, nor is one of the year nought, which databases do not know', () => {
  assert.equal(days.filter(isDay), days);
  assert.equal(noDays.filter(isDay), []);
});

test('a list of orders leaves out a day that is none', () => {
  const read = (day: string) => orderFilters.read(new URLSearchParams({ from: day, to: day }));
  for (const day of days) assert.equal([read(day).from, read(day).to], [day, day]);
  for (const day of noDays) assert.equal([read(day).from, read(day).to], [null, null], day);
});

test('a discount neither begins nor ends on one', () => {
  for (const day of noDays) assert.is(readPeriodBound(day, 'until', 'Europe/Warsaw'), null, day);
  for (const moment of ['2026-02-31T10:00', '2026-02-28T24:00', '2026-02-28T10:60', '2026-02-28T'])
    assert.is(readPeriodBound(moment, 'from', 'Europe/Warsaw'), null, moment);
  assert.equal(readPeriodBound('2026-02-28T10:00', 'from', 'Europe/Warsaw'), new Date('2026-02-28T09:00Z'));
});

test.run();
