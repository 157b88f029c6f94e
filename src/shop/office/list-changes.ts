// What differs between two versions of a document, field by field, in the words of its screen.
import { labelOf } from './settings-form.ts';
import type { SettingField, SettingForm, SettingPlace } from './settings-screen.ts';

/** `label`: where it stands, such as `Ways of delivery › DPD › Days`. An empty value says that there was none. */
export type SettingDifference = { label: string; before: string; after: string };

type Versions = { before: SettingForm; after: SettingForm; place: Omit<SettingPlace, 'siblings'>; within?: string };

export function listChanges(
  fields: readonly SettingField[],
  { before, after, place, within = '' }: Versions,
): SettingDifference[] {
  return fields.flatMap((field) => {
    const [at, now] = [
      { ...place, siblings: before },
      { ...place, siblings: after },
    ];
    const [old, current] = [before[field.path], after[field.path]];
    const label = within + labelOf(field, now);
    const [oldParts, parts] = [field.listParts?.(old, at) ?? [], field.listParts?.(current, now) ?? []];
    const said = { label, before: field.say(old, at), after: field.say(current, now) };
    const isOther = said.before !== said.after || (!field.listParts && !isSame(old, current));
    const inner = parts.flatMap((part) => {
      const former = oldParts.find(({ id }) => id === part.id);
      const title = part.title === null ? '' : `${part.title} › `;
      return former
        ? listChanges(part.fields, { before: former.form, after: part.form, place, within: `${label} › ${title}` })
        : [];
    });
    return isOther ? [said, ...inner] : inner;
  });
}

/** Keys of rows are given anew with each form. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
