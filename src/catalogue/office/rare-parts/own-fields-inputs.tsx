// What is typed into the fields that the merchant has defined. It comes after the page.
import { useApp } from '../../../app-instance.tsx';
import { languageNameIn } from '../../../i18n/language-name.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { officeUrlOf } from '../../../office-addresses.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { PageLink } from '../../../ui/page-link.tsx';
import styles from '../editor/product-editor.module.css';
import type { PartProps } from '../editor/product-part.ts';
import { type OwnField, ownFieldName } from '../own-fields/own-field-name.ts';
import type { OwnFieldsSlice, Typed } from './own-fields-slice.ts';

export function OwnFieldsFields({
  slice,
  change,
  problems,
  leave,
  context: { choices, locale },
}: PartProps<OwnFieldsSlice>) {
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
