import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { partRules } from '#server/sandbox/browser/card-field-rules.ts';
import type { PartName } from '#server/sandbox/browser/part-rules.ts';
import { type CardBrand, cardBrand, groupCardNumber, passesLuhn } from '#server/sandbox/methods/card-brands.ts';

const test = suite('card field rules');

const now = new Date('2026-11-21T12:00:00Z');
const context = (brand: CardBrand = 'unknown') => ({ brand, now });

/** Types key by key; `<` deletes backwards. */
function type(name: PartName, keys: string, brand?: CardBrand): string {
  let written = '';
  for (const key of keys) {
    const typed = key === '<' ? written.slice(0, -1) : written + key;
    written = partRules[name].format(typed, written, context(brand));
  }
  return written;
}
const paste = (name: PartName, pasted: string) => partRules[name].format(pasted, '', context());
const read = (name: PartName, written: string, brand?: CardBrand) => partRules[name].read(written, context(brand));

test('a number is grouped as its network groups it', () => {
  assert.is(type('number', '4242424242424242'), '4242 4242 4242 4242');
  assert.is(type('number', '378282246310005'), '3782 822463 10005');
  assert.is(type('number', '36227206271667'), '3622 720627 1667');
  assert.is(groupCardNumber('6200000000000000003', 'unionpay'), '6200 0000 0000 0000 003');
  assert.is(type('number', '42424242424242429999'), '4242 4242 4242 4242');
  assert.is(paste('number', ' 4242-4242 4242x4242 '), '4242 4242 4242 4242');
});

test('a number tells its network', () => {
  const brands = {
    '4': 'visa',
    '51': 'mastercard',
    '2223': 'mastercard',
    '2720': 'mastercard',
    '2721': 'unknown',
    '34': 'amex',
    '6011': 'discover',
    '3056': 'diners',
    '3566': 'jcb',
    '62': 'unionpay',
    '9': 'unknown',
    '': 'unknown',
  };
  for (const [digits, brand] of Object.entries(brands)) assert.is(cardBrand(digits), brand, digits);
});

test('a number is wrong only when it is whole', () => {
  assert.equal(read('number', '4242 4242'), { isComplete: false, problem: null });
  assert.equal(read('number', '4242 4242 4242 4241'), { isComplete: false, problem: 'invalid_number' });
  assert.equal(read('number', '4242 4242 4242 4242'), { isComplete: true, problem: null });
  assert.ok(passesLuhn('378282246310005'));
  assert.not.ok(passesLuhn('378282246310006'));
});

test('an expiry date is written for the shopper', () => {
  assert.is(type('expiry', '1230'), '12 / 30');
  assert.is(type('expiry', '530'), '05 / 30');
  assert.is(type('expiry', '1'), '1');
  assert.is(type('expiry', '13'), '01 / 3');
  assert.is(type('expiry', '12'), '12 / ');
  assert.is(type('expiry', '12<'), '1');
  assert.is(type('expiry', '123<'), '12');
  assert.is(paste('expiry', '12/2030'), '12 / 30');
  assert.is(paste('expiry', '1/'), '01 / ');
});

test('an expiry date may be past, far or unfinished', () => {
  assert.is(read('expiry', '12 / 25').problem, 'invalid_expiry_year_past');
  assert.is(read('expiry', '10 / 26').problem, 'invalid_expiry_month_past');
  assert.equal(read('expiry', '11 / 26'), { isComplete: true, problem: null });
  assert.is(read('expiry', '11 / 99').problem, 'invalid_expiry_year');
  assert.equal(read('expiry', '12 / 3'), { isComplete: false, problem: null });
});

test('a security code is as long as the network says', () => {
  assert.is(type('cvc', '12345', 'visa'), '123');
  assert.is(type('cvc', '12345', 'amex'), '1234');
  assert.is(read('cvc', '123', 'amex').isComplete, false);
  assert.is(read('cvc', '123', 'visa').isComplete, true);
  assert.is(read('cvc', '12').isComplete, false);
});

test.run();
