// The e-mail with the payment link of an order by hand.
import { showVariant } from '#src/catalogue/line-text.ts';
import { dayAndMonth, formatMoment } from '#src/dates/format-moment.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { languageOf } from '#src/i18n/locales.ts';
import { formatMoney, type Money } from '#src/money.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { listOfferLines } from '../cart/offer-cart.ts';
import { showImage } from '../catalogue/media-url.ts';
import { linkPath } from '../checkout/visit-by-link.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { findDraft } from '../drafts/draft-order-store.ts';
import { findLinkToken, readOffer, renewLinkToken } from '../drafts/make-payment-link.ts';
import { LINK_MAIL } from '../drafts/send-payment-link.ts';
import { translateTo } from '../i18n/translations.ts';
import { inLane, type OutboxEffect } from '../outbox/outbox-lanes.ts';
import { readShop } from '../shop/read-settings.ts';
import type { MailGoods, MailSection } from './mail-content.ts';
import { layOutMail } from './mail-layout.ts';
import { type Mail, mailLane, type SendMail } from './mail-transport.ts';
import { mailWords } from './words/mail-words.ts';

export type DraftEmailOptions = { db: Db; now: () => Date; sendMail: SendMail; publicUrl: string };

export function createDraftEmails({ db, now, sendMail, publicUrl }: DraftEmailOptions): Record<string, OutboxEffect> {
  return inLane(mailLane, {
    [LINK_MAIL]: async ({ deduplicationKey: key, payload }, signal) => {
      const draft = await findDraft(db, Number(payload.number));
      // Changed or withdrawn before it went out: what it says would not be true.
      if (!draft?.cartId || draft.withdrawnAt || draft.cartId !== payload.cartId || !draft.expiresAt) return;
      const { cartId } = draft;
      const shop = await readShop(db);
      const offered = await readOffer(db, { now, markets: shop.markets }, draft);
      if (!offered.ok) return;
      const { sale, lines } = offered.value;
      const { locale, note } = draft.content;
      const shown = await listOfferLines(db, { lines, currency: sale.currency });
      const goods = shown.map(({ image, ...line }, position) => ({
        ...line,
        variantTitle: showVariant(line),
        image: image && showImage(image, line.title),
        total: sale.totals.lines[position]?.total ?? line.unitPrice,
      }));
      const token = (await findLinkToken(db, draft)) ?? (await inTransaction(db, (tx) => renewLinkToken(tx, cartId)));
      const mail = writePaymentLink({
        ...{ key, to: sale.contact.email, name: sale.contact.fullName, locale, shop, publicUrl, note, goods },
        delivery: sale.delivery.names[locale] ?? '',
        totals: sale.totals,
        until: draft.expiresAt,
        token,
      });
      await sendMail(mail, signal);
    },
  });
}

export type PaymentLinkMail = {
  key: string;
  to: string;
  name: string;
  locale: Locale;
  shop: ShopProfile;
  publicUrl: string;
  /** Empty: none. */
  note: string;
  goods: { title: string; variantTitle: string; quantity: number; total: Money; image: MailGoods['image'] }[];
  delivery: string;
  totals: { shipping: Money; discount: Money; total: Money; vat: Money };
  until: Date;
  token: string;
};

export function writePaymentLink({ key, to, name, locale, shop, publicUrl, ...sent }: PaymentLinkMail): Mail {
  const t = translateTo(locale);
  const { totals, goods, note, delivery } = sent;
  const values = {
    shop: shop.identity.name,
    name,
    until: formatMoment(sent.until.toISOString(), locale, shop.timeZone, dayAndMonth),
  };
  const amount = (value: Money) => formatMoney(value, languageOf(locale).languageTag);
  const { subject, intro, closing } = mailWords({ shop, kind: 'payment-link', locale, values });
  const shipping = [t('mail.confirmationShipping'), delivery].filter(Boolean).join(', ');
  const sections: MailSection[] = [
    { kind: 'paragraph', text: t(name ? 'mail.greeting' : 'draftMail.greeting', values) },
    { kind: 'paragraph', text: intro },
    ...(note ? [{ kind: 'notice' as const, title: t('draftMail.noteTitle'), text: note }] : []),
    {
      kind: 'goods',
      title: t('draftMail.goods'),
      goods: goods.map(({ title, variantTitle, quantity, total, image }) => ({
        name: `${quantity} × ${title}`,
        detail: variantTitle,
        amount: amount(total),
        image,
      })),
    },
    {
      kind: 'rows',
      title: '',
      rows: [
        ...(totals.discount.minor > 0 ? [{ name: t('totals.discount'), amount: `−${amount(totals.discount)}` }] : []),
        { name: shipping, amount: totals.shipping.minor === 0 ? t('totals.free') : amount(totals.shipping) },
        { name: t('mail.confirmationTotal'), amount: amount(totals.total), isTotal: true },
        ...(totals.vat.minor > 0 ? [{ name: t('checkout.vatIncluded', { vat: amount(totals.vat) }), amount: '' }] : []),
      ],
    },
    { kind: 'link', label: t('draftMail.link'), url: publicUrl + linkPath(locale, sent.token) },
    { kind: 'paragraph', text: t('draftMail.valid', values) },
    { kind: 'paragraph', text: closing },
    { kind: 'paragraph', text: t('draftMail.legal'), isSoft: true },
  ];
  return { key, to, subject, ...layOutMail({ shop, publicUrl, subject, locale, sections }) };
}
