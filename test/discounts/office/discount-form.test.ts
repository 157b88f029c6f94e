// What is typed into the editor of a discount code, as it is read.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { describeDiscountField } from '#src/discounts/office/describe-discount-field.ts';
import { type DiscountForm, emptyForm, readForm } from '#src/discounts/office/discount-form-state.ts';

const problemsOf = (minimum: string, amount = '10') => {
  const form = { ...emptyForm, code: 'SAIL', kind: 'amount' as const, amounts: { CZK: amount } };
  return readForm({ ...form, minimums: { CZK: minimum } }, 'en').problems;
};

test('an amount beyond what can be sent is at fault at its own field', () => {
  assert.equal(problemsOf('20 000 000'), []);
  assert.equal(problemsOf('30 000 000'), ['minimums.CZK']);
  assert.equal(problemsOf('999999999999'), ['minimums.CZK']);
  assert.equal(problemsOf('5', '30 000 000'), ['amounts.CZK']);
});

const labelOf = (mine: Partial<DiscountForm>, theirs: Partial<DiscountForm>) => {
  const group = { kind: 'percentage' as const, percent: '', amounts: {} };
  const collision = { at: [], names: ['kind', 'percent', 'amounts'] };
  const sides = { mine: { ...group, ...mine }, theirs: { ...group, ...theirs } };
  return describeDiscountField({ ...collision, ...sides }, translateTo('pl')).label;
};

test('what two have changed is named by the field in which they differ', () => {
  assert.is(labelOf({ percent: '15' }, { percent: '20' }), 'Rabat na produkty (%)');
  assert.is(labelOf({ percent: '15' }, { kind: 'free_delivery' }), 'Rodzaj rabatu');
  const amount = (amounts: DiscountForm['amounts']) => ({ kind: 'amount' as const, amounts });
  assert.is(labelOf(amount({ PLN: '5', EUR: '1' }), amount({ PLN: '6', EUR: '1' })), 'Rabat na produkty (PLN)');
  assert.is(labelOf(amount({ PLN: '5' }), amount({ PLN: '6', EUR: '1' })), 'Rabat');
});

test.run();
