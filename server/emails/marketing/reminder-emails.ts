// The one reminder of an order that somebody did not finish and asked to be reminded of. Everything is asked again when it
// goes out: whether it is still wanted, and what of the goods there still is.
import { availabilityOf } from '#src/catalogue/availability.ts';
import { isEmailAddress, toAsciiEmail } from '#src/email-address.ts';
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import { formatMoney, type Money, multiplyMoney } from '#src/money.ts';
import { viewOf } from '#src/shop/markets.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { listCartContents, type StoredCartLine } from '../../cart/cart-store.ts';
import { showImage } from '../../catalogue/media-url.ts';
import { unitPriceText } from '../../catalogue/variants/unit-price-text.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { translateTo } from '../../i18n/translations.ts';
import { inLane, type OutboxEffect } from '../../outbox/outbox-lanes.ts';
import { REMINDER_MAIL } from '../../reminders/queue-reminders.ts';
import { bringBackPath, oneClickStopPath, stopPath } from '../../reminders/reminder-paths.ts';
import { findDueReminder, setReminderSent } from '../../reminders/reminder-store.ts';
import { readShop } from '../../shop/read-settings.ts';
import type { MailGoods, MailSection } from '../mail-content.ts';
import { layOutMail } from '../mail-layout.ts';
import { type Mail, mailLane, type SendMail } from '../mail-transport.ts';
import { closingSections, mailWords } from '../words/mail-words.ts';

export type ReminderEmailOptions = { db: Db; now: () => Date; sendMail: SendMail; publicUrl: string };

export function createReminderEmails(options: ReminderEmailOptions): Record<string, OutboxEffect> {
  const { db, now, sendMail, publicUrl } = options;
  return inLane(mailLane, {
    [REMINDER_MAIL]: async ({ deduplicationKey: key, payload }, signal) => {
      const shop = await readShop(db);
      const reminder = await findDueReminder(db, String(payload.cartId), payload.mailbox);
      if (!reminder || !shop.marketing.cartReminder.isOn) return;
      const { cartId, token, locale } = reminder;
      const to = toAsciiEmail(reminder.email);
      const { lines } = await listCartContents(db, cartId, viewOf(shop.markets, locale), now());
      const left = lines.filter(({ stock }) => availabilityOf(stock) !== 'SOLD_OUT');
      if (left.length === 0 || !isEmailAddress(to)) return;
      const goods = left.map(({ image, ...line }) => ({
        ...line,
        // The title is said without the text that a line may have: anybody can have typed it, and the address.
        variantTitle: line.variantTitle,
        image: image && showImage(image, line.title),
        total: multiplyMoney(line.unitPrice, line.quantity),
        pricePerUnit: unitPriceText(line.unitPrice, line.measures, locale),
      }));
      await sendMail(writeCartReminder({ key, to, locale, token, goods, shop, publicUrl }), signal);
      await inTransaction(db, (tx) => setReminderSent(tx, cartId, now()));
    },
  });
}

type RemindedGoods = Pick<StoredCartLine, 'title' | 'variantTitle' | 'quantity'> &
  Pick<MailGoods, 'image'> & { total: Money; pricePerUnit: string | null };

export type CartReminderMail = {
  key: string;
  to: string;
  locale: Locale;
  token: string;
  goods: RemindedGoods[];
  shop: ShopProfile;
  publicUrl: string;
};

export function writeCartReminder({ key, to, locale, token, goods, shop, publicUrl }: CartReminderMail): Mail {
  const t = translateTo(locale);
  const values = { shop: shop.identity.name };
  const { subject, ...words } = mailWords({ shop, kind: 'cart-reminder', locale, values });
  const sections: MailSection[] = [
    { kind: 'paragraph', text: words.intro },
    {
      kind: 'goods',
      title: t('reminderMail.goods'),
      goods: goods.map(({ title, variantTitle, quantity, total, pricePerUnit, image }) => ({
        name: `${quantity} × ${title}`,
        detail: [variantTitle, pricePerUnit].filter(Boolean).join(', '),
        amount: formatMoney(total, languageOf(locale).languageTag),
        image,
      })),
    },
    { kind: 'link', label: t('reminderMail.link'), url: publicUrl + bringBackPath(locale, token) },
    ...closingSections(words),
    { kind: 'paragraph', text: t('reminderMail.once'), isSoft: true },
    { kind: 'reference', label: t('reminderMail.stop'), url: publicUrl + stopPath(locale, token) },
  ];
  return {
    ...{ key, to, subject, unsubscribeUrl: publicUrl + oneClickStopPath(token) },
    ...layOutMail({ shop, publicUrl, subject, locale, sections }),
  };
}
