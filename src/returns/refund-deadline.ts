// The day until which the money of a withdrawal goes back: fourteen days from the notice, but it may wait until the
// goods are here or the shopper has proved that they were sent (Directive 2011/83, Article 13(1) and (3)). Ends on days
// off, too: nobody is later than the law wants who pays a day early.
import { dateIn } from '../dates/local-date.ts';

const REFUND_DAYS = 14;
const DAY_MS = 86_400_000;

export type AnnouncedReturn = {
  announcedAt: Date;
  receivedAt: Date | null;
  proofOfSendingAt: Date | null;
  /** Some of the goods had left: there is something to wait for. */
  isSent: boolean;
};

export type RefundDeadline = {
  /** The last day, as YYYY-MM-DD. */
  dueOn: string;
  /** The money may still wait for the goods. */
  isWaiting: boolean;
  isOverdue: boolean;
};

export function refundDeadline(
  { announcedAt, receivedAt, proofOfSendingAt, isSent }: AnnouncedReturn,
  { now, timeZone }: { now: Date; timeZone: string },
): RefundDeadline {
  const end = new Date(Date.parse(`${dateIn(timeZone, announcedAt)}T00:00:00Z`) + REFUND_DAYS * DAY_MS);
  const dueOn = end.toISOString().slice(0, 10);
  const isWaiting = isSent && receivedAt === null && proofOfSendingAt === null;
  return { dueOn, isWaiting, isOverdue: !isWaiting && dateIn(timeZone, now) > dueOn };
}
