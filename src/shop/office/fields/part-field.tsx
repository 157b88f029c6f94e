// A part of a document that is there or not, such as an account for transfers: switched on, it has fields of its own.
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { SettingFields } from '../setting-form-context.tsx';
import styles from '../settings.module.css';
import { formOf, locateFault, readForm } from '../settings-form.ts';
import type { FieldOptions, SettingField, SettingForm } from '../settings-screen.ts';

type Label = SettingField['label'];
/** `start`: what it says when it is switched on for the first time. */
type PartOptions = FieldOptions & { fields: readonly SettingField[]; start: Record<string, unknown> };
type Part = SettingForm & { isOn: boolean };

/** Switched off, null is stored; what was typed stays until the page is left. */
export function part(path: string, label: Label, options: PartOptions): SettingField<Part> {
  const { fields, start, ...shown } = options;
  return {
    ...{ path, label, ...shown, isWide: true, inner: fields },
    toTyped: (value, place) => ({
      ...formOf(fields, value ?? start, place),
      isOn: value !== null && value !== undefined,
    }),
    read(typed, place) {
      if (!typed.isOn) return { value: null };
      const { data, problems } = readForm(fields, typed, place);
      return { value: data, within: problems };
    },
    say: (typed, { t }) => t(typed.isOn ? 'settings.yes' : 'settings.no'),
    enter: (rest, typed) => (rest.length > 0 && rest[0] !== 'isOn' ? { fields, form: typed, title: null, rest } : null),
    listParts: (typed) => (typed.isOn ? [{ id: path, title: null, fields, form: typed }] : []),
    locate: (rest, typed, place) => locateFault(fields, typed, { path: rest.join('.'), place }) ?? '',
    Input: ({ typed, location, label: name, hint, error, change }) => (
      <div className={styles.group}>
        <CheckboxField
          {...{ hint, error }}
          label={name}
          checked={typed.isOn}
          onChange={({ target }) => change({ ...typed, isOn: target.checked })}
        />
        {typed.isOn ? (
          <div className={styles.rowBox}>
            <SettingFields
              {...{ fields, location }}
              form={typed}
              change={(to) => change({ ...to, isOn: typed.isOn })}
            />
          </div>
        ) : null}
      </div>
    ),
  };
}
