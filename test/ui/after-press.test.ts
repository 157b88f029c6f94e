import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { afterPress } from '#src/ui/after-press.ts';
import { until } from '../fixtures/until.ts';

/** A page on which `pressed` is what a finger is on. */
class PressedPage extends EventTarget {
  pressed: 'nothing' | 'a button' | 'a frame' = 'a button';

  querySelector(selector: string) {
    const isFound = selector.startsWith('iframe') ? this.pressed === 'a frame' : this.pressed !== 'nothing';
    return isFound ? {} : null;
  }
}

type Context = { page: PressedPage; done: string[] };
const test = suite<Context>('what waits until a press has ended');
const { document } = globalThis;

test.before.each((context) => {
  context.page = new PressedPage();
  context.done = [];
  Object.assign(globalThis, { document: context.page });
});

test.after.each(() => {
  if (document) Object.assign(globalThis, { document });
  else Reflect.deleteProperty(globalThis, 'document');
});

for (const pressed of ['nothing', 'a frame'] as const) {
  test(`when ${pressed} is pressed, nothing is waited for`, ({ page, done }) => {
    page.pressed = pressed;
    afterPress(() => done.push('told'));
    assert.equal(done, ['told']);
  });
}

for (const end of ['mouseup', 'pointercancel']) {
  test(`a press that ends with ${end} is waited for, and heard of first`, async ({ page, done }) => {
    page.addEventListener('click', () => done.push('pressed'));
    afterPress(() => done.push('told'));
    assert.equal(done, []);
    page.dispatchEvent(new Event(end));
    page.dispatchEvent(new Event('click'));
    await until(() => done.length > 1);
    assert.equal(done, ['pressed', 'told']);
  });
}

test('what was waited for is done once, however many presses follow', async ({ page, done }) => {
  afterPress(() => done.push('told'));
  page.dispatchEvent(new Event('mouseup'));
  await until(() => done.length > 0);
  page.dispatchEvent(new Event('mouseup'));
  page.dispatchEvent(new Event('pointercancel'));
  afterPress(() => done.push('later'));
  page.dispatchEvent(new Event('mouseup'));
  await until(() => done.includes('later'));
  assert.equal(done, ['told', 'later']);
});

test.run();
