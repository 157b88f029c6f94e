// The mail with a gift card that somebody bought, to whoever it is for. Its code is in no other place: neither on the buyer's
// order nor in the office.

import { urlOf } from '#src/addresses.ts';
import { formatDay, shortDay } from '#src/dates/format-moment.ts';
import { giftCardBalancePath } from '#src/gift-cards/balance-address.ts';
import { lastDayOf } from '#src/gift-cards/last-day.ts';
import { languageOf } from '#src/i18n/locales.ts';
import { formatMoney } from '#src/money.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { Db } from '../../database/connect.ts';
import { type CardToMail, findCardToMail } from '../../gift-cards/card-to-mail.ts';
import { GIFT_CARD_MAIL } from '../../gift-cards/sell-cards.ts';
import { translateTo } from '../../i18n/translations.ts';
import { inLane, type OutboxEffect } from '../../outbox/outbox-lanes.ts';
import { writePaper } from '../../papers/write-paper.ts';
import { readShop } from '../../shop/read-settings.ts';
import type { MailSection } from '../mail-content.ts';
import { layOutMail } from '../mail-layout.ts';
import { type Mail, mailLane, type SendMail } from '../mail-transport.ts';
import { unlinked } from '../unlinked-order.ts';
import { closingSections, mailWords } from '../words/mail-words.ts';
import { cardPaper } from './gift-card-paper.ts';

export type GiftCardEmailOptions = { db: Db; now: () => Date; sendMail: SendMail; publicUrl: string };

export function createGiftCardEmails(options: GiftCardEmailOptions): Record<string, OutboxEffect> {
  const { db, now, sendMail, publicUrl } = options;
  return inLane(mailLane, {
    [GIFT_CARD_MAIL]: async ({ deduplicationKey: key, payload }, signal) => {
      const card = await findCardToMail(db, String(payload.cardId), now());
      if (!card) return;
      const shop = await readShop(db);
      const content = await writePaper(cardPaper, { card, shop, publicUrl });
      const paper = { filename: nameOfPaper(card), content, contentType: 'application/pdf' };
      await sendMail({ ...writeGiftCardMail({ key, card, shop, publicUrl }), attachments: [paper] }, signal);
    },
  });
}

export type GiftCardMail = { key: string; card: CardToMail; shop: ShopProfile; publicUrl: string };

/** Writes the e-mail without its paper, which is attached when it is sent. */
export function writeGiftCardMail({ key, card, shop, publicUrl }: GiftCardMail): Mail {
  const { locale, code, expiresAt, message } = card;
  const t = translateTo(locale);
  const values = { amount: formatMoney(card.amount, languageOf(locale).languageTag), shop: shop.identity.name };
  const day = expiresAt && formatDay(lastDayOf(expiresAt), locale, shop.timeZone, shortDay);
  const { subject, ...words } = mailWords({ shop, kind: GIFT_CARD_MAIL, locale, values });
  const sections: MailSection[] = [
    { kind: 'paragraph', text: t('draftMail.greeting') },
    { kind: 'paragraph', text: words.intro },
    // A stranger's words: they lead nowhere.
    ...(message ? [{ kind: 'notice' as const, title: t('giftCardMail.words'), text: unlinked(message) }] : []),
    { kind: 'notice', title: t('giftCardMail.code'), text: code },
    { kind: 'paragraph', text: day ? t('giftCardMail.valid', { day }) : t('giftCardMail.never') },
    { kind: 'link', label: t('giftCardMail.toShop'), url: publicUrl + urlOf('home', { locale }) },
    { kind: 'reference', label: t('giftCardMail.balance'), url: publicUrl + giftCardBalancePath(locale) },
    ...closingSections(words),
    { kind: 'paragraph', text: t('giftCardMail.attached', { document: nameOfPaper(card) }), isSoft: true },
  ];
  return { key, to: card.recipient, subject, ...layOutMail({ shop, publicUrl, subject, locale, sections }) };
}

function nameOfPaper({ locale, code }: CardToMail): string {
  return `${translateTo(locale)('giftCardMail.filename')}-${code.slice(-4)}.pdf`;
}
