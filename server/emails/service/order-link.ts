// The link to an order, for anyone who has lost it and named number and address.
import { urlOf } from '#src/addresses.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { Order } from '../../schema/resolver-types.generated.ts';
import type { MailSection } from '../mail-content.ts';
import { layOutMail } from '../mail-layout.ts';
import type { Mail } from '../mail-transport.ts';
import { mailWords } from '../words/mail-words.ts';

export type OrderLinkMail = { key: string; order: Order; locale: Locale; shop: ShopProfile; publicUrl: string };

export function writeOrderLink({ key, order, locale, shop, publicUrl }: OrderLinkMail): Mail {
  const t = translateTo(locale);
  const values = { number: order.number, name: order.address.fullName, shop: shop.identity.name };
  const { subject, intro, closing } = mailWords({ shop, kind: 'order-link', locale, values });
  const sections: MailSection[] = [
    { kind: 'paragraph', text: t('mail.greeting', values) },
    { kind: 'paragraph', text: intro },
    { kind: 'link', label: t('mail.toOrder'), url: publicUrl + urlOf('order', { locale, token: order.token }) },
    { kind: 'paragraph', text: closing },
    { kind: 'paragraph', text: t('mail.orderLinkIgnore'), isSoft: true },
  ];
  return { key, to: order.email, subject, ...layOutMail({ shop, publicUrl, subject, locale, sections }) };
}
