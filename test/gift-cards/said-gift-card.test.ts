// What people read of the line of a gift card, and when they read that it goes.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sayWhenCardsGo } from '#server/gift-cards/when-cards-go.ts';
import { sayGiftCardLine } from '#src/catalogue/gift-card/said-gift-card.ts';
import { locales } from '#src/i18n/locales.ts';
import { money } from '#src/money.ts';
import { lineOf } from './a-bought-card.ts';

const test = suite('what is said of a gift card');

const wish = { amount: money(12_345, 'PLN'), sendOn: '2026-12-24', message: 'Sto lat · 🎂' };

test('amount and day stand in the form of the language, and the rest as it was typed', () => {
  const said = sayGiftCardLine(lineOf(wish), 'pl').replaceAll('\u00a0', ' ');
  assert.is(said, 'anna@example.com · 123,45 zł · 24 grudnia 2026 · Sto lat · 🎂');
  assert.is(sayGiftCardLine(lineOf(), 'pl'), 'anna@example.com');
  for (const locale of locales) assert.not.match(sayGiftCardLine(lineOf(wish), locale), /123\.45 PLN|2026-12-24/);
});

test('an erased line says nothing, and a day that is none stays what it is', () => {
  assert.is(sayGiftCardLine('', 'pl'), '');
  assert.is(sayGiftCardLine('anna@example.com · 2026-99-99', 'pl'), 'anna@example.com · 2026-99-99');
});

test('a card without a day goes with its payment, and one with a day on it', () => {
  const when = (...days: (string | null)[]) =>
    sayWhenCardsGo(
      days.map((sendOn) => lineOf({ sendOn })),
      'pl',
    );
  assert.is(when(null), 'zaraz po opłaceniu');
  assert.is(when('2026-12-24', '2026-12-24'), 'czw. 24 grudnia');
  assert.is(when('2026-12-24', '2026-12-31'), 'w wybranym dniu');
  assert.is(when(null, '2026-12-24'), 'zaraz po opłaceniu albo w wybranym dniu');
  for (const locale of locales) assert.not.match(sayWhenCardsGo([lineOf()], locale), /giftCardMail|[{}]/);
});

test.run();
