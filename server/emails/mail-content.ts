// What an e-mail is made of, before it is text and HTML.
import type { Locale } from '#src/i18n/locales.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { Image } from '../schema/resolver-types.generated.ts';

export type MailSection =
  | { kind: 'paragraph'; text: string; isSoft?: boolean }
  /** What is to be seen at once: when the parcel arrives, what happens next. */
  | { kind: 'notice'; title: string; text: string }
  | { kind: 'goods'; title: string; goods: MailGoods[] }
  /** Rows without a title belong to what stands above. */
  | { kind: 'rows'; title: string; rows: MailRow[] }
  | { kind: 'lines'; title: string; lines: string[] }
  | { kind: 'link'; label: string; url: string }
  /** A link that asks for nothing. */
  | { kind: 'reference'; label: string; url: string };

export type MailRow = { name: string; amount: string; isTotal?: boolean };

/** `name`: with the quantity; `detail`: variant, SKU. */
export type MailGoods = { name: string; detail: string; amount?: string; image: Image | null };

export type MailContent = {
  shop: ShopProfile;
  publicUrl: string;
  subject: string;
  locale: Locale;
  sections: MailSection[];
};
