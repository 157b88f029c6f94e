// Fields in which something is chosen: yes or no, one of several, a day.
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { FieldOptions, SettingField, SettingPlace } from '../settings-screen.ts';

type Label = SettingField['label'];

/** `text`: in the language of whoever chooses. */
export type Option = { id: string; text: string };

export function toggle(path: string, label: Label, options: FieldOptions = {}): SettingField<boolean> {
  return {
    ...{ path, label, ...options, isWide: true },
    toTyped: (value) => value === true,
    read: (typed) => ({ value: typed }),
    say: (typed, { t }) => t(typed ? 'settings.yes' : 'settings.no'),
    Input: ({ typed, label: name, hint, error, change }) => (
      <CheckboxField
        {...{ hint, error }}
        label={name}
        checked={typed}
        onChange={({ target }) => change(target.checked)}
      />
    ),
  };
}

type ChoiceOptions = FieldOptions & {
  options(place: SettingPlace): readonly Option[];
  /** What is said where none is chosen, which is stored as null. */
  none?: (place: SettingPlace) => string;
};

export function choice(path: string, label: Label, given: ChoiceOptions): SettingField<string> {
  const { options, none, ...shown } = given;
  return {
    ...{ path, label, ...shown },
    toTyped: (value) => String(value ?? ''),
    read(typed) {
      if (typed !== '') return { value: typed };
      return none ? { value: null } : { value: '', problem: 'settings.missing' };
    },
    say: (typed, place) => options(place).find(({ id }) => id === typed)?.text ?? (typed || (none?.(place) ?? '')),
    Input: ({ typed, place, label: name, hint, error, change }) => {
      const known = options(place);
      // What is stored is shown, also where it can no longer be chosen.
      const isKnown = typed === '' || known.some(({ id }) => id === typed);
      return (
        <SelectField {...{ hint, error }} label={name} value={typed} onChange={({ target }) => change(target.value)}>
          {none || typed === '' ? <option value="">{none ? none(place) : '–'}</option> : null}
          {isKnown ? null : <option value={typed}>{typed}</option>}
          {known.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </SelectField>
      );
    },
  };
}

/** `isNullable`: without one, null is stored. */
export function day(
  path: string,
  label: Label,
  options: FieldOptions & { isNullable?: boolean } = {},
): SettingField<string> {
  const { isNullable, ...shown } = options;
  return {
    ...{ path, label, ...shown },
    toTyped: (value) => String(value ?? ''),
    read(typed) {
      if (typed !== '') return { value: typed };
      return isNullable ? { value: null } : { value: '', problem: 'settings.missing' };
    },
    say: (typed) => typed,
    Input: ({ typed, label: name, hint, error, change }) => (
      <TextField
        {...{ hint, error }}
        label={name}
        type="date"
        value={typed}
        onChange={({ target }) => change(target.value)}
      />
    ),
  };
}
