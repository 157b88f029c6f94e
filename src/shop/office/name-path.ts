// Where something stands in a document, in the words of its screen: `methods › 1 › maxDays` as people read it on the page.
import { labelOf } from './settings-form.ts';
import type { SettingField, SettingPlace } from './settings-screen.ts';

/** What no field is called stays as it is, such as the number of a row, or a currency. */
export function namePath(fields: readonly SettingField[], path: readonly string[], place: SettingPlace): string[] {
  const [name, ...others] = path;
  if (name === undefined) return [];
  const within = fields.filter((field) => `${path.join('.')}.`.startsWith(`${field.path}.`));
  const field = within.toSorted((one, other) => other.path.length - one.path.length)[0];
  if (!field) return [name, ...namePath(fields, others, place)];
  const rest = path.slice(field.path.split('.').length);
  return [labelOf(field, place), ...namePath(field.inner ?? [], rest, place)];
}
