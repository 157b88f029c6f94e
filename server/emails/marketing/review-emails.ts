// The one e-mail of an order that asks its buyer for reviews. It counts as advertising (German Federal Court, VI ZR 225/17):
// it says why it came and how to have no more of them, as § 7(3) UWG and Article 13(2) of Directive 2002/58 want.
import { sql } from 'kysely';
import { urlOf } from '#src/addresses.ts';
import { formatDay, longDay } from '#src/dates/format-moment.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { MAILS_ID } from '#src/reviews/review-address.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { translateTo } from '../../i18n/translations.ts';
import { getOrderView } from '../../orders/order-views.ts';
import { inLane, type OutboxEffect } from '../../outbox/outbox-lanes.ts';
import { mayBeAsked, REVIEW_REQUEST } from '../../reviews/ask-for-reviews.ts';
import { readReviewable } from '../../reviews/review-access.ts';
import { reviewOneClickPath } from '../../reviews/stop-review-requests.ts';
import type { Order } from '../../schema/resolver-types.generated.ts';
import { readShop } from '../../shop/read-settings.ts';
import type { MailSection } from '../mail-content.ts';
import { goodsOf } from '../mail-goods.ts';
import { layOutMail } from '../mail-layout.ts';
import { type Mail, mailLane, type SendMail } from '../mail-transport.ts';
import { insertSentMail } from '../sent-mail-store.ts';
import { mailWords } from '../words/mail-words.ts';

type ReviewEmailOptions = { db: Db; now: () => Date; sendMail: SendMail; publicUrl: string };

export function createReviewEmails(options: ReviewEmailOptions): Record<string, OutboxEffect> {
  const { db, now, sendMail, publicUrl } = options;
  return inLane(mailLane, {
    async [REVIEW_REQUEST]({ deduplicationKey: key, kind, payload }, signal) {
      const orderId = String(payload.orderId);
      // Anyone who was erased, objected or withdrew since the round is not written to.
      const { rows } = await sql<{ locale: Locale }>`
        select o.locale from orders o where o.id = ${orderId} and ${mayBeAsked}`.execute(db);
      const reviewable = await readReviewable(db, orderId, now());
      const [found] = rows;
      if (!found || reviewable?.access !== 'open' || !reviewable.until) return;
      const [order, shop] = await Promise.all([getOrderView(db, orderId), readShop(db)]);
      const mail = writeReviewRequest({ key, order, shop, publicUrl, locale: found.locale, until: reviewable.until });
      await sendMail(mail, signal);
      await inTransaction(db, (tx) => insertSentMail(tx, { orderId, kind, mail, sentAt: now() }));
    },
  });
}

export type ReviewRequestMail = {
  key: string;
  order: Order;
  locale: Locale;
  shop: ShopProfile;
  publicUrl: string;
  until: Date;
};

export function writeReviewRequest({ key, order, locale, shop, publicUrl, until }: ReviewRequestMail): Mail {
  const t = translateTo(locale);
  const values = {
    name: order.address.fullName,
    number: order.number,
    shop: shop.identity.name,
    until: formatDay(until, locale, shop.timeZone, longDay),
  };
  const { subject, intro, closing } = mailWords({ shop, kind: 'review-request', locale, values });
  const address = publicUrl + urlOf('review', { locale, token: order.token });
  const sections: MailSection[] = [
    { kind: 'paragraph', text: t('mail.greeting', values) },
    { kind: 'paragraph', text: intro },
    {
      kind: 'goods',
      title: t('reviewMail.goods'),
      goods: goodsOf(order, locale).map(({ amount: _, ...goods }) => goods),
    },
    { kind: 'link', label: t('reviewMail.link'), url: address },
    { kind: 'paragraph', text: t('reviewMail.valid', values) },
    { kind: 'paragraph', text: closing },
    { kind: 'paragraph', text: t('reviewMail.why', values), isSoft: true },
    { kind: 'reference', label: t('reviewMail.stop'), url: `${address}#${MAILS_ID}` },
  ];
  const content = layOutMail({ shop, publicUrl, subject, locale, sections });
  return { key, to: order.email, subject, unsubscribeUrl: publicUrl + reviewOneClickPath(order.token), ...content };
}
