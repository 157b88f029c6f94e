// JSON of what changes a little at a time: as JSON.stringify writes it, and what stays is not looked at again.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeJson } from '#src/ui/typing/write-json.ts';

test('it is what JSON.stringify writes', () => {
  for (const value of [
    null,
    7,
    'Żółw "długogrający"',
    [],
    {},
    [undefined, () => 1, null],
    { none: undefined, at: new Date(0), deep: { er: { and: { er: { still: [1, { a: undefined, b: 'c' }] } } } } },
    { 'a "quoted" name': [[[[[['deep']]]]]] },
  ]) {
    assert.is(writeJson(value), JSON.stringify(value));
  }
  assert.is(writeJson(undefined), undefined);
});

test('rows that stay are not read again when one changes', () => {
  let reads = 0;
  const row = (name: string) => ({
    get name() {
      reads += 1;
      return name;
    },
  });
  const rows = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`row ${index}`, row(`${index}`)]));
  const record = { form: { variants: { rows } } };
  assert.is(writeJson(record), JSON.stringify(record));
  reads = 0;
  const changed = { form: { variants: { rows: { ...rows, 'row 7': row('other') } } } };
  const text = writeJson(changed);
  assert.is(reads, 1);
  assert.is(text, JSON.stringify(changed));
});

test.run();
