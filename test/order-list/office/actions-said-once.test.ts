// What an action of an order wants, and when it is possible, is said with the action: who reads an order's page or the list
// of orders reads it there.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { manyOperations } from '#server/order-list/office/many-operations.ts';
import { contactChange, keyedActions, manyActions, orderActions } from '#src/order-actions/office/order-actions.ts';
import { listSources } from '../../source-imports.ts';

const registry = 'src/order-actions/office/order-actions.ts';
/** What is no action of an order: its notes, its returns, its labels. */
const ofTheirOwn = ['order-history', 'order-returns', 'parcel-labels', 'saved-view-dialogs'];

// Before: keys of the list, the button of a line, the link to the contact and the operations of many orders had their own.
test('no permission or condition of an action is typed beside it', async () => {
  const sources = await listSources('{src,server}/{order-actions,order-list,order-page,orders}/**/*.{ts,tsx}');
  const asked = [...Object.values(orderActions), contactChange].map(({ permission }) => `'${permission}'`);
  const again = sources.filter(
    ({ path, text }) =>
      path !== registry &&
      !ofTheirOwn.some((name) => path.includes(name)) &&
      (asked.some((permission) => text.includes(permission)) || /\bisContactOpen &&|refundable\.minor >/.test(text)),
  );
  assert.ok(sources.some(({ path }) => path === registry) && sources.length > 60);
  assert.equal(
    again.map(({ path }) => path),
    [],
  );
});

test('each action of many orders has an operation, for whoever may do it with one', () => {
  for (const { kind, operation, permission } of manyActions) {
    assert.is(orderActions[kind].permission, permission);
    assert.is(manyOperations.find((each) => each.operation === operation)?.permission, permission);
  }
});

test('each letter begins one thing', () => {
  const letters = keyedActions.map(({ letter }) => letter);
  assert.equal(letters.toSorted(), [...new Set(letters)].toSorted());
});

test.run();
