// A shopper who orders wants the newsletter as well.
import type { Locale } from '#src/i18n/locales.ts';
import type { Transaction } from '../database/transaction.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import type { Asker } from '../outbox/unconfirmed-mail.ts';

/** What the outbox is told. */
export const NEWSLETTER_WITH_ORDER = 'newsletter-with-order';
/** Earlier entries do not say who asked. */
export type NewsletterWithOrder = { orderId: string; locale: Locale; asker?: Asker };

/** Asks with the order, so that pressing the button again asks for nothing again. */
export async function askForNewsletter(tx: Transaction, payload: NewsletterWithOrder, now: Date): Promise<void> {
  const kind = NEWSLETTER_WITH_ORDER;
  await addToOutbox(tx, { deduplicationKey: `${kind}-${payload.orderId}`, kind, payload }, now);
}
