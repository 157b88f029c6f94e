import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { deliveryDates } from '#src/shipping/delivery-dates.ts';

test('an order before noon leaves the same day', () => {
  // Tuesday 17 November 2026, 10:00 in Warsaw.
  assert.equal(deliveryDates(new Date('2026-11-17T09:00:00Z'), 1, 2), { earliest: '2026-11-18', latest: '2026-11-19' });
});

test('an order after noon leaves the next working day', () => {
  assert.equal(deliveryDates(new Date('2026-11-17T12:00:00Z'), 1, 2), { earliest: '2026-11-19', latest: '2026-11-20' });
});

test('weekends do not count', () => {
  // Saturday: sent on Monday.
  assert.equal(deliveryDates(new Date('2026-11-21T08:00:00Z'), 1, 3), { earliest: '2026-11-24', latest: '2026-11-26' });
});

test('the clock of the workshop decides, not the one of the server', () => {
  // 23:30 UTC on Sunday is Monday, 00:30, in Warsaw.
  assert.equal(deliveryDates(new Date('2026-11-22T23:30:00Z'), 1, 1), { earliest: '2026-11-24', latest: '2026-11-24' });
});

test.run();
