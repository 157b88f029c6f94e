import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type EditedRecord, isReadable, openRecord } from '#src/ui/record-editor/edited-record.ts';

const test = suite('a record that is edited');

type Form = { title: string; lines: { text: string }[] };
const read = ({ title, lines }: Form) => [title.trim(), ...lines.map(({ text }) => text.trim())];
const edited = openRecord<Form>('7', 3, { title: 'Lis', lines: [] });

test('what a tab has kept goes on being edited', () => {
  const kept = { ...edited, form: { title: 'Lis rudy', lines: [{ text: 'a' }] } };
  assert.ok(isReadable(JSON.parse(JSON.stringify(kept)), edited, read));
});

for (const [what, kept] of Object.entries({
  'nothing of an editor': null,
  'a form without fields': { id: null, form: {} },
  'a form with other fields': { ...edited, form: { title: 'Lis', rows: [] } },
  'lines of another kind': { ...edited, form: { title: 'Lis', lines: [{ words: 'a' }] } },
  'a record without a version': { id: '7', base: edited.base, typed: edited.typed, form: edited.form },
})) {
  test(`what another release has kept is set aside: ${what}`, () => {
    // What is kept by another version of the shop has another form.
    assert.not(isReadable(kept as unknown as EditedRecord<Form>, edited, read));
  });
}

test.run();
