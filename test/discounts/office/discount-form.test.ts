// What is typed into the editor of a discount code, as it is read.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { emptyForm, readForm } from '#src/discounts/office/discount-form-state.ts';

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

test.run();
