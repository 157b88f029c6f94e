// Unsaved work as it is written down: what of the form is as in the record that it began from is written once. The form of
// two thousand variants was written three times over, and the storage of a tab takes its time with each.
import type { EditedRecord } from './edited-record.ts';

/** Nobody types it: a control character stands before it. */
const SAME = '\u0001same';

/** The form, its parts, their rows. */
const LEVELS = 3;

export function thinned<Form extends object>(edited: EditedRecord<Form>): unknown {
  const { base, typed, form } = edited;
  return { ...edited, typed: lessSame(typed, base, LEVELS), form: lessSame(form, base, LEVELS) };
}

/** The same that `thinned` was given, after it was written and read; also what was never thinned. */
export function filledUp<Form>(kept: EditedRecord<Form>): EditedRecord<Form> {
  const { base, typed, form } = kept;
  return { ...kept, typed: withSame(typed, base, LEVELS) as Form, form: withSame(form, base, LEVELS) as Form };
}

function lessSame(value: unknown, like: unknown, levels: number): unknown {
  if (!isFields(value) || !isFields(like)) return value;
  if (value === like) return SAME;
  return levels === 0 ? value : eachField(value, (name, field) => lessSame(field, like[name], levels - 1));
}

function withSame(value: unknown, like: unknown, levels: number): unknown {
  if (value === SAME) return like;
  if (levels === 0 || !isFields(value) || !isFields(like)) return value;
  return eachField(value, (name, field) => withSame(field, like[name], levels - 1));
}

type Fields = Readonly<Record<string, unknown>>;

function eachField(fields: Fields, change: (name: string, field: unknown) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(name, field)]));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
