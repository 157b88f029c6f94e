// Tells the address of before that an order's e-mails go to another one from now on: whoever did not ask for that hears of
// it. Without the order's link, which belongs to the other address now.
import type { Locale } from '#src/i18n/locales.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { Order } from '../../schema/resolver-types.generated.ts';
import type { MailSection } from '../mail-content.ts';
import { layOutMail } from '../mail-layout.ts';
import type { Mail } from '../mail-transport.ts';
import { mailWords } from '../words/mail-words.ts';

type EmailChanged = { key: string; order: Order; locale: Locale; shop: ShopProfile; publicUrl: string };

export function writeEmailChanged(to: string, { key, order, locale, shop, publicUrl }: EmailChanged): Mail {
  const t = translateTo(locale);
  const values = { number: order.number, name: order.address.fullName, shop: shop.identity.name };
  const { subject, intro, closing } = mailWords({ shop, kind: 'order-email-changed', locale, values });
  const sections: MailSection[] = [
    { kind: 'paragraph', text: t('mail.greeting', values) },
    { kind: 'paragraph', text: intro },
    { kind: 'paragraph', text: closing },
  ];
  return { key, to, subject, ...layOutMail({ shop, publicUrl, subject, locale, sections }) };
}
