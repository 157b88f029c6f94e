// How the rows of a field are made, called and kept.
import type { FieldOptions, SettingField, SettingForm, SettingPlace } from '../settings-screen.ts';
import type { Entries } from './named-entries.ts';

export type RowsOptions = FieldOptions & {
  fields: readonly SettingField[];
  /** What a new row says; it may follow from those that are there. */
  newRow?(rows: readonly SettingForm[], place: SettingPlace): Record<string, unknown>;
  /** What a row is called; `number` counts from 1. */
  title(row: SettingForm, place: SettingPlace, number: number): string;
  add: (place: SettingPlace) => string;
  /** Rows that can be added as they are. */
  presets?(place: SettingPlace): readonly Record<string, unknown>[];
  /** What tells a row that is there already from a preset; `id` where nothing else does. */
  presetKey?: string;
  /** The entries where the document has them by names. */
  entries?: Entries;
  /** Their order means something. */
  isOrdered?: boolean;
  /** Only the title of a row is seen until it is opened. */
  isFolded?: boolean;
};
