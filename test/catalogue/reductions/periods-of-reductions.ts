// Periods of reductions, over both nights on which the clocks change, and the seconds before and after their bounds.
import type { uvu } from 'uvu';
import { whole } from '../../depths.ts';

export const beside = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

/** `lastDay`: the last one of the clocks of Warsaw on which the reduced price is paid. */
export type Period = { title: string; begin: Date; end: Date; lastDay: string };

function aPeriod(title: string, begin: string, end: string, lastDay: string): Period {
  return { title, begin: new Date(begin), end: new Date(end), lastDay };
}

// Friday 00:00 until Sunday 24:00.
export const weekend = aPeriod('a weekend', '2026-11-26T23:00:00Z', '2026-11-29T23:00:00Z', '2026-11-29');
const periods = [
  weekend,
  aPeriod('the day on which the clocks are put forward', '2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z', '2027-03-28'),
  aPeriod('the day on which the clocks are put back', '2027-10-30T22:00:00Z', '2027-10-31T23:00:00Z', '2027-10-31'),
  // The period goes from the second in which the clocks are put forward to the one in which they are put back.
  aPeriod('summer time', '2027-03-28T01:00:00Z', '2027-10-31T01:00:00Z', '2027-10-31'),
];

export const momentsOf = ({ begin, end }: Period): [string, Date, 'ordinary' | 'reduced'][] => [
  ['a second before it begins', beside(begin, -1), 'ordinary'],
  ['when it begins', begin, 'reduced'],
  ['a second before it ends', beside(end, -1), 'reduced'],
  ['when it ends', end, 'ordinary'],
];

/** A test of each period; all but the weekend in the whole suite alone. */
export function inEachPeriod<Context>(
  test: uvu.Test<Context>,
  title: string,
  work: (context: Context, period: Period) => Promise<void>,
): void {
  for (const period of periods) {
    const register = period === weekend ? test : whole(test);
    register(`${title}: ${period.title}`, (context: Context) => work(context, period));
  }
}
