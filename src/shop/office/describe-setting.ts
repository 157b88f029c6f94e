// What two have changed of a document, in words: where it stands, and what either has made of it.
import type { CollisionTexts } from '../../ui/record-editor/collision-panel.tsx';
import type { Collision } from '../../ui/record-editor/merge-fields.ts';
import { findField } from './settings-form.ts';
import type { SettingField, SettingForm, SettingPlace } from './settings-screen.ts';

type Described = { collision: Collision; place: Omit<SettingPlace, 'siblings'> };

export function describeSetting(
  fields: readonly SettingField[],
  form: SettingForm,
  { collision: { at, names, mine, theirs }, place }: Described,
): CollisionTexts {
  const [name = ''] = names;
  const parts = [...at.map(String), name];
  const found = findField(fields, form, { parts, place });
  const say = (value: unknown): string | undefined => {
    if (value === undefined) return undefined;
    if (found.field && found.rest.length === 0) return found.field.say(value, { ...place, siblings: found.form });
    return typeof value === 'object' ? (found.labels.at(-1) ?? '') : String(value);
  };
  return {
    label: [...found.labels, ...found.rest.filter((part) => part !== 'isOn')].join(' › '),
    mine: say(mine[name]),
    theirs: say(theirs[name]),
  };
}
