import { dateIn } from '#src/dates/local-date.ts';
import type { Sale } from './read-sale.ts';

/** The day of the company's country on which it was paid or sent, whichever came first; null: neither. */
export function soldOnOf({ paidAt, sentAt }: Pick<Sale, 'paidAt' | 'sentAt'>, timeZone: string): string | null {
  const days = [paidAt, sentAt].flatMap((at) => (at ? [dateIn(timeZone, at)] : []));
  return days.sort()[0] ?? null;
}
