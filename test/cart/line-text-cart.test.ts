// A text for a line of a cart: which lines are different, how many there may be, what they cost, and what goes.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { acceptChanges, addCartLine, setCartQuantity } from '#server/cart/change-cart.ts';
import { readCart } from '#server/cart/read-cart.ts';
import type { Db } from '#server/database/connect.ts';
import { type Currency, money } from '#src/money.ts';
import type { marketOf } from '#src/shop/markets.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { aShopper } from '../orders/a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { addWithText, aLineText, aShopperAsked, askForText, cartOf, linesOf } from './a-line-text.ts';

const test = suite<{ database: NamedDatabase; db: Db }>('a text for a line in the cart');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after.each(({ db }) => assertMoneyPathInvariants(db));
test.after(({ database }) => database.close());

const pln = (minor: number) => money(minor, 'PLN');

test('an article with another text is another line; with the same text, it is one more', async ({ db }) => {
  const shopper = await aShopperAsked(db);
  assert.ok((await addWithText(shopper, 'Ola')).ok);
  assert.ok((await addWithText(shopper, 'Jan', 2)).ok);
  assert.ok((await addWithText(shopper, '  Ola ')).ok);
  assert.equal(await linesOf(shopper), [
    ['', 1, 12_900],
    ['Jan', 2, 26_800],
    ['Ola', 2, 26_800],
  ]);
  const { lines, itemCount } = await cartOf(shopper);
  assert.is(itemCount, 5);
  assert.is(lines.find(({ text }) => text === 'Ola')?.variantTitle, 'Imię: Ola');
});

test('number and removal are of one line: the others stay', async ({ db }) => {
  const shopper = await aShopperAsked(db);
  const { services, variantId } = shopper;
  await addWithText(shopper, 'Ola');
  await addWithText(shopper, 'Jan');
  assert.ok((await setCartQuantity(services, { variantId, text: 'Ola', quantity: 3 })).ok);
  assert.ok((await setCartQuantity(services, { variantId, text: 'Jan', quantity: 0 })).ok);
  assert.ok((await setCartQuantity(services, { variantId, quantity: 0 })).ok);
  assert.equal(await linesOf(shopper), [['Ola', 3, 40_200]]);
});

test('what the product does not ask for, lacks or cannot make is refused, and nothing is put in', async ({ db }) => {
  const plain = await aShopper(db);
  assert.equal(await addWithText(plain, 'Ola'), { ok: false, error: { kind: 'TEXT_NOT_ASKED_FOR' } });
  const shopper = await aShopperAsked(db, { isRequired: true });
  assert.equal(await addWithText(shopper, ' '), { ok: false, error: { kind: 'TEXT_MISSING' } });
  assert.equal(await addWithText(shopper, 'Ola 👍'), { ok: false, error: { kind: 'TEXT_CHARACTERS' } });
  assert.equal(await addWithText(shopper, 'Aleksandra Maria'), { ok: false, error: { kind: 'TEXT_TOO_LONG' } });
  assert.equal(await linesOf(plain), [['', 1, 12_900]]);
});

test('all lines of an article together hold no more than there is', async ({ db }) => {
  const shopper = await aShopperAsked(db, {}, 5);
  assert.ok((await addWithText(shopper, 'Ola', 3)).ok);
  assert.equal(await addWithText(shopper, 'Jan', 2), { ok: false, error: { kind: 'QUANTITY_LIMITED' } });
  assert.equal(await addWithText(shopper, 'Ewa'), { ok: false, error: { kind: 'OUT_OF_STOCK' } });
  const { lines } = await cartOf(shopper);
  assert.equal(
    lines.map(({ text, quantity, maxQuantity }) => [text, quantity, maxQuantity]),
    [
      ['', 1, 1],
      ['Jan', 1, 1],
      ['Ola', 3, 3],
    ],
  );
});

test('a dearer text is told like a dearer article, and accepted like one', async ({ db }) => {
  const shopper = await aShopperAsked(db);
  await addWithText(shopper, 'Ola');
  await askForText(db, shopper.variantId, { prices: { PLN: 700, EUR: 120, CZK: 3000 } });
  const told = (await cartOf(shopper)).lines.map(({ text, priceBefore, unitPrice }) => [text, priceBefore, unitPrice]);
  assert.equal(told, [
    ['', null, pln(12_900)],
    ['Ola', pln(13_400), pln(13_600)],
  ]);
  assert.equal(await shopper.press({ expectedTotal: pln(26_300) }), {
    ok: false,
    error: { kind: 'TotalChanged', oldTotal: pln(26_300), newTotal: pln(26_500) },
  });
  await acceptChanges(shopper.services, 'pl');
  assert.ok((await cartOf(shopper)).lines.every(({ priceBefore }) => priceBefore === null));
});

test('a text that can no longer be had is told by name and counts for nothing, until it is read', async ({ db }) => {
  const shopper = await aShopperAsked(db);
  await addWithText(shopper, 'Ola');
  await askForText(db, shopper.variantId, null);
  const { lines, goneLines, subtotal } = await cartOf(shopper);
  assert.equal([lines.length, subtotal], [1, pln(12_900)]);
  assert.equal(
    goneLines.map(({ text, isTextChanged, variantTitle }) => [text, isTextChanged, variantTitle]),
    [['Ola', true, 'Ola']],
  );
  assert.equal(await setCartQuantity(shopper.services, { variantId: shopper.variantId, text: 'Ola', quantity: 2 }), {
    ok: false,
    error: { kind: 'TEXT_NOT_ASKED_FOR' },
  });
  await acceptChanges(shopper.services, 'pl');
  const after = await cartOf(shopper);
  assert.equal([after.lines.length, after.goneLines.length], [1, 0]);
});

test('an article without the text that it needs by now, and one too long by now, are told as well', async ({ db }) => {
  const shopper = await aShopperAsked(db);
  await addWithText(shopper, 'Aleksandra');
  await addWithText(shopper, 'Ola');
  await askForText(db, shopper.variantId, { isRequired: true, maxLength: 5 });
  const { lines, goneLines } = await cartOf(shopper);
  assert.equal([lines.map(({ text }) => text), goneLines.map(({ text }) => text)], [['Ola'], ['', 'Aleksandra']]);
});

for (const [locale, currency] of [
  ['pl', 'PLN'],
  ['de', 'EUR'],
] as [Parameters<typeof marketOf>[1], Currency][]) {
  test(`in ${currency}, whatever the surcharge, it is added to each piece once`, async ({ db }) => {
    const shopper = await aShopper(db, { priceMinor: { PLN: 12_901, EUR: 2_903 }, onHand: 60 });
    const { services, variantId } = shopper;
    await setCartQuantity(services, { variantId, quantity: 0 });
    const article = { PLN: 12_901, EUR: 2_903 }[currency as 'PLN' | 'EUR'];
    let expected = 0;
    for (const [index, minor] of [0, 1, 99, 333, 1_999].entries()) {
      await askForText(db, variantId, { prices: { ...aLineText.prices, [currency]: minor } });
      const quantity = index + 1;
      await addCartLine(services, { variantId, text: `T${index}`, quantity });
      const { lines } = await readCart(services, locale);
      const line = lines.find(({ text }) => text === `T${index}`);
      assert.equal(line?.unitPrice, money(article + minor, currency));
      assert.equal(line?.total, money((article + minor) * quantity, currency));
      expected = lines.reduce((sum, { quantity: pieces }) => sum + (article + minor) * pieces, 0);
    }
    const { subtotal, vat } = await readCart(services, locale);
    assert.equal(subtotal, money(expected, currency));
    assert.ok(vat.minor > 0 && vat.minor < expected);
  });
}

test('in a currency without a price the text cannot be had, and the article can', async ({ db }) => {
  const shopper = await aShopperAsked(db, { prices: { PLN: 500 } });
  await addWithText(shopper, 'Ola');
  const { lines, goneLines } = await readCart(shopper.services, 'de');
  assert.equal([lines.map(({ text }) => text), goneLines.map(({ text }) => text)], [[''], ['Ola']]);
});

test.run();
