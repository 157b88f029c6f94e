// Tells the author of a review that it was not published, and why: the statement of reasons of Article 17 of Regulation
// 2022/2065, which small shops need not give and fair ones do. It waits as long as a slip can be mended, and says only what
// still holds.
import { sql } from 'kysely';
import { urlOf } from '#src/addresses.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { RejectionReason } from '#src/reviews/rejection-reasons.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { translateTo } from '../../i18n/translations.ts';
import { getOrderView } from '../../orders/order-views.ts';
import { inLane, type OutboxEffect } from '../../outbox/outbox-lanes.ts';
import { REVIEW_REJECTED } from '../../reviews/decide-review.ts';
import type { Order } from '../../schema/resolver-types.generated.ts';
import { readShop } from '../../shop/read-settings.ts';
import type { MailSection } from '../mail-content.ts';
import { layOutMail } from '../mail-layout.ts';
import { type Mail, mailLane, type SendMail } from '../mail-transport.ts';
import { insertSentMail } from '../sent-mail-store.ts';
import { mailWords } from '../words/mail-words.ts';

type RejectionEmailOptions = { db: Db; now: () => Date; sendMail: SendMail; publicUrl: string };

export function createRejectionEmails(options: RejectionEmailOptions): Record<string, OutboxEffect> {
  const { db, now, sendMail, publicUrl } = options;
  return inLane(mailLane, {
    async [REVIEW_REJECTED]({ deduplicationKey: key, kind, payload }, signal) {
      const found = await findRejected(db, Number(payload.reviewId));
      // Published after all, rejected for another reason since, or its author was erased.
      if (!found || found.reason !== payload.reason) return;
      const { orderId, locale, reason, text, productTitle } = found;
      const [order, shop] = await Promise.all([getOrderView(db, orderId), readShop(db)]);
      const mail = writeReviewRejection({ key, order, locale, shop, publicUrl, reason, text, productTitle });
      await sendMail(mail, signal);
      await inTransaction(db, (tx) => insertSentMail(tx, { orderId, kind, mail, sentAt: now() }));
    },
  });
}

type Rejected = { orderId: string; locale: Locale; reason: RejectionReason; text: string; productTitle: string };

async function findRejected(db: Db, reviewId: number): Promise<Rejected | null> {
  const { rows } = await sql<Rejected>`
    select o.id as "orderId", o.locale, r.rejected_for as reason, r.text,
      (select l.title from order_lines l join variants v on v.id = l.variant_id
        where l.order_id = o.id and v.product_id = r.product_id order by l.position limit 1) as "productTitle"
    from reviews r join orders o on o.id = r.order_id
    where r.id = ${reviewId} and r.state = 'rejected' and o.erased_at is null and o.email <> ''`.execute(db);
  return rows[0] ?? null;
}

export type ReviewRejectionMail = {
  key: string;
  order: Order;
  locale: Locale;
  shop: ShopProfile;
  publicUrl: string;
  reason: RejectionReason;
  /** What its author wrote; empty: stars alone. */
  text: string;
  productTitle: string;
};

export function writeReviewRejection(about: ReviewRejectionMail): Mail {
  const { key, order, locale, shop, publicUrl, reason, text, productTitle: product } = about;
  const t = translateTo(locale);
  const values = { name: order.address.fullName, shop: shop.identity.name, product };
  const { subject, intro, closing } = mailWords({ shop, kind: 'review-rejected', locale, values });
  const sections: MailSection[] = [
    { kind: 'paragraph', text: t('mail.greeting', values) },
    { kind: 'paragraph', text: intro },
    { kind: 'notice', title: t('reviewRejection.reason'), text: t(`reviewPage.reason_${reason}`) },
    ...(text ? [{ kind: 'notice' as const, title: t('reviewRejection.wrote'), text }] : []),
    { kind: 'paragraph', text: t('reviewRejection.rule') },
    { kind: 'paragraph', text: t('reviewRejection.object') },
    {
      kind: 'link',
      label: t('reviewRejection.link'),
      url: publicUrl + urlOf('review', { locale, token: order.token }),
    },
    { kind: 'paragraph', text: closing },
  ];
  return { key, to: order.email, subject, ...layOutMail({ shop, publicUrl, subject, locale, sections }) };
}
