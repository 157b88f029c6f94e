import { stripVTControlCharacters } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatForPeople } from '#server/telemetry/format-for-people.ts';
import { describeError, serializeError, toMessageTemplate } from '#server/telemetry/serialize-error.ts';

const templates: [message: string, template: string][] = [
  ['invalid input syntax for type uuid: "Jan "the" Kowalski"', 'invalid input syntax for type uuid: …'],
  ['duplicate key value violates unique constraint "orders_cart"', 'duplicate key value violates unique constraint …'],
  ['Key (email)=(jan@example.com) already exists.', 'Key (email): …'],
  ["Cannot read properties of undefined (reading 'Jan')", 'Cannot read properties of undefined (reading …'],
  [
    "Can't send mail - all recipients were rejected: 550 <jan@example.com>",
    "Can't send mail - all recipients were rejected: …",
  ],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['first line\njan@example.com', 'first line…'],
  ['nobody is jan@example.com', 'nobody is [email]'],
];
for (const [message, template] of templates) {
  test(`a message without its values: ${template}`, () => {
    assert.is(toMessageTemplate(message), template);
  });
}

test('of an error of PostgreSQL names are cached, and no row', () => {
  const { stack, ...known } = serializeError(
    Object.assign(new Error('null value in column "email"'), {
      code: '23502',
      table: 'orders',
      column: 'email',
      routine: 'ExecConstraints',
      detail: 'Failing row contains (jan@example.com)',
      where: 'COPY orders, line 1: "jan@example.com"',
    }),
  );
  assert.equal(known, {
    type: 'Error',
    message: 'null value in column …',
    code: '23502',
    table: 'orders',
    column: 'email',
    routine: 'ExecConstraints',
  });
  assert.match(stack, /^ {4}at .*serialize-error\.test\.ts:\d+:\d+/);
});

test('a message that looks like a stack is not taken for one', () => {
  const { stack } = serializeError(new Error('x\n    at jan (kowalski.ts:1:1)'));
  assert.not.match(stack, 'kowalski');
});

test('a fact that holds more than a name is left out', () => {
  assert.is(serializeError(Object.assign(new Error('x'), { code: 'jan@example.com' })).code, undefined);
});

test('causes are told of, and end', () => {
  const error = new Error('outer', { cause: Object.assign(new Error('inner'), { code: 'ECONNREFUSED' }) });
  assert.equal([serializeError(error).cause?.message, serializeError(error).cause?.code], ['inner', 'ECONNREFUSED']);
  const circle = new Error('round');
  circle.cause = circle;
  assert.is(describeError(circle), 'Error: round');
});

test('what was thrown and is no error is told of by its kind', () => {
  assert.equal(serializeError({ email: 'jan@example.com' }), { type: 'object', message: '…', stack: '' });
});

test('on a terminal a line is for people, and what an error was about stands below it', () => {
  const err = {
    ...serializeError(Object.assign(new Error('no box'), { code: 'EENVELOPE' })),
    stack: '    at send (a.ts:1:2)',
  };
  const line = JSON.stringify({
    level: 50,
    time: 1_795_313_085_890,
    pid: 1,
    hostname: 'h',
    outboxId: 3,
    err,
    msg: 'failed',
  });
  const written = stripVTControlCharacters(formatForPeople(line));
  assert.match(
    written,
    /^\d\d:\d\d:45\.890 ERROR failed outboxId=3\n {2}Error: no box code=EENVELOPE\n {4}at send \(a\.ts:1:2\)\n$/,
  );
});

test.run();
