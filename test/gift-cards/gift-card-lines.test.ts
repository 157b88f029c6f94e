import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readGiftCardLine, writeGiftCardLine } from '#src/catalogue/gift-card/gift-card-terms.ts';
import { readTypedCard } from '#src/catalogue/gift-card/typed-gift-card.ts';
import { money } from '#src/money.ts';

const whole = {
  amount: money(15_000, 'PLN'),
  recipient: 'babcia@example.com',
  sendOn: '2026-12-24',
  message: 'Sto lat · 🎂',
};

test('a line is read as it was written, also in the order of releases before', () => {
  assert.is(writeGiftCardLine(whole), 'babcia@example.com · 150.00 PLN · 2026-12-24 · Sto lat · 🎂');
  assert.equal(readGiftCardLine(writeGiftCardLine(whole)), whole);
  assert.equal(readGiftCardLine('150.00 PLN · babcia@example.com · 2026-12-24 · Sto lat · 🎂'), whole);
  const least = { amount: null, recipient: 'babcia@example.com', sendOn: null, message: '' };
  assert.equal(readGiftCardLine(writeGiftCardLine(least)), least);
});

test('an amount is read as people write it where the shop is', () => {
  const amountOf = (amount: string, locale: 'pl' | 'de' | 'en' = 'pl') =>
    readGiftCardLine(readTypedCard({ amount, recipient: 'babcia@example.com' }, 'PLN', locale)).amount?.minor;
  assert.equal(
    ['150', '150,00', '150.00 zł', '1 250,50', '1250.5'].map((typed) => amountOf(typed)),
    [15_000, 15_000, 15_000, 125_050, 125_050],
  );
  assert.is(amountOf('1.250', 'de'), 125_000);
  assert.equal([amountOf('sto'), amountOf('-5'), amountOf('12 €')], [0, 0, 0]);
  assert.is(amountOf(''), undefined);
});

test.run();
