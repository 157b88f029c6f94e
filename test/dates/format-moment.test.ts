// Days and moments in five languages, by the clocks of the company's country, over the nights on which they change.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { timeZoneOf } from '#src/countries/time-zone.ts';
import { dayAndMonth, formatDay, formatMoment, longDay, shortDay } from '#src/dates/format-moment.ts';
import { formatReceipt } from '#src/dates/format-receipt.ts';
import { dateIn, localTimeIn, momentIn } from '#src/dates/local-date.ts';
import { readPeriodBound, writePeriodBound } from '#src/dates/period-bound.ts';
import { locales } from '#src/i18n/locales.ts';

const zones = ['PL', 'IE', 'FI'].map(timeZoneOf);
const HOUR_MS = 3_600_000;
/** Evenings of UTC before the clocks change. */
const changes = [Date.UTC(2026, 2, 28, 18), Date.UTC(2026, 9, 24, 18)];
const hoursOf = (from: number, step = HOUR_MS) =>
  Array.from({ length: (12 * HOUR_MS) / step }, (_, index) => new Date(from + index * step));

test('each style, in each language', () => {
  const at = '2026-11-24T22:05:09Z';
  const shown = locales.map((locale) =>
    [shortDay, longDay, dayAndMonth].map((style) => formatDay(at, locale, 'Europe/Warsaw', style)),
  );
  assert.equal(Object.fromEntries(locales.map((locale, index) => [locale, shown[index]])), {
    pl: ['24.11.2026', '24 listopada 2026', '24 listopada'],
    de: ['24.11.2026', '24. November 2026', '24. November'],
    en: ['24/11/2026', '24 November 2026', '24 November'],
    nl: ['24-11-2026', '24 november 2026', '24 november'],
    cs: ['24. 11. 2026', '24. listopadu 2026', '24. listopadu'],
  });
  assert.is(formatMoment(at, 'pl', 'Europe/Helsinki', dayAndMonth), '25 listopada, 00:05');
  assert.is(formatDay('2026-11-24', 'de', 'UTC', shortDay), '24.11.2026');
});

test('moments show what the clocks of the zone show, whatever the language and on the nights of their change', () => {
  for (const timeZone of zones) {
    for (const at of changes.flatMap((from) => hoursOf(from))) {
      const [day = '', time] = localTimeIn(timeZone, at).split('T');
      assert.is(dateIn(timeZone, at), day);
      for (const locale of locales) {
        const shown = formatMoment(at, locale, timeZone, shortDay);
        const [shownDay = '', shownTime] = shown.split(', ');
        assert.is(shownTime, time, `${timeZone} ${at.toISOString()} ${locale}`);
        assert.is(shownDay.match(/\d+/g)?.reverse().join('-'), day, `${timeZone} ${at.toISOString()} ${locale}`);
      }
    }
  }
});

test('of the hour that comes twice, a receipt says which of them is meant', () => {
  const [first, second] = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'];
  assert.is(formatReceipt(first, 'pl', 'Europe/Warsaw'), '25 października 2026, 02:30:00 (UTC+2)');
  assert.is(formatReceipt(second, 'pl', 'Europe/Warsaw'), '25 października 2026, 02:30:00 (UTC+1)');
});

test('a day or moment that is written is read back as the same, but for the hour that comes twice', () => {
  for (const timeZone of zones) {
    for (const at of changes.flatMap((from) => hoursOf(from, HOUR_MS / 2))) {
      const local = localTimeIn(timeZone, at);
      const isTwice = [-HOUR_MS, HOUR_MS].some(
        (distance) => localTimeIn(timeZone, new Date(at.getTime() + distance)) === local,
      );
      if (isTwice) continue;
      assert.equal(momentIn(timeZone, local), at, `${timeZone} ${local}`);
      for (const bound of ['from', 'until'] as const) {
        assert.equal(
          readPeriodBound(writePeriodBound(at, bound, timeZone), bound, timeZone),
          at,
          `${timeZone} ${local}`,
        );
      }
    }
  }
});

test.run();
