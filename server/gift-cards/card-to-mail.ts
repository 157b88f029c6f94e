// A card that was bought, as its mail and its paper say it.
import { readGiftCardLine } from '#src/catalogue/gift-card/gift-card-terms.ts';
import { giftCardStateOf } from '#src/gift-cards/gift-card-kinds.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { type Currency, type Money, money } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import { findGiftCardCode } from './gift-card-code-of.ts';

export type CardToMail = {
  id: string;
  /** The code as people read it. */
  code: string;
  amount: Money;
  expiresAt: Date | null;
  locale: Locale;
  recipient: string;
  /** The buyer's own words; may be empty. */
  message: string;
};

/**
 * Null for one that pays nothing any more, and where the buyer was erased: nobody is mailed then. Where whoever it was for was
 * erased, the buyer gets it.
 */
export async function findCardToMail(db: Db, id: string, now: Date): Promise<CardToMail | null> {
  const card = await db
    .selectFrom('gift_cards as c')
    .innerJoin('orders as o', 'o.id', 'c.sold_order_id')
    .innerJoin('order_lines as l', (join) =>
      join.onRef('l.order_id', '=', 'c.sold_order_id').onRef('l.position', '=', 'c.sold_position'),
    )
    .select(['c.currency', 'c.issued_minor as minor', 'c.balance_minor as balanceMinor', 'l.line_text as text'])
    .select(['c.reserved_minor as reservedMinor', 'c.expires_at as expiresAt', 'c.disabled_at as disabledAt'])
    .select(['o.locale', 'o.email', 'o.erased_at as erasedAt'])
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (!card || card.erasedAt || giftCardStateOf(card, now) !== 'active') return null;
  const { recipient, message } = readGiftCardLine(card.text);
  const code = await findGiftCardCode(db, id);
  if (!code) throw new Error(`the code of gift card ${id} cannot be derived: the shop's key is another`);
  const { minor, currency, expiresAt, locale, email } = card;
  return {
    ...{ id, code, expiresAt, message, recipient: recipient || email, locale: locale as Locale },
    amount: money(minor, currency as Currency),
  };
}
