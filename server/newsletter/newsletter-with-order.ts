// Whoever ticked the newsletter at the checkout and ordered is asked whether it was really they, as on the newsletter's
// own page.
import { urlOf } from '#src/addresses.ts';
import { emailKey, isEmailAddress } from '#src/email-address.ts';
import { NEWSLETTER_WITH_ORDER, type NewsletterWithOrder } from '../checkout/ask-for-newsletter.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { translateTo } from '../i18n/translations.ts';
import { inLane, type OutboxEffect, type OutboxLane } from '../outbox/outbox-lanes.ts';
import { readShop } from '../shop/read-settings.ts';
import { askToConfirm } from './request-newsletter.ts';
import { lockCurrent } from './subscription-store.ts';

const newsletterLane: OutboxLane = { name: 'newsletter' };

type Services = { db: Db; now: () => Date };

export function createNewsletterEffects(services: Services): Record<string, OutboxEffect> {
  return inLane(newsletterLane, {
    [NEWSLETTER_WITH_ORDER]: ({ payload }) => subscribeBuyer(services, payload as NewsletterWithOrder),
  });
}

async function subscribeBuyer({ db, now }: Services, wish: NewsletterWithOrder): Promise<void> {
  const { orderId, locale, asker = null } = wish;
  const { marketing, identity } = await readShop(db);
  const order = await db.selectFrom('orders').select('email').where('id', '=', orderId).executeTakeFirst();
  const email = emailKey(order?.email ?? '');
  if (!marketing.newsletter || !isEmailAddress(email)) return;
  const t = translateTo(locale);
  // The wording is that of the tick.
  const wording = `${t('newsletterTick.label', { shop: identity.name })}. ${t('newsletterTick.hint')}`;
  await inTransaction(db, async (tx) => {
    // Anyone who has it, or was asked already, is not asked because of another order.
    if (await lockCurrent(tx, email)) return;
    await askToConfirm(
      tx,
      { email, locale, page: urlOf('checkout', { locale }), wording },
      { id: orderId, asker },
      now(),
    );
  });
}
