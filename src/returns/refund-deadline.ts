// Until when the money of a withdrawal goes back: fourteen days from the notice, but it may wait until the goods are here
// or the shopper has proved that they were sent (Directive 2011/83, Article 13(1) and (3)). Ends on days off, too: nobody
// is later than the law wants who pays a day early.
import { SHOP_TIME_ZONE } from '../orders/format-moment.ts';

const REFUND_DAYS = 14;
const DAY_MS = 86_400_000;

// Swedish dates are written as ISO ones.
const dateThere = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE });

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
  now: Date,
): RefundDeadline {
  const end = new Date(Date.parse(`${dateThere.format(announcedAt)}T00:00:00Z`) + REFUND_DAYS * DAY_MS);
  const dueOn = end.toISOString().slice(0, 10);
  const isWaiting = isSent && receivedAt === null && proofOfSendingAt === null;
  return { dueOn, isWaiting, isOverdue: !isWaiting && dateThere.format(now) > dueOn };
}
