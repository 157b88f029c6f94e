// One field of a settings form, wherever it stands: with its label, its hint, and what is wrong with it.
import { createContext, type ReactNode, useContext } from 'react';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import styles from './settings.module.css';
import { labelOf } from './settings-form.ts';
import type { SettingField, SettingForm, SettingPlace } from './settings-screen.ts';

export type SettingFormServices = Omit<SettingPlace, 'siblings'> & {
  /** Locations of what cannot be read, once the person has gone on from it or wanted to save. */
  problems: readonly string[];
  /** What the server found, by location. */
  faults: ReadonlyMap<string, string>;
  leave(location: string): void;
};

const SettingFormContext = createContext<SettingFormServices | null>(null);

export function SettingFormProvider({ services, children }: { services: SettingFormServices; children: ReactNode }) {
  return <SettingFormContext value={services}>{children}</SettingFormContext>;
}

export function useSettingForm(): SettingFormServices {
  const services = useContext(SettingFormContext);
  if (!services) throw new Error('a field of the settings outside their form');
  return services;
}

type SettingFieldsProps = {
  fields: readonly SettingField[];
  form: SettingForm;
  /** The place of the fields; empty for the form itself. */
  location: string;
  others?: readonly SettingForm[];
  change(to: SettingForm): void;
};

export function SettingFields({ fields, form, location, others, change }: SettingFieldsProps) {
  return (
    <div className={classNames(layout.fields, layout.wordy)}>
      {fields.map((field) => (
        <OneField
          key={field.path}
          {...{ field, form, others }}
          location={location === '' ? field.path : `${location}/${field.path}`}
          change={(typed) => change({ ...form, [field.path]: typed })}
        />
      ))}
    </div>
  );
}

type OneFieldProps = {
  field: SettingField;
  form: SettingForm;
  others: readonly SettingForm[] | undefined;
  location: string;
  change(typed: unknown): void;
};

function OneField({ field, form, location, others, change }: OneFieldProps) {
  const { problems, faults, leave, ...services } = useSettingForm();
  const place: SettingPlace = { ...services, siblings: form, ...(others && { others }) };
  if (field.isShown?.(place) === false) return null;
  const typed = form[field.path];
  const problem = problems.includes(location) ? field.read(typed, place).problem : undefined;
  const { hint } = field;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nobody acts on it; it hears that somebody has gone on.
    <div className={field.isWide ? styles.wide : undefined} onBlur={() => leave(location)}>
      <field.Input
        {...{ typed, location, place, change }}
        label={labelOf(field, place)}
        hint={typeof hint === 'function' ? hint(place) || null : hint ? place.t(hint) : null}
        error={problem ? place.t(problem) : (faults.get(location) ?? null)}
      />
    </div>
  );
}
