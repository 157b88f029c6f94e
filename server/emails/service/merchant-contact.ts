// A message from the contact page, in the shop's language. An answer to it goes to the person who wrote it.
import type { Locale } from '#src/i18n/locales.ts';
import type { ContactFields } from '#src/service/service-fields.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { MailSection } from '../mail-content.ts';
import { layOutMail } from '../mail-layout.ts';
import type { Mail } from '../mail-transport.ts';

export type MerchantContact = {
  key: string;
  to: string;
  message: ContactFields;
  locale: Locale;
  shop: ShopProfile;
  publicUrl: string;
};

export function writeMerchantContact({ key, to, message, locale, shop, publicUrl }: MerchantContact): Mail {
  const t = translateTo(locale);
  const name = message.name.replace(/\s+/g, ' ').trim();
  const values = { name, email: message.email };
  const subject = t('merchant.contactSubject', values);
  const number = message.orderNumber.trim();
  const sections: MailSection[] = [
    { kind: 'paragraph', text: t('merchant.contactText', values) },
    ...(number ? [{ kind: 'lines' as const, title: t('merchant.contactOrder'), lines: [number] }] : []),
    // Every line apart and set in, so that nothing of it passes for the shop's own words.
    {
      kind: 'lines',
      title: t('merchant.contactMessage'),
      lines: message.message.split(/\p{Zl}|\p{Zp}|[\n\r\v\f\u0085]/u),
    },
  ];
  const written = layOutMail({ shop, publicUrl, subject, locale, sections });
  return { key, to, replyTo: { name, address: message.email }, subject, ...written };
}
