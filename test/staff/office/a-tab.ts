// The tab of a person in which a record is edited, as the editor saves it: over the shop that runs, without a page.
import { decide, type EditedRecord, openRecord } from '#src/ui/record-editor/edited-record.ts';
import type { FieldGroups } from '#src/ui/record-editor/merge-fields.ts';
import { type Refused, type Saved, type SaveOutcome, saveRecord } from '#src/ui/record-editor/save-record.ts';

type Opened<Form> = { version: number; base: Form };

type TabOf<Form, Refusal extends Refused> = {
  id: string;
  groups: FieldGroups;
  outdated: string;
  fetch(): Promise<Opened<Form>>;
  send(form: Form, version: number): Promise<Saved | Refusal>;
};

export async function openTab<Form extends object, Refusal extends Refused>(of: TabOf<Form, Refusal>) {
  const { version, base } = await of.fetch();
  let edited: EditedRecord<Form> = openRecord(of.id, version, base);
  const readForm = (form: Form) => ({ content: form, problems: [] });
  return {
    edited: () => edited,
    type(typed: Partial<Form>) {
      edited = { ...edited, form: { ...edited.form, ...typed } };
    },
    decide(side: 'mine' | 'theirs') {
      edited = decide(edited, edited.collisions, side);
    },
    save: (): Promise<SaveOutcome<Refusal>> =>
      saveRecord<Form, Form, Refusal>({
        edited: () => edited,
        set: (next) => {
          edited = next;
        },
        ...{ groups: of.groups, readForm, fetch: of.fetch },
        send: (form, at) => of.send(form, at.version ?? 0),
        isOutdated: ({ refusal }) => refusal === of.outdated,
      }),
  };
}
