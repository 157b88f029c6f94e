import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ElementListeners } from '#server/sandbox/browser/element-listeners.ts';
import { changeElement, eventOf, unmountedElement } from '#server/sandbox/browser/element-state.ts';
import type { FieldState, FromField } from '#server/sandbox/browser/sandbox-protocol.ts';

const states = suite('element states');

const error = {
  type: 'validation_error' as const,
  code: 'incomplete_number',
  message: 'Your card number is incomplete.',
};
const changed = (state: Partial<FieldState>): FromField => ({
  kind: 'change',
  state: { empty: false, complete: false, error: undefined, brand: 'visa', ...state },
});
const marksAfter = (...messages: FromField[]) => [...messages.reduce(changeElement, unmountedElement).marks].sort();

states('an Element begins empty and not ready', () => {
  assert.equal(marksAfter(), ['base', 'empty']);
  assert.is(unmountedElement.isReady, false);
  assert.is(changeElement(unmountedElement, { kind: 'ready' }).isReady, true);
});

states('what is typed decides whether it is empty, complete or wrong', () => {
  assert.equal(marksAfter(changed({})), ['base']);
  assert.equal(marksAfter(changed({ complete: true })), ['base', 'complete']);
  assert.equal(marksAfter(changed({ complete: true }), changed({ error })), ['base', 'invalid']);
  assert.equal(marksAfter(changed({ error }), changed({ empty: true })), ['base', 'empty']);
});

states('the focus comes and goes beside that', () => {
  assert.equal(marksAfter(changed({ error }), { kind: 'focus' }), ['base', 'focus', 'invalid']);
  assert.equal(marksAfter({ kind: 'focus' }, { kind: 'blur' }), ['base', 'empty']);
});

states('the shop is told what Stripe tells of each kind of Element', () => {
  const told = (type: Parameters<typeof eventOf>[0]) => eventOf(type, changed({ account: undefined }))?.details;
  const always = { empty: false, complete: false, error: undefined };
  assert.equal(told('card'), { ...always, value: { postalCode: '' }, brand: 'visa' });
  assert.equal(told('cardNumber'), { ...always, brand: 'visa' });
  assert.equal(told('cardCvc'), always);
  const account = { country: 'PL', bankName: 'mBank' };
  assert.equal(eventOf('iban', changed({ account }))?.details, { ...always, ...account });
  assert.equal(eventOf('card', { kind: 'escape' }), { event: 'escape', details: {} });
  assert.is(eventOf('card', { kind: 'height', pixels: 20 }), null);
});

const listeners = suite('element listeners');

listeners('a listener hears every event, one that asked for a single one hears that', () => {
  const heard: string[] = [];
  const told = new ElementListeners<'focus' | 'blur'>();
  const always = () => heard.push('always');
  told.add('focus', always, { isOnce: false });
  told.add('focus', () => heard.push('once'), { isOnce: true });
  told.tell('focus', {});
  told.tell('focus', {});
  told.tell('blur', {});
  assert.equal(heard, ['always', 'once', 'always']);
  told.remove('focus', always);
  told.tell('focus', {});
  assert.is(heard.length, 3);
});

listeners('removing without naming one removes all of the event', () => {
  const heard: string[] = [];
  const told = new ElementListeners<'focus' | 'blur'>();
  told.add('focus', () => heard.push('focus'), { isOnce: false });
  told.add('blur', () => heard.push('blur'), { isOnce: false });
  told.remove('focus');
  told.tell('focus', {});
  told.tell('blur', {});
  assert.equal(heard, ['blur']);
});

listeners('who asks again while being told once is told again', () => {
  let count = 0;
  const told = new ElementListeners<'focus'>();
  const again = () => {
    count += 1;
    if (count < 3) told.add('focus', again, { isOnce: true });
  };
  told.add('focus', again, { isOnce: true });
  told.tell('focus', {});
  told.tell('focus', {});
  told.tell('focus', {});
  told.tell('focus', {});
  assert.is(count, 3);
});

states.run();
listeners.run();
