// Pictures that are chosen together keep their order, whichever of them arrives first.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inOrder } from '#src/catalogue/office/pictures/in-order.ts';

function begin(...ids: number[]) {
  const handedOn: string[] = [];
  const pictures = inOrder<string>((id, value) => handedOn.push(`${id} ${value}`));
  for (const id of ids) pictures.expect(id);
  return { ...pictures, handedOn };
}

test('what arrives early waits for what was chosen before it', () => {
  const { come, handedOn } = begin(1, 2, 3);
  come(3, 'c');
  come(2, 'b');
  assert.equal(handedOn, []);
  come(1, 'a');
  assert.equal(handedOn, ['1 a', '2 b', '3 c']);
});

test('what is refused holds nothing up, and comes last when it is sent again', () => {
  const { come, expect, giveUp, handedOn } = begin(1, 2, 3);
  come(2, 'b');
  giveUp(1);
  assert.equal(handedOn, ['2 b']);
  expect(1);
  come(1, 'a');
  assert.equal(handedOn, ['2 b'], 'the third was chosen before the second try of the first');
  come(3, 'c');
  assert.equal(handedOn, ['2 b', '3 c', '1 a']);
});

test('further files join behind those that are still on their way', () => {
  const { come, expect, handedOn } = begin(1);
  expect(2);
  come(2, 'b');
  come(1, 'a');
  expect(3);
  come(3, 'c');
  assert.equal(handedOn, ['1 a', '2 b', '3 c']);
});

test.run();
