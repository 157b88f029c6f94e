// A number before a noun agrees with it: a text that counts has the forms of its language, "1 zamówienie, 2 zamówienia". One
// form alone is right where the number never changes, or where no noun stands behind it.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadAllMessages } from '#src/i18n/all-messages.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import type { Message } from '#src/i18n/message.ts';

/** One form, by why. */
const withOneForm = {
  'a limit of ours, or a number in the thousands': [
    ...['contactPage.problemLINKS', 'giftCardFields.messageHint', 'goingWith.full', 'saved.full', 'staff.passwordHint'],
    ...[
      'papers.tooMany',
      'papers.onlyFirst',
      'invoiceList.tooMany',
      'pickup.more',
      'products.countMore',
      'products.tooMany',
    ],
    ...['history.countedOver', 'many.selectedMost', 'productVariants.tooMany', 'importChanges.first'],
  ],
  'always several: one is said in other words': [
    'productReviews.all',
    'setup.abroad',
    'tariffs.dayRange',
    'doctor.endpointFine',
  ],
  'the noun is counted by another number, which is a limit': ['contents.signs'],
  'the same form for one and many in this language': ['imports.faultsOf', 'productEditor.signs', 'withdrawal.pieces'],
};

/** What stands behind a number without being a noun of it, by language. */
const noNouns: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:per cent|pcs|of|in stock|in the|on|expected|more|left|sent|came back|refunded|announced|not sent|to be sent|are shown)\b/,
  pl: /^(?:procent|szt\.|w paczce|z|ze|do wysłania|już|na stanie|w drodze)(?: |$|,)/,
  de: /^(?:Prozent|Stk\.|im Paket|von|verfügbar|vorhanden|im Regal|erwartet|am|weitere|zu|zurück|erstattet|angekündigt|nicht|versandt|ändern|annehmen)/,
  nl: /^(?:procent|st\.|van|op|in|aanwezig|verwacht|te|terug|terugbetaald|aangekondigd|niet|verzonden|ontvangen|producten is)/,
  cs: /^(?:z|ks|v balíku|k odeslání|se|na skladě)(?: |$)/,
};

const allowed = new Set(Object.values(withOneForm).flat());

for (const locale of locales) {
  const texts: Record<string, Message> = await loadAllMessages(locale);

  test(`a number that is followed by a noun has the forms of ${locale}`, () => {
    const found = Object.entries(texts).filter(([key, text]) => {
      if (typeof text !== 'string' || allowed.has(key)) return false;
      const behind = /\{(?:count|onHand|percent|pieces|quantity)\}[\s\u00a0](\p{L}.*)$/u.exec(text)?.[1];
      return behind !== undefined && !noNouns[locale].test(behind);
    });
    assert.equal(found, []);
  });
}

test('each that has one form is there, and counts', async () => {
  const texts = await Promise.all(locales.map((locale) => loadAllMessages(locale)));
  for (const key of allowed) {
    const said = texts.map((messages): Message => (messages as Record<string, Message>)[key] ?? '');
    assert.ok(
      said.some((text) => typeof text === 'string' && text.includes('{count}')),
      key,
    );
  }
});

test.run();
