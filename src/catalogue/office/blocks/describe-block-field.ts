// What a field of a block is called and says: where two people have changed it at the same time, and where it is refused.
import type { Translate } from '../../../i18n/translate.ts';
import type { CollisionTexts } from '../../../ui/record-editor/collision-panel.tsx';
import type { Collision } from '../../../ui/record-editor/merge-fields.ts';
import type { BlockRow } from './block-form.ts';
import { fieldName, kindName } from './block-words.ts';

/** `at`: begins with the name of the form's field that has the rows. */
export function describeBlockField(
  { at, names, mine, theirs }: Collision,
  rows: readonly BlockRow[],
  t: Translate,
): CollisionTexts {
  const [, key, , field, language] = at;
  const row = rows.find((each) => each.key === key);
  const kind = row ? kindName(row.kind, t) : t('blocks.list');
  // The whole block, which one side has removed.
  if (key === undefined) return { label: kind, mine: writtenIn(mine), theirs: writtenIn(theirs) };
  const name = String(field ?? names[0] ?? '');
  const inLanguage = language ?? (field === undefined ? undefined : names[0]);
  const label = [kind, name && row ? fieldName(name, t) : '', inLanguage ? `(${inLanguage})` : '']
    .filter(Boolean)
    .join(' ');
  return { label, mine: writtenIn(mine), theirs: writtenIn(theirs) };
}

export function writtenIn(values: Readonly<Record<string, unknown>>): string | undefined {
  const all = Object.values(values);
  if (all.every((value) => value === undefined)) return undefined;
  return all.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' ');
}

/** The blocks that cannot be stored, such as `blocks.2.link`: "3. Announcement (link)". */
export function faultyBlocks(faults: readonly string[], rows: readonly BlockRow[], t: Translate): string {
  const places = faults.map((fault) => {
    const [, at, ...names] = fault.split('.');
    const row = at === undefined ? undefined : rows[Number(at)];
    return row ? `${Number(at) + 1}. ${kindName(row.kind, t)} (${names.join(' ')})` : fault;
  });
  return places.join(', ');
}
