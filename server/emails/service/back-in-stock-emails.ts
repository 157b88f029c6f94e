// E-mails to anyone who waits for goods: the link that confirms the address, and the one e-mail that was asked for.
import { urlOf } from '#src/addresses.ts';
import {
  backInStockTokenPath,
  backInStockUnsubscribePattern,
} from '#src/catalogue/back-in-stock/back-in-stock-address.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { fillPattern } from '#src/url-patterns.ts';
import { namedVariant } from '../../catalogue/named-variant.ts';
import type { Db } from '../../database/connect.ts';
import { translateTo } from '../../i18n/translations.ts';
import { inLane, type OutboxEffect } from '../../outbox/outbox-lanes.ts';
import { findRequest, REQUEST_DAYS } from '../../service/back-in-stock-store.ts';
import { requestToken } from '../../service/back-in-stock-token.ts';
import { readShop } from '../../shop/read-settings.ts';
import type { MailSection } from '../mail-content.ts';
import { layOutMail } from '../mail-layout.ts';
import { type Mail, mailLane, type SendMail } from '../mail-transport.ts';
import { mailWords } from '../words/mail-words.ts';

export type BackInStockEmailOptions = { db: Db; now: () => Date; sendMail: SendMail; publicUrl: string };

export function createBackInStockEmails(options: BackInStockEmailOptions): Record<string, OutboxEffect> {
  const { db, now, sendMail, publicUrl } = options;
  const mailer =
    (
      write: (about: BackInStockMail) => Mail,
      isWanted: (state: { isConfirmed: boolean }) => boolean,
    ): OutboxEffect['handle'] =>
    async ({ deduplicationKey: key, payload }, signal) => {
      const request = await findRequest(db, String(payload.requestId));
      // Withdrawn, erased, or confirmed meanwhile by an earlier link.
      if (!request || !isWanted({ isConfirmed: request.confirmedAt !== null })) return;
      const shop = await readShop(db);
      const variant = await namedVariant(db, shop.markets, request);
      // Taken off sale in the meantime: there is nothing to lead to.
      if (!variant) return;
      const token = await requestToken(db, request, now());
      const { email: to, handle, locale } = request;
      await sendMail(write({ key, to, locale, shop, publicUrl, token, handle, variant }), signal);
    };
  return inLane(mailLane, {
    'back-in-stock-confirm': mailer(writeStockConfirmation, ({ isConfirmed }) => !isConfirmed),
    'back-in-stock': mailer(writeBackInStock, ({ isConfirmed }) => isConfirmed),
  });
}

export type BackInStockMail = {
  key: string;
  to: string;
  locale: Locale;
  shop: ShopProfile;
  publicUrl: string;
  token: string;
  /** The product's handle. */
  handle: string;
  variant: { title: string; name: string };
};

export function writeStockConfirmation({ key, to, locale, shop, publicUrl, token, variant }: BackInStockMail): Mail {
  const t = translateTo(locale);
  const values = { title: variant.title, days: REQUEST_DAYS, shop: shop.identity.name };
  const { subject, intro, closing } = mailWords({ shop, kind: 'back-in-stock-confirm', locale, values });
  const sections: MailSection[] = [
    { kind: 'paragraph', text: t('mail.stockHello') },
    { kind: 'paragraph', text: intro },
    { kind: 'link', label: t('mail.stockConfirmLink'), url: publicUrl + backInStockTokenPath(locale, token) },
    { kind: 'paragraph', text: closing },
    { kind: 'paragraph', text: t('mail.stockConfirmIgnore', values), isSoft: true },
  ];
  return { key, to, subject, ...layOutMail({ shop, publicUrl, subject, locale, sections }) };
}

export function writeBackInStock({ key, to, locale, shop, publicUrl, token, handle, variant }: BackInStockMail): Mail {
  const t = translateTo(locale);
  const values = { title: variant.title, shop: shop.identity.name };
  const { subject, intro, closing } = mailWords({ shop, kind: 'back-in-stock', locale, values });
  const product = urlOf('product', { locale, product: handle }, { variant: variant.name });
  const sections: MailSection[] = [
    { kind: 'paragraph', text: t('mail.stockHello') },
    { kind: 'paragraph', text: intro },
    { kind: 'link', label: t('mail.stockBackLink'), url: publicUrl + product },
    { kind: 'paragraph', text: closing },
    { kind: 'paragraph', text: t('mail.stockBackOnce'), isSoft: true },
    { kind: 'reference', label: t('mail.stockUnsubscribe'), url: publicUrl + backInStockTokenPath(locale, token) },
  ];
  const unsubscribeUrl = publicUrl + fillPattern(backInStockUnsubscribePattern, { locale, token });
  return { key, to, subject, unsubscribeUrl, ...layOutMail({ shop, publicUrl, subject, locale, sections }) };
}
