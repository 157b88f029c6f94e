import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { intervalsOf, namedPeriod, periodBefore, periodOf } from '#src/reports/report-periods.ts';

const today = '2026-11-29';
const between = (from: string, until: string) => ({ from, until });

test('a period is called by what it says, and ends today at the latest', () => {
  assert.equal(namedPeriod('last7', today), between('2026-11-23', today));
  assert.equal(namedPeriod('last30', today), between('2026-10-31', today));
  assert.equal(namedPeriod('thisMonth', today), between('2026-11-01', today));
  assert.equal(namedPeriod('lastMonth', today), between('2026-10-01', '2026-10-31'));
  assert.equal(namedPeriod('lastMonth', '2026-01-15'), between('2025-12-01', '2025-12-31'));
  assert.equal(namedPeriod('thisYear', today), between('2026-01-01', today));
  assert.equal(namedPeriod('lastYear', today), between('2025-01-01', '2025-12-31'));
});

test('a month is compared with the month before, up to the same day, and any days with as many before them', () => {
  assert.equal(periodBefore(between('2026-11-01', '2026-11-29')), between('2026-10-01', '2026-10-29'));
  assert.equal(periodBefore(between('2026-11-01', '2026-11-30')), between('2026-10-01', '2026-10-31'), 'whole');
  assert.equal(periodBefore(between('2026-03-01', '2026-03-30')), between('2026-02-01', '2026-02-28'));
  assert.equal(periodBefore(between('2024-03-01', '2024-03-31')), between('2024-02-01', '2024-02-29'));
  assert.equal(periodBefore(between('2026-01-01', '2026-01-31')), between('2025-12-01', '2025-12-31'));
  assert.equal(periodBefore(between('2026-01-01', '2026-11-29')), between('2025-01-01', '2025-11-29'));
  assert.equal(periodBefore(between('2025-01-01', '2025-12-31')), between('2024-01-01', '2024-12-31'));
  assert.equal(periodBefore(between('2026-11-23', '2026-11-29')), between('2026-11-16', '2026-11-22'));
  assert.equal(periodBefore(between('2026-10-15', '2026-11-14')), between('2026-09-14', '2026-10-14'));
});

test('in January this year is this month, and is compared as one; from February on with the year before', () => {
  assert.equal(namedPeriod('thisYear', '2026-01-15'), namedPeriod('thisMonth', '2026-01-15'));
  assert.equal(periodBefore(namedPeriod('thisYear', '2026-01-15')), between('2025-12-01', '2025-12-15'));
  assert.equal(periodBefore(namedPeriod('thisYear', '2026-02-01')), between('2025-01-01', '2025-02-01'));
});

test('what is no day is taken from the last thirty, and days in the wrong order change places', () => {
  assert.equal(periodOf({}, today), between('2026-10-31', today));
  assert.equal(periodOf({ from: '2026-02-31', until: 'yesterday' }, today), between('2026-10-31', today));
  assert.equal(periodOf({ from: '2026-11-20', until: '2026-11-10' }, today), between('2026-11-10', '2026-11-20'));
  assert.equal(periodOf({ from: null, until: '2026-01-31' }, today), between('2026-01-02', '2026-01-31'));
  assert.is(intervalsOf(periodOf({ from: '1000-01-01', until: today }, today)).length, 122, 'ten years at most');
});

test('the last year that four digits write is no day', () => {
  assert.equal(periodOf({ from: '9999-12-31', until: '9999-12-31' }, today), periodOf({}, today));
  assert.is(periodOf({ from: '9998-12-31', until: '9998-12-31' }, today).until, '9998-12-31');
});

test('a quarter is shown by day, and what is longer by month', () => {
  const quarter = intervalsOf(between('2026-07-01', '2026-09-30'));
  assert.equal([quarter.length, quarter[0], quarter.at(-1)], [92, '2026-07-01', '2026-09-30']);
  const longer = intervalsOf(between('2026-06-30', '2026-09-30'));
  assert.equal(longer, ['2026-06', '2026-07', '2026-08', '2026-09']);
});

test.run();
