// What the product says in the fields that the merchant has defined.
import { useApp } from '../../../app-instance.tsx';
import { languageNameIn } from '../../../i18n/language-name.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { numberIn, readNumber } from '../../../numbers/read-number.ts';
import { writePercent } from '../../../numbers/write-number.ts';
import { officeUrlOf } from '../../../office-addresses.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { PageLink } from '../../../ui/page-link.tsx';
import { type OwnField, ownFieldName } from '../own-fields/own-field-name.ts';
import styles from './product-editor.module.css';
import type { PartContext, PartProps, ProductPart } from './product-part.ts';

/** A number as it is typed, `yes`, `no` or nothing, keys of choices, or texts by language. */
type Typed = string | readonly string[] | { readonly [locale: string]: string };
type OwnFieldsSlice = { readonly [key: string]: Typed };

const MOST_HUNDREDTHS = 100_000_000_000;

export const ownFieldsPart: ProductPart<OwnFieldsSlice> = {
  name: 'ownFields',
  heading: 'ownFields.title',
  formOf(shown, { choices, locale }) {
    const values: Record<string, unknown> = JSON.parse(shown?.ownFields ?? '{}');
    return Object.fromEntries(
      choices.ownFields.map((field) => [field.key, typedOf(field, values[field.key], { choices, locale })]),
    );
  },
  read(slice, { choices, locale }) {
    const problems: string[] = [];
    const values = choices.ownFields.map((field) => {
      const value = readValue(field, slice[field.key], locale);
      if (value === undefined) problems.push(field.key);
      return [field.key, value ?? null];
    });
    return { content: { own_fields: Object.fromEntries(values) }, problems };
  },
  describe({ at: [key], names: [name = ''], mine, theirs }, _t, { choices, locale }) {
    const field = choices.ownFields.find((each) => each.key === (key ?? name));
    const show = (values: Readonly<Record<string, unknown>>) => [values[name] ?? ''].flat().join(', ');
    const label = field ? ownFieldName(field.names, locale) : name;
    return {
      label: key === undefined ? label : `${label} (${languageNameIn(locale, name)})`,
      mine: show(mine),
      theirs: show(theirs),
    };
  },
  Fields: OwnFieldsFields,
};

function typedOf(
  { kind }: OwnField,
  value: unknown,
  { choices, locale }: Pick<PartContext, 'choices' | 'locale'>,
): Typed {
  if (kind === 'choice') return (value as string[] | undefined) ?? [];
  if (kind === 'yes_no') return value === undefined ? '' : value === true ? 'yes' : 'no';
  if (kind === 'number') return value === undefined ? '' : writePercent(Math.round(Number(value) * 100), locale);
  const texts = (value ?? {}) as Record<string, string>;
  return Object.fromEntries(choices.languages.map((language) => [language, texts[language] ?? '']));
}

/** Null: it says nothing. Undefined: it cannot be read. */
function readValue({ kind }: OwnField, typed: Typed | undefined, locale: Locale): unknown {
  if (typed === undefined) return null;
  if (kind === 'number') {
    if (typed === '') return null;
    const hundredths = numberIn(readNumber(String(typed), { locale, decimals: 2, most: MOST_HUNDREDTHS }));
    return hundredths === null ? undefined : hundredths / 100;
  }
  if (kind === 'yes_no') return typed === '' ? null : typed === 'yes';
  if (Array.isArray(typed)) return typed.length > 0 ? typed : null;
  return Object.fromEntries(Object.entries(typed).map(([language, text]) => [language, text.trim()]));
}

function OwnFieldsFields({ slice, change, problems, leave, context: { choices, locale } }: PartProps<OwnFieldsSlice>) {
  const { t } = useApp();
  return (
    <div className={layout.stack}>
      {choices.ownFields.length === 0 ? <p className={layout.aside}>{t('ownFields.hint')}</p> : null}
      <div className={layout.fields}>
        {choices.ownFields.map((field) => (
          <OwnFieldInput
            key={field.key}
            {...{ field, locale }}
            typed={slice[field.key] ?? ''}
            error={problems.includes(field.key) ? t('ownFields.badNumber') : null}
            onChange={(typed) => change({ [field.key]: typed })}
            onLeave={() => leave(field.key)}
          />
        ))}
      </div>
      <p>
        <PageLink to={officeUrlOf('productFields')}>{t('ownFields.define')}</PageLink>
      </p>
    </div>
  );
}

type InputProps = {
  field: OwnField;
  locale: Locale;
  typed: Typed;
  error: string | null;
  onChange(typed: Typed): void;
  onLeave(): void;
};

function OwnFieldInput({ field, locale, typed, error, onChange, onLeave }: InputProps) {
  const { t } = useApp();
  const label = ownFieldName(field.names, locale);
  if (field.kind === 'number') {
    return (
      <TextField
        label={field.unit ? `${label} (${field.unit})` : label}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        value={String(typed)}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
    );
  }
  if (field.kind === 'yes_no') {
    return (
      <SelectField label={label} value={String(typed)} onChange={({ target }) => onChange(target.value)}>
        <option value="">–</option>
        <option value="yes">{t('ownFields.yes')}</option>
        <option value="no">{t('ownFields.no')}</option>
      </SelectField>
    );
  }
  if (field.kind === 'choice') return <ChoiceInput {...{ field, locale, label, onChange }} typed={[typed].flat()} />;
  return Object.entries(typed as Record<string, string>).map(([language, text]) => (
    <TextField
      key={language}
      label={`${label} (${languageNameIn(locale, language)})`}
      lang={language}
      maxLength={1_000}
      value={text}
      onChange={({ target }) => onChange({ ...(typed as Record<string, string>), [language]: target.value })}
    />
  ));
}

type ChoiceInputProps = Pick<InputProps, 'field' | 'locale' | 'onChange'> & {
  label: string;
  typed: readonly unknown[];
};

function ChoiceInput({ field, locale, label, typed, onChange }: ChoiceInputProps) {
  const chosen = typed.map(String);
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choiceList}>
        {field.choices.map(({ key, names }) => (
          <CheckboxField
            key={key}
            label={ownFieldName(names, locale)}
            checked={chosen.includes(key)}
            onChange={({ target }) =>
              onChange(
                field.choices
                  .map((each) => each.key)
                  .filter((each) => (each === key ? target.checked : chosen.includes(each))),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
