// Fields for words: a line, several lines, one in each language of the shop, a list.
import { languageNameIn } from '../../../i18n/language-name.ts';
import { isLocale, type Locale } from '../../../i18n/locales.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import type { FieldOptions, SettingField, SettingPlace } from '../settings-screen.ts';

type Label = SettingField['label'];
type TextOptions = FieldOptions & {
  maxLength: number;
  /** What is empty is left out of the document. */
  isOptional?: boolean;
  type?: 'email' | 'tel' | 'url';
  autoComplete?: string;
  /** Writes a value as it is typed; `understand` reads it as it is stored; null where it cannot be read. */
  write?(value: string, place: SettingPlace): string;
  understand?(text: string, place: SettingPlace): string | null;
  problem?: NonNullable<ReturnType<SettingField['read']>['problem']>;
};

export function text(path: string, label: Label, options: TextOptions): SettingField<string> {
  const { maxLength, isOptional, type = 'text', autoComplete = 'off', write, understand, problem, ...shown } = options;
  return {
    ...{ path, label, ...shown },
    toTyped: (value, place) => {
      const stored = String(value ?? '');
      return write?.(stored, place) ?? stored;
    },
    read(typed, place) {
      if (isOptional && typed.trim() === '') return { value: undefined };
      const value = understand ? understand(typed.trim(), place) : typed.trim();
      return value === null ? { value: typed, problem } : { value };
    },
    say: (typed) => typed,
    Input: ({ typed, label: name, hint, error, change }) => (
      <TextField
        {...{ hint, error, type, autoComplete, maxLength }}
        label={name}
        value={typed}
        onChange={({ target }) => change(target.value)}
      />
    ),
  };
}

type Texts = Readonly<Partial<Record<Locale, string>>>;

/** A text in every language of the shop, beside one another; what is left empty is not stored. */
export function localised(
  path: string,
  label: Label,
  options: FieldOptions & { maxLength: number },
): SettingField<Texts> {
  const { maxLength, ...shown } = options;
  return {
    ...{ path, label, ...shown, isWide: true },
    toTyped: (value) => ({ ...(value as Texts | undefined) }),
    read: (typed) => ({
      value: Object.fromEntries(
        Object.entries(typed).flatMap(([locale, said]) => (said.trim() ? [[locale, said.trim()]] : [])),
      ),
    }),
    say: (typed) => Object.values(typed).filter(Boolean).join(' / '),
    Input: ({ typed, place, label: name, hint, error, change }) => (
      <div className={layout.fields}>
        {[...new Set([...place.choices.languages, ...Object.keys(typed).filter(isLocale)])].map((locale, at) => (
          <TextField
            key={locale}
            label={`${name} (${languageNameIn(place.locale, locale)})`}
            hint={at === 0 ? hint : null}
            error={at === 0 ? error : null}
            lang={locale}
            maxLength={maxLength}
            autoComplete="off"
            value={typed[locale] ?? ''}
            onChange={({ target }) => change({ ...typed, [locale]: target.value })}
          />
        ))}
      </div>
    ),
  };
}

/** Several short texts, with a comma or a new line between two; none are left out of the document. */
export function list(path: string, label: Label, options: FieldOptions): SettingField<string> {
  return {
    ...{ path, label, ...options },
    toTyped: (value) => ((value as string[] | undefined) ?? []).join(', '),
    read(typed) {
      const value = typed.split(/[,;\n]/).flatMap((part) => part.trim() || []);
      return { value: value.length > 0 ? value : undefined };
    },
    say: (typed) => typed,
    Input: ({ typed, label: name, hint, error, change }) => (
      <TextAreaField
        {...{ hint, error }}
        label={name}
        rows={2}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => change(target.value)}
      />
    ),
  };
}
