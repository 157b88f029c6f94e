// What a program is told that was refused: each fault in sentences, whichever rule of a schema it broke.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { describeInputFaults } from '#server/http/input-faults.ts';

const schema = z.strictObject({
  name: z.string().min(2).max(5).optional(),
  count: z.int().min(1).max(9).optional(),
  share: z.number().gt(0).lt(1).optional(),
  isOpen: z.boolean().optional(),
  kind: z.enum(['red', 'blue']).optional(),
  day: z.iso.date().optional(),
  'odd-key': z.array(z.string()).min(1).max(2).optional(),
});

const faultsOf = (input: unknown) => {
  const { error } = schema.safeParse(input);
  assert.ok(error, JSON.stringify(input));
  return describeInputFaults(error, input, 'The body');
};

test('each rule that is broken has a sentence of what is there and one of what to send', () => {
  const told: [input: unknown, says: string][] = [
    [undefined, 'The body is missing. Send an object.'],
    [null, 'The body is null. Send an object.'],
    [[], 'The body is a list. Send an object.'],
    [{ name: 5 }, 'name is 5. Send a text.'],
    [{ name: 'a' }, 'name has 1 character. Send at least 2.'],
    [{ name: 'abcdef' }, 'name has 6 characters. Send at most 5.'],
    [{ count: '3' }, 'count is a text. Send a number, without quotation marks.'],
    [{ count: 1.5 }, 'count is 1.5. Send a whole number.'],
    [{ count: 0 }, 'count is 0. Send at least 1.'],
    [{ count: 10 }, 'count is 10. Send at most 9.'],
    [{ share: 0 }, 'share is 0. Send more than 0.'],
    [{ share: 1 }, 'share is 1. Send less than 1.'],
    [{ isOpen: 'true' }, 'isOpen is a text. Send true or false, without quotation marks.'],
    [{ kind: 'green' }, 'kind is a text. Send one of: red, blue.'],
    [{ day: '30.11.2026' }, 'day is not written as a date is. Send YYYY-MM-DD.'],
    [{ 'odd-key': [] }, '["odd-key"] has 0 entries. Send at least 1.'],
    [{ 'odd-key': ['a', {}] }, '["odd-key"][1] is an object. Send a text.'],
    [{ colour: 'red' }, 'The body knows nothing of colour. Leave it out.'],
  ];
  for (const [input, says] of told) assert.is(faultsOf(input), says);
});

test('several faults are told one after the other, and no more than five', () => {
  assert.is(faultsOf({ name: 5, isOpen: 1 }), 'name is 5. Send a text. isOpen is 1. Send true or false.');
  const error = z.array(z.string()).safeParse(Array.from({ length: 100 }, () => 5)).error;
  assert.ok(error);
  assert.is(describeInputFaults(error, [], 'The body').match(/Send a text/g)?.length, 5);
});

test.run();
