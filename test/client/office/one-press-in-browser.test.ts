import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createPresses } from '#client/office/one-press.ts';
import { KasaError } from '#src/errors.ts';
import type { Transport } from '#src/graphql-client.ts';

type Sent = { key: string | undefined; answer(data: object): void; fail(error: Error): void };
type Context = { sent: Sent[]; clock: { now: number }; send: Transport };
const test = suite<Context>('one press in the browser');

test.before.each((context) => {
  context.sent = [];
  context.clock = { now: 0 };
  const { once, headersOf } = createPresses(() => context.clock.now);
  context.send = once((name, variables) => {
    const { promise, resolve, reject } = Promise.withResolvers<never>();
    const key = headersOf(name, variables)['idempotency-key'];
    context.sent.push({ key, answer: (data) => resolve(data as never), fail: reject });
    return promise;
  });
});

const note = { number: 1001, text: 'She rang.' };
const answer = { noteOrder: { refusal: null } };
const lost = new KasaError('SERVICE_UNAVAILABLE', 'The shop could not be reached.');
const codeOf = (press: Promise<unknown>) =>
  press.then(
    () => 'answered',
    (error: KasaError) => error.code,
  );

test('a double click is sent once, whether its answer takes seconds or is there before the second click', async (context) => {
  const { sent, clock, send } = context;
  const first = send('OrdersNote', note);
  clock.now = 5_000;
  const second = send('OrdersNote', note);
  assert.is(sent.length, 1);
  sent[0]?.answer(answer);
  assert.equal(await Promise.all([first, second]), [answer, answer]);
  clock.now += 500;
  const third = send('OrdersNote', note);
  assert.is(sent.length, 1);
  assert.equal(await third, answer);
});

test('the same form is another press a second after its answer, or once something else was done', async (context) => {
  const { sent, clock, send } = context;
  const press = async (text: string) => {
    const answered = send('OrdersNote', { ...note, text });
    sent.at(-1)?.answer(answer);
    await answered;
  };
  await press('She rang.');
  await press('She rang again.');
  await press('She rang.');
  clock.now += 1_000;
  await press('She rang.');
  assert.is(sent.length, 4);
  assert.is(new Set(sent.map(({ key }) => key)).size, 4);
  assert.ok(sent.every(({ key }) => key));
});

test('after an answer that was lost the same press goes out under its key, after a refusal under another', async (context) => {
  const { sent, send } = context;
  for (const error of [lost, new TypeError('no answer'), new KasaError('SIGNED_OUT', 'Nobody is signed in.')]) {
    const press = codeOf(send('OrdersNote', note));
    sent.at(-1)?.fail(error);
    await press;
  }
  void send('OrdersNote', note);
  const [first, second, third, fourth] = sent.map(({ key }) => key);
  assert.equal([second, third], [first, first]);
  assert.is.not(fourth, first);
});

test('what is read is asked for each time, without a key', ({ sent, send }) => {
  void send('StaffSignedIn', {});
  void send('StaffSignedIn', {});
  assert.equal(
    sent.map(({ key }) => key),
    [undefined, undefined],
  );
});

test.run();
