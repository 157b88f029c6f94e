import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isPublicHoliday } from '#src/shipping/public-holidays.ts';

function holidaysOf(year: number, country: string): string {
  const days: string[] = [];
  for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += 86_400_000) {
    if (isPublicHoliday(new Date(time), country)) days.push(new Date(time).toISOString().slice(5, 10));
  }
  return days.join(' ');
}

// The days that governments have published; days that are Sundays by their nature (Whit Sunday) are not listed.
const published: [number, string, string][] = [
  [2025, 'PL', '01-01 01-06 04-20 04-21 05-01 05-03 06-19 08-15 11-01 11-11 12-24 12-25 12-26'],
  [2026, 'PL', '01-01 01-06 04-05 04-06 05-01 05-03 06-04 08-15 11-01 11-11 12-24 12-25 12-26'],
  [2027, 'PL', '01-01 01-06 03-28 03-29 05-01 05-03 05-27 08-15 11-01 11-11 12-24 12-25 12-26'],
  // In 2025 the 27th of April was a Sunday, and it was the year of a lustrum.
  [2025, 'NL', '01-01 04-20 04-21 04-26 05-05 05-29 06-09 12-25 12-26'],
  [2026, 'NL', '01-01 04-05 04-06 04-27 05-14 05-25 12-25 12-26'],
  [2027, 'NL', '01-01 03-28 03-29 04-27 05-06 05-17 12-25 12-26'],
  [2025, 'DE', '01-01 04-18 04-21 05-01 05-29 06-09 10-03 12-25 12-26'],
  [2026, 'DE', '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'],
  [2027, 'DE', '01-01 03-26 03-29 05-01 05-06 05-17 10-03 12-25 12-26'],
  // Easter of the Orthodox churches is the same in 2025, and later in 2026 and 2027.
  [2025, 'GR', '01-01 01-06 03-03 03-25 04-18 04-20 04-21 05-01 06-09 08-15 10-28 12-25 12-26'],
  [2026, 'GR', '01-01 01-06 02-23 03-25 04-10 04-12 04-13 05-01 06-01 08-15 10-28 12-25 12-26'],
  [2027, 'RO', '01-01 01-02 01-06 01-07 01-24 04-30 05-01 05-02 05-03 06-01 06-20 06-21 08-15 11-30 12-01 12-25 12-26'],
  [2026, 'IE', '01-01 02-02 03-17 04-06 05-04 06-01 08-03 10-26 12-25 12-26'],
  [2030, 'IE', '01-01 02-01 03-17 04-22 05-06 06-03 08-05 10-28 12-25 12-26'],
  [2025, 'SK', '01-01 01-06 04-18 04-21 05-01 05-08 07-05 08-29 09-15 11-01 12-24 12-25 12-26'],
  [2026, 'SK', '01-01 01-06 04-03 04-06 05-01 07-05 08-29 11-01 12-24 12-25 12-26'],
  [2026, 'IT', '01-01 01-06 04-05 04-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26'],
];

for (const [year, country, days] of published) {
  test(`${country} in ${year}`, () => assert.is(holidaysOf(year, country), days));
}

test('a country without rules has no holidays', () => {
  assert.is(holidaysOf(2026, 'US'), '');
});

test.run();
