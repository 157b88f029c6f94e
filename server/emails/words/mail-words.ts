// The words of an e-mail to a shopper: the merchant's where there are some, otherwise ours.

import { fillIn } from '#src/i18n/fill-in.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { MailTextField, MailTextKind } from '#src/shop/mail-texts/mail-text-kinds.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { translateTo } from '../../i18n/translations.ts';
import { builtInKeys } from '../../shop/mail-texts/built-in-keys.ts';
import type { MailSection } from '../mail-content.ts';

export type MailWords = Record<MailTextField, string>;

type About = {
  shop: ShopProfile;
  kind: MailTextKind;
  locale: Locale;
  values: Readonly<Record<string, string | number>>;
};

/** `ours`: where what is told depends on more than the kind. */
export function mailWords({ shop, kind, locale, values }: About, ours: Partial<MailWords> = {}): MailWords {
  const own = shop.mailTexts[kind][locale];
  const usual = (name: MailTextField) => {
    const key = builtInKeys[kind][name];
    return ours[name] ?? (key === null ? '' : translateTo(locale)(key, values));
  };
  const said = (name: MailTextField) => (own?.[name] ? fillIn(own[name], values) : usual(name));
  return { subject: said('subject').replaceAll(/[\r\n]+/g, ' '), intro: said('intro'), closing: said('closing') };
}

/** A closing that nobody has written takes no room. */
export function closingSections({ closing }: Pick<MailWords, 'closing'>): MailSection[] {
  return closing ? [{ kind: 'paragraph', text: closing }] : [];
}
