// The form of a document: from what is stored to what is typed, and back. It knows fields, and no document.
import type { SettingField, SettingForm, SettingPlace } from './settings-screen.ts';

type Place = Omit<SettingPlace, 'siblings'>;
type Data = Record<string, unknown>;

export function formOf(fields: readonly SettingField[], data: unknown, place: Place): SettingForm {
  // An amount is written by the currency that stands beside it.
  const at = { ...place, siblings: (data ?? {}) as SettingForm };
  return Object.fromEntries(fields.map((field) => [field.path, field.toTyped(valueAt(data, field.path), at)]));
}

export type ReadSettings = { data: Data; problems: string[] };

/** `problems`: where something cannot be read, as locations in the form. */
export function readForm(fields: readonly SettingField[], form: SettingForm, place: Place): ReadSettings {
  const at = { ...place, siblings: form };
  const data: Data = {};
  const problems: string[] = [];
  for (const field of fields) {
    const { value, problem, within = [] } = field.read(form[field.path], at);
    if (value !== undefined) setValueAt(data, field.path, value);
    if (problem) problems.push(field.path);
    problems.push(...within.map((location) => `${field.path}/${location}`));
  }
  return { data, problems };
}

export function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce((value, name) => (value as Data | null | undefined)?.[name], data);
}

function setValueAt(data: Data, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const inner = names.reduce((node, name) => {
    node[name] ??= {};
    return node[name] as Data;
  }, data);
  inner[last] = value;
}

/** The place of a fault of the document in the form; null where no field has it. */
export function locateFault(
  fields: readonly SettingField[],
  form: SettingForm,
  { path, place }: { path: string; place: Place },
): string | null {
  const field = fields
    .filter((each) => path === each.path || path.startsWith(`${each.path}.`))
    .sort((one, other) => other.path.length - one.path.length)[0];
  if (!field) return null;
  const rest = path
    .slice(field.path.length + 1)
    .split('.')
    .filter(Boolean);
  const within = field.locate?.(rest, form[field.path], { ...place, siblings: form }) ?? '';
  return within === '' ? field.path : `${field.path}/${within}`;
}

export type FoundField = { labels: string[]; field: SettingField | null; form: SettingForm; rest: string[] };

/**
 * Follows a location to the field that it is in. `field`: null for a row itself; `rest`: what is left within it, such as a
 * language.
 */
export function findField(
  fields: readonly SettingField[],
  form: SettingForm,
  { parts: [name, ...parts], place }: { parts: readonly string[]; place: Place },
): FoundField {
  const field = fields.find(({ path }) => path === name);
  if (!field) return { labels: [], field: null, form, rest: parts };
  const at = { ...place, siblings: form };
  const labels = [labelOf(field, at)];
  const inner = field.enter?.(parts, form[field.path], at);
  if (!inner) return { labels, field, form, rest: parts };
  const named = inner.title === null ? labels : [...labels, inner.title];
  if (inner.rest.length === 0) return { labels: named, field: null, form: inner.form, rest: [] };
  const found = findField(inner.fields, inner.form, { parts: inner.rest, place });
  return { ...found, labels: [...named, ...found.labels] };
}

export function labelOf({ label }: SettingField, place: SettingPlace): string {
  return typeof label === 'function' ? label(place) : place.t(label);
}
