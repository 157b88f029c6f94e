// What is edited of a record: the form, the record that it began from, and what both sides have changed.

import type { Collision } from './merge-fields.ts';
import { isSame, withFields } from './nested-fields.ts';
import { createRecordId } from './record-id.ts';

export type EditedRecord<Form> = {
  /** Null while the record is new. */
  id: string | null;
  version: number | null;
  /** The record of that version as a form. */
  base: Form;
  /** The texts that this version was read or saved as: `12,5` may be saved, and read again as `12,50`. */
  typed: Form;
  form: Form;
  /** Those that are not decided yet; the form holds mine. */
  collisions: readonly Collision[];
  /** The key of what is sent as a difference to the record, so that it is made once however often it is sent. */
  key: string;
  /** The making of a new record: whoever makes it twice makes it once. Null once it is there. */
  making: { id: string } | null;
  /** What was sent over this version, while no answer has come: it may be saved. */
  sent: Form | null;
};

export function openRecord<Form>(id: string | null, version: number | null, base: Form): EditedRecord<Form> {
  const making = id === null ? { id: createRecordId() } : null;
  return { id, version, base, typed: base, form: base, collisions: [], key: createRecordId(), making, sent: null };
}

/**
 * Whether what a tab has kept can go on being edited. Another release may have kept it, whose form had other fields: it is
 * set aside then, and nobody is kept out of a record by what was once typed into it.
 */
export function isReadable<Form extends object>(
  kept: EditedRecord<Form>,
  like: EditedRecord<Form>,
  read: (form: Form) => unknown,
): boolean {
  const isAlike = (one: object, other: object) => isSame(Object.keys(one).sort(), Object.keys(other).sort());
  try {
    const forms = (['form', 'base', 'typed'] as const).map((name) => kept[name]);
    forms.forEach(read);
    return isAlike(kept, like) && forms.every((form) => isAlike(form, like.form));
  } catch {
    return false;
  }
}

export function decide<Form>(
  edited: EditedRecord<Form>,
  decided: readonly Collision[],
  side: 'mine' | 'theirs',
): EditedRecord<Form> {
  const form = decided.reduce(
    (so, { at, theirs }) => (side === 'theirs' ? withFields(so, at, theirs) : so),
    edited.form,
  );
  return { ...edited, form, collisions: edited.collisions.filter((each) => !decided.includes(each)) };
}

/**
 * Whether the form says anything else than the record: `10,0` for `10` is nothing else. What was sent without an answer may
 * be the record.
 */
export function isUnsaved<Form>({ form, typed, sent }: EditedRecord<Form>, read: (form: Form) => unknown): boolean {
  const said = read(form);
  return !isSame(said, read(typed)) || (sent !== null && sent !== form && !isSame(said, read(sent)));
}
