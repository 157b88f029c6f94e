// What e-mails of an order of gift cards say, and do not: nothing of it is packed, and each has its day.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findLastOrder } from '#server/emails/preview/last-order.ts';
import { type MailKindName, mailKindNames, mailKinds } from '#server/emails/preview/mail-kinds.ts';
import { previewMail } from '#server/emails/preview/preview-mail.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { readShop } from '#server/shop/read-settings.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { anotherShop } from '../fixtures/another-shop.ts';
import { aBoughtCard } from '../gift-cards/a-bought-card.ts';

const test = suite<{ shop: ShopFixture }>('e-mails of gift cards');

test.before(async (context) => {
  context.shop = await aShop({ settings: anotherShop });
  await aBoughtCard(context.shop.database.db);
});
test.after(({ shop }) => shop.close());

async function textOf({ database: { db } }: ShopFixture, kind: MailKindName, locale: Locale): Promise<string> {
  const services = { db, shop: await readShop(db), publicUrl: 'https://theewinkel.example', now: shopTime };
  const { text } = await previewMail({ ...services, about: await findLastOrder(db) }, kind, locale);
  return text;
}

test('the confirmation says when the cards go', async ({ shop }) => {
  for (const locale of locales) {
    const t = translateTo(locale);
    const said = t('giftCardMail.next', { when: t('giftCardMail.atOnce') });
    assert.match(await textOf(shop, 'order-confirmation', locale), said, locale);
  }
});

/** What is done with parcels, in each language. */
const packs = {
  en: /\bpack/i,
  pl: /pakuj|pakow/i,
  de: /\b(ver)?pack/i,
  nl: /inpak|pakken/i,
  cs: /balí(me|t)|zabal/i,
} as const satisfies Record<Locale, RegExp>;

const beforeAnythingIsSent = ['order-confirmation', 'nothing-due', 'transfer-awaited', 'payment-processing'] as const;

for (const kind of beforeAnythingIsSent) {
  test(`${kind} packs no card`, async ({ shop }) => {
    for (const locale of locales) assert.not.match(await textOf(shop, kind, locale), packs[locale], locale);
  });
}

test('every kind is whole for the last order where it is one of cards', async ({ shop }) => {
  for (const kind of mailKindNames.filter((name) => mailKinds[name].to === 'shopper'))
    for (const locale of locales) {
      const text = await textOf(shop, kind, locale);
      assert.not.match(text, /: ?[.,;]|\{\w*\}|undefined/, `${kind} ${locale}`);
    }
});

test.run();
