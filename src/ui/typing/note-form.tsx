// What people of the shop write for one another.
import type { FormEvent } from 'react';
import { Button } from '../button.tsx';
import { LimitedTextArea } from './limited-text-area.tsx';
import { NewIdField, newIdIn } from './new-id-field.tsx';
import styles from './note-form.module.css';

export const MAX_NOTE_LENGTH = 2_000;

type NoteFormProps = {
  label: string;
  hint: string;
  button: string;
  isPending: boolean;
  /** `newId`: under which it is written once; `clear` empties the form, once the note is kept. */
  onAdd(note: { text: string; newId: string | null }, clear: () => void): void;
};

export function NoteForm({ label, hint, button, isPending, onAdd }: NoteFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const text = String(fields.get('text')).trim();
    if (text !== '' && !isPending) onAdd({ text, newId: newIdIn(fields) }, () => form.reset());
  };
  return (
    <form data-keep="note" className={styles.form} onSubmit={submit}>
      <NewIdField />
      <LimitedTextArea label={label} hint={hint} name="text" rows={2} limit={MAX_NOTE_LENGTH} required />
      <div>
        <Button size="small" type="submit" isBusy={isPending}>
          {button}
        </Button>
      </div>
    </form>
  );
}
