// The day by which KSeF must have what was issued offline. It is the next working day, unless the ministry has announced that
// KSeF is not there. Of what is issued in a planned unavailability (art. 106nh of the VAT act) it is the next working day after
// its end; of a failure (art. 106nf) the seventh, also for what was issued before and is not yet due when it begins
// (art. 106nda, 106nh), and once more from the end of a failure that follows in those days.
import { dateIn, momentIn } from '#src/dates/local-date.ts';
import type { InvoiceSettings } from '#src/shop/invoices/invoice-settings.ts';
import { nextWorkingDay } from '../working-days.ts';

const AFTER_FAILURE = 7;

/** `until`: null while it goes on. */
export type Outage = { kind: InvoiceSettings['ksefOutages'][number]['kind']; from: Date; until: Date | null };

/** What is announced, by its beginning. */
export function outagesOf({ ksefOutages }: Pick<InvoiceSettings, 'ksefOutages'>, timeZone: string): Outage[] {
  return ksefOutages
    .map(({ kind, from, until }) => ({
      ...{ kind, from: momentIn(timeZone, from) },
      until: until === null ? null : momentIn(timeZone, until),
    }))
    .sort((one, other) => Number(one.from) - Number(other.from));
}

export function findOutageAt(outages: readonly Outage[], at: Date): Outage | null {
  return outages.find((outage) => holdsAt(outage, at)) ?? null;
}

const holdsAt = ({ from, until }: Outage, at: Date) => from <= at && (until === null || at < until);

type IssuedOffline = { issuedAt: Date; issuedOn: string };

/** The last day, as `2026-12-07`; null while an outage goes on from whose end it is counted. */
export function dueDayOf(
  { issuedAt, issuedOn }: IssuedOffline,
  { outages, timeZone }: { outages: readonly Outage[]; timeZone: string },
): string | null {
  let due = nextWorkingDay(issuedOn);
  for (const outage of outages) {
    const { kind, from, until } = outage;
    const isLater = until === null || until > issuedAt;
    const isMeant = kind === 'failure' ? isLater && dateIn(timeZone, from) <= due : holdsAt(outage, issuedAt);
    if (!isMeant) continue;
    if (until === null) return null;
    const end = dateIn(timeZone, until);
    const own = kind === 'failure' ? workingDaysAfter(end, AFTER_FAILURE) : nextWorkingDay(end);
    if (own > due) due = own;
  }
  return due;
}

function workingDaysAfter(day: string, count: number): string {
  return count === 0 ? day : workingDaysAfter(nextWorkingDay(day), count - 1);
}
