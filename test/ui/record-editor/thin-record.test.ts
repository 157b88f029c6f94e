// Unsaved work, written down without what is as in the record, and read again whole.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openRecord } from '#src/ui/record-editor/edited-record.ts';
import { filledUp, thinned } from '#src/ui/record-editor/thin-record.ts';

const base = {
  texts: { pl: { title: 'Lis' } },
  variants: { rows: { a: { sku: 'A', prices: { PLN: 1 } }, b: { sku: 'B', prices: { PLN: 2 } } }, removed: ['x'] },
};
const opened = openRecord('7', 3, base);
const { rows } = base.variants;
const forms = {
  'nothing is changed': base,
  'a row is changed': { ...base, variants: { ...base.variants, rows: { ...rows, b: { ...rows.b, sku: 'C' } } } },
  'a row has gone, and one has come': { ...base, variants: { ...base.variants, rows: { a: rows.a, c: rows.b } } },
  'a text is another one': { ...base, texts: { pl: { title: 'Lisek' } } },
};

for (const [what, form] of Object.entries(forms)) {
  test(`it is read as it was written: ${what}`, () => {
    const edited = { ...opened, form };
    const text = JSON.stringify(thinned(edited));
    assert.equal(filledUp(JSON.parse(text)), JSON.parse(JSON.stringify(edited)));
    assert.ok(text.length < JSON.stringify(edited).length);
  });
}

test('what was written by a release before is read as it is', () => {
  const edited = { ...opened, form: forms['a row is changed'] };
  assert.equal(filledUp(edited), edited);
});

test.run();
