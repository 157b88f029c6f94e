import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type ComboboxAction, reduceCombobox } from '#src/catalogue/search/combobox-state.ts';

const closed = { isOpen: false, active: -1 };
const after = (...actions: ComboboxAction[]) => actions.reduce(reduceCombobox, closed);
const down = { type: 'moved', step: 1, optionCount: 2 } as const;
const up = { type: 'moved', step: -1, optionCount: 2 } as const;

test('typing opens the list, and the keys stay in the field', () => {
  assert.equal(after({ type: 'typed' }), { isOpen: true, active: -1 });
});

test('an arrow opens the list and goes round: the field, the options, the field', () => {
  assert.equal(after(down), { isOpen: true, active: 0 });
  assert.equal(after(down, down).active, 1);
  assert.equal(after(down, down, down).active, -1);
  assert.equal(after(up).active, 1);
});

test('other options are begun at the field', () => {
  assert.equal(after(down, { type: 'optionsChanged' }), { isOpen: true, active: -1 });
});

test('leaving closes the list and forgets where the keys were', () => {
  assert.equal(after(down, { type: 'left' }), closed);
});

test.run();
