// What a screen of the settings is: one object a document, `screens/<document>-screen.ts`. Its fields say where in the
// document they stand and of which kind they are (`fields/`); everything else is the same for all.
import type { ReactNode } from 'react';
import type { MessageKey } from '../../i18n/all-messages.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { SettingsDocument } from '../settings-list.ts';
import type { SettingsEntry } from './settings-entries.ts';
import type { SettingsChoices } from './settings-queries.ts';

export type SettingsSection = {
  title?: MessageKey;
  hint?: MessageKey;
  fields: readonly SettingField[];
  /** Left out: always. What is not shown keeps its values. */
  isShown?(place: Omit<SettingPlace, 'siblings'>): boolean;
};

export type SettingsBeforeProps = {
  fields: readonly SettingField[];
  form: SettingForm;
  place: Omit<SettingPlace, 'siblings'>;
  change(to: SettingForm): void;
};

export type SettingsScreen = SettingsEntry & {
  document: SettingsDocument;
  sections: readonly SettingsSection[];
  /** What stands above the fields and fills several of them in, such as a look to begin with. */
  Before?(props: SettingsBeforeProps): ReactNode;
  /**
   * What stands below the fields and is saved by itself, or not at all: a test, a look at what is offered. `data`: as it would
   * be saved; null while something cannot be read.
   */
  After?(props: { form: SettingForm; isUnsaved: boolean; data: unknown }): ReactNode;
};

/** What is typed, by the paths of the fields: `cartReminder.afterHours` -> `4`. */
export type SettingForm = Readonly<Record<string, unknown>>;
export type SettingRow = SettingForm & { key: number };

/** What a field is read and written by. `siblings`: what stands in the same form or row. */
export type SettingPlace = {
  locale: Locale;
  t: Translate;
  choices: SettingsChoices;
  siblings: SettingForm;
  /** The rows beside the one in which it stands. */
  others?: readonly SettingForm[];
};

/**
 * `value`: undefined where it is left out of the document. `problem`: why it cannot be read; `within`: where in a field of
 * rows something cannot.
 */
export type SettingReading = { value: unknown; problem?: MessageKey | undefined; within?: readonly string[] };

export type SettingInputProps<Typed> = {
  typed: Typed;
  /** The place in the form, such as `methods/3/carrier`. */
  location: string;
  place: SettingPlace;
  label: string;
  hint: string | null;
  error: string | null;
  change(typed: Typed): void;
};

/** What a field holds that has fields of its own. `rest`: of the location, from there on; `title`: of the row. */
export type SettingInner = {
  fields: readonly SettingField[];
  form: SettingForm;
  title: string | null;
  rest: readonly string[];
};

export type SettingPart = Pick<SettingInner, 'fields' | 'form' | 'title'> & { id: string };

/** Made by the functions of `fields/`, which know its kind. */
export type SettingField<Typed = unknown> = {
  path: string;
  label: MessageKey | ((place: SettingPlace) => string);
  hint?: MessageKey | ((place: SettingPlace) => string) | undefined;
  toTyped(value: unknown, place: SettingPlace): Typed;
  read(typed: Typed, place: SettingPlace): SettingReading;
  /** Says the value in a line, as two who have changed it see it. */
  say(typed: Typed, place: SettingPlace): string;
  Input(props: SettingInputProps<Typed>): ReactNode;
  /** The place in the form that the rest of a fault's path leads to; empty for the field itself. */
  locate?(rest: readonly string[], typed: Typed, place: SettingPlace): string;
  enter?(parts: readonly string[], typed: Typed, place: SettingPlace): SettingInner | null;
  /** The fields that it holds itself. */
  inner?: readonly SettingField[];
  /** What it holds that has fields of its own; `id`: by which the same is found in another version. */
  listParts?(typed: Typed, place: SettingPlace): readonly SettingPart[];
  isShown?: ((place: SettingPlace) => boolean) | undefined;
  /** It takes the whole width. */
  isWide?: boolean;
};

/** What every kind of field takes beside its path and its label. */
export type FieldOptions = Pick<SettingField, 'hint' | 'isShown'>;
