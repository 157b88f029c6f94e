// What each e-mail of the shop is written from when it is looked at.
import type { Locale } from '#src/i18n/locales.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { StoredReturn } from '../../returns/return-store.ts';
import type { ExpectedArrival, GuaranteeNotice, Order } from '../../schema/resolver-types.generated.ts';
import type { Mail } from '../mail-transport.ts';

export type MailExample = {
  order: Order;
  announced: StoredReturn;
  arrival: ExpectedArrival;
  /** When the gift cards of the order are mailed, in words; null where it has none. */
  cardsGo: string | null;
  guarantee: GuaranteeNotice;
  locale: Locale;
  shop: ShopProfile;
  publicUrl: string;
};

export type MailKind = { to: 'shopper' | 'merchant' | 'staff'; when: string; write(example: MailExample): Mail };

export const key = 'preview';

/** Whoever the settings say. */
export const recipient = ({ shop }: Pick<MailExample, 'shop'>) => shop.mail.merchant || shop.company.email;
