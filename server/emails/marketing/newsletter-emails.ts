// The question whether somebody really wants the newsletter: the only e-mail of it that the shop sends itself.
import type { Locale } from '#src/i18n/locales.ts';
import { newsletterUrl } from '#src/newsletter/newsletter-address.ts';
import { oneClickPath } from '#src/newsletter/one-click-path.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { Db } from '../../database/connect.ts';
import { translateTo } from '../../i18n/translations.ts';
import { CONFIRMATION_MAIL } from '../../newsletter/request-newsletter.ts';
import { findSubscription } from '../../newsletter/subscription-store.ts';
import { inLane, type OutboxEffect } from '../../outbox/outbox-lanes.ts';
import { readShop } from '../../shop/read-settings.ts';
import type { MailSection } from '../mail-content.ts';
import { layOutMail } from '../mail-layout.ts';
import { type Mail, mailLane, type SendMail } from '../mail-transport.ts';
import { closingSections, mailWords } from '../words/mail-words.ts';

export type NewsletterEmailOptions = { db: Db; sendMail: SendMail; publicUrl: string };

export function createNewsletterEmails({
  db,
  sendMail,
  publicUrl,
}: NewsletterEmailOptions): Record<string, OutboxEffect> {
  return inLane(mailLane, {
    [CONFIRMATION_MAIL]: async ({ deduplicationKey: key, payload }, signal) => {
      const subscription = await findSubscription(db, Number(payload.subscriptionId));
      // Withdrawn in the meantime.
      if (!subscription || subscription.unsubscribedAt) return;
      const { email: to, locale, token } = subscription;
      const shop = await readShop(db);
      await sendMail(writeNewsletterConfirmation({ key, to, locale, token, shop, publicUrl }), signal);
    },
  });
}

export type NewsletterConfirmation = {
  key: string;
  to: string;
  locale: Locale;
  token: string;
  shop: ShopProfile;
  publicUrl: string;
};

export function writeNewsletterConfirmation(about: NewsletterConfirmation): Mail {
  const { key, to, locale, token, shop, publicUrl } = about;
  const t = translateTo(locale);
  const values = { shop: shop.identity.name };
  const { subject, ...words } = mailWords({ shop, kind: 'newsletter-confirmation', locale, values });
  const sections: MailSection[] = [
    { kind: 'paragraph', text: words.intro },
    { kind: 'link', label: t('newsletterMail.confirm'), url: publicUrl + newsletterUrl(locale, 'confirm', token) },
    ...closingSections(words),
    { kind: 'paragraph', text: t('newsletterMail.ignore'), isSoft: true },
    { kind: 'reference', label: t('newsletterMail.leave'), url: publicUrl + newsletterUrl(locale, 'leave', token) },
  ];
  return {
    ...{ key, to, subject, unsubscribeUrl: publicUrl + oneClickPath(token) },
    ...layOutMail({ shop, publicUrl, subject, locale, sections }),
  };
}
