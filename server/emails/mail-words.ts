// The words of an e-mail to a shopper: the merchant's where there are some, otherwise ours.

import { fillIn } from '#src/i18n/fill-in.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { MailTextKind } from '#src/shop/mail-texts.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';

export type MailWords = { subject: string; intro: string; closing: string };

type About = {
  shop: ShopProfile;
  kind: MailTextKind;
  locale: Locale;
  values: Readonly<Record<string, string | number>>;
};

export function mailWords({ shop, kind, locale, values }: About, ours: MailWords): MailWords {
  const own = shop.mailTexts[kind][locale];
  const said = (name: keyof MailWords) => (own?.[name] ? fillIn(own[name], values) : ours[name]);
  return { subject: said('subject').replaceAll(/[\r\n]+/g, ' '), intro: said('intro'), closing: said('closing') };
}
