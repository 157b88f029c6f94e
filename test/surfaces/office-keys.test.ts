// Letters act on each page of the office beside those of the page that is open: no letter may mean two things at once.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keyedActions } from '#src/order-actions/office/order-actions.ts';
import { navigation } from '#src/surfaces/office/office-navigation.ts';

/** They act wherever the waiting bar, the search and the lists are. */
const everywhere = ['/', '?', 'z', 'n', 'j', 'k', 'x'];

test('no letter of an action on an order, of a page in the menu, or of a list is another’s', () => {
  const letters = [
    ...everywhere,
    ...navigation.flatMap(({ letter }) => letter ?? []),
    ...keyedActions.map(({ letter }) => letter),
  ];
  const twice = letters.filter((letter, at) => letters.indexOf(letter) !== at);
  assert.ok(letters.length > 12);
  assert.equal(twice, []);
});

test.run();
