import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  changeFinder,
  type FinderState,
  type FinderStep,
  firstFinder,
  isFinderShown,
  listPoints,
} from '#src/checkout/pickup/pickup-finder-state.ts';
import { aShownPoint } from '../../fixtures/a-pickup-point.ts';

const test = suite('how the finder of pick-up points stands');

const chosen = aShownPoint();
const other = aShownPoint({ id: 'KRA02M' });
const after = (state: FinderState, ...steps: FinderStep[]) => steps.reduce(changeFinder, state);

test('given no point, the finder is open, and stays so when it is closed', () => {
  const state = firstFinder(null, 'krakow');
  assert.equal(state, { isOpen: true, search: 'krakow', isPointing: false });
  assert.ok(isFinderShown(after(state, { type: 'closed' }), null, undefined));
});

test('given a point, it stands alone until the finder is opened, and again once that is closed', () => {
  const state = firstFinder(chosen, '');
  assert.not(isFinderShown(state, chosen, undefined));
  const opened = after(state, { type: 'opened' });
  assert.ok(isFinderShown(opened, chosen, undefined));
  assert.not(isFinderShown(after(opened, { type: 'closed' }), chosen, undefined));
});

test('given a point that was refused, the finder is shown', () => {
  assert.ok(isFinderShown(firstFinder(chosen, ''), chosen, 'closed for good'));
});

test('given a press with a finger, a key after it says that arrow keys choose', () => {
  const pointing = after(firstFinder(null, ''), { type: 'pressed', isPointing: true });
  assert.is(pointing.isPointing, true);
  assert.is(after(pointing, { type: 'pressed', isPointing: false }).isPointing, false);
});

test('given keys alone, another one changes nothing', () => {
  const state = firstFinder(null, '');
  assert.is(after(state, { type: 'pressed', isPointing: false }), state);
});

test('what is typed is kept while the finder is closed', () => {
  const state = after(
    firstFinder(null, ''),
    { type: 'typed', search: 'gdańsk' },
    { type: 'closed' },
    { type: 'opened' },
  );
  assert.is(state.search, 'gdańsk');
});

test('the chosen point stands first when it was not found, unless it was refused', () => {
  assert.equal(listPoints([other], chosen, undefined), [chosen, other]);
  assert.equal(listPoints([other, chosen], chosen, undefined), [other, chosen]);
  assert.equal(listPoints([other], chosen, 'closed for good'), [other]);
  assert.equal(listPoints([other], null, undefined), [other]);
});

test.run();
