// What becomes of an edited record once it, or what somebody else made of it, is saved.
import type { EditedRecord } from './edited-record.ts';
import { type Collision, type FieldGroups, mergeFields } from './merge-fields.ts';
import { isSame, withFields } from './nested-fields.ts';

export type Newer<Form> = { version: number; base: Form };

type Merging<Form> = { groups: FieldGroups | undefined; read(form: Form): unknown };

/** Somebody else has saved it meanwhile. */
export function mergeNewer<Form extends object>(
  edited: EditedRecord<Form>,
  { version, base: theirs }: Newer<Form>,
  { groups, read }: Merging<Form>,
): EditedRecord<Form> {
  const { base, typed, form, sent } = edited;
  // What was not touched since the last save is as the record has it, however it was typed then.
  const { form: mine } = mergeFields({ base: typed, mine: form, theirs: base }, groups);
  const merged = mergeFields({ base, mine, theirs }, groups);
  // What is theirs only in other words, or is what was sent from here and its answer lost, is nothing to ask about.
  const isAlike = (to: Form, { at, theirs: values }: Collision) => isSame(read(to), read(withFields(to, at, values)));
  const asked = merged.collisions.filter((each) => !isAlike(merged.form, each) && !(sent && isAlike(sent, each)));
  return { ...edited, version, base: theirs, typed: theirs, form: merged.form, collisions: asked, sent: null };
}

export type Sent<Form> = { id: string; version: number; form: Form };

/** What was typed since it was sent stays, and is not saved. */
export function noteSaved<Form>(edited: EditedRecord<Form>, { id, version, form }: Sent<Form>): EditedRecord<Form> {
  return { ...edited, id, version, base: form, typed: form, making: null, sent: null };
}

/** `before`: what it was sent over. What others have changed meanwhile, and the save was merged with, is in `base`. */
export function noteMerged<Form extends object>(
  edited: EditedRecord<Form>,
  { form: sent }: Sent<Form>,
  { before, base }: { before: Form; base: Form },
): EditedRecord<Form> {
  const { form: typed } = mergeFields({ base: before, mine: sent, theirs: base });
  const { form } = mergeFields({ base: sent, mine: edited.form, theirs: typed });
  return { ...edited, base, typed, form };
}
