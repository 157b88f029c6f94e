// Fields for numbers, which are typed as text in the notation of whoever types them.
import type { MessageKey } from '../../../i18n/all-messages.ts';
import { numberIn, readNumber } from '../../../numbers/read-number.ts';
import { readPercent } from '../../../numbers/read-percent.ts';
import { readRate } from '../../../numbers/read-rate.ts';
import { readGrams, writeGrams } from '../../../numbers/weight.ts';
import { decimalSignOf, writePercent } from '../../../numbers/write-number.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { FieldOptions, SettingField, SettingPlace } from '../settings-screen.ts';

type Label = SettingField['label'];

type NumberKind = {
  write(value: unknown, place: SettingPlace): string;
  /** Null where it cannot be read. */
  understand(text: string, place: SettingPlace): unknown;
  problem: MessageKey;
};

function numberField(path: string, label: Label, { isNullable, ...options }: WholeOptions, kind: NumberKind) {
  const field: SettingField<string> = {
    ...{ path, label, ...options },
    toTyped: (value, place) => (value === null || value === undefined ? '' : kind.write(value, place)),
    read(typed, place) {
      if (typed.trim() === '') return isNullable ? { value: null } : { value: '', problem: 'settings.missing' };
      const value = kind.understand(typed, place);
      return value === null ? { value: typed, problem: kind.problem } : { value };
    },
    say: (typed) => typed,
    Input: ({ typed, label: name, hint, error, change }) => (
      <TextField
        {...{ hint, error }}
        label={name}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => change(target.value)}
      />
    ),
  };
  return field;
}

/** `isNullable`: an empty field is stored as null. */
type WholeOptions = FieldOptions & { isNullable?: boolean };

export function whole(path: string, label: Label, options: WholeOptions = {}): SettingField<string> {
  return numberField(path, label, options, {
    write: String,
    understand(typed, { locale }) {
      const hundredths = numberIn(readNumber(typed, { locale, decimals: 0 }));
      return hundredths === null ? null : hundredths / 100;
    },
    problem: 'settings.notWhole',
  });
}

/** Stored as a number of percent: `8.5`. */
export function percent(path: string, label: Label, options: FieldOptions = {}): SettingField<string> {
  return numberField(path, label, options, {
    write: (value, { locale }) => writePercent(Math.round(Number(value) * 100), locale),
    understand(typed, { locale }) {
      const basisPoints = numberIn(readPercent(typed, locale));
      return basisPoints === null ? null : basisPoints / 100;
    },
    problem: 'settings.notPercent',
  });
}

/** An exact decimal, stored as a text with a point. */
export function rate(path: string, label: Label, options: FieldOptions = {}): SettingField<string> {
  return numberField(path, label, options, {
    write: (value, { locale }) => String(value).replace('.', decimalSignOf(locale)),
    understand: (typed) => readRate(typed),
    problem: 'settings.notRate',
  });
}

/** A weight in grams. */
export function weight(path: string, label: Label, options: FieldOptions = {}): SettingField<string> {
  return numberField(path, label, options, {
    write: (value) => writeGrams(Number(value)),
    understand: (typed, { locale }) => readGrams(typed, locale),
    problem: 'settings.notWeight',
  });
}
