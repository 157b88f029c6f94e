import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isUuid } from '#src/is-uuid.ts';

test('an id is what the database writes, whole and in lower case', () => {
  const id = randomUUID();
  assert.ok(isUuid(id));
  for (const other of ['', 'x', id.toUpperCase(), `${id} `, ` ${id}`, `{${id}}`, id.slice(1), `${id}\n`]) {
    assert.not.ok(isUuid(other), JSON.stringify(other));
  }
});

test.run();
