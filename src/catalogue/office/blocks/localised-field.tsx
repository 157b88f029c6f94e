// A text in every language of the shop, side by side; those that have none while another has some are marked.
import { useApp } from '../../../app-instance.tsx';
import { languageNameIn } from '../../../i18n/language-name.ts';
import type { RowField } from '../../../shop/blocks/block-fields.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import styles from './block-editor.module.css';

export type Texts = { readonly [language: string]: string };

type Props = {
  label: string;
  field: RowField;
  value: Texts;
  languages: readonly string[];
  /** Said at an empty field that is not merely untranslated. */
  hint?: string | null;
  onChange(value: Texts): void;
};

export function LocalisedField({ label, field, value, languages, hint = null, onChange }: Props) {
  const { t, locale: own } = useApp();
  const isWritten = languages.some((language) => value[language]);
  return (
    <div className={styles.languages} data-kind={field.kind}>
      {languages.map((language) => (
        <OneText
          key={language}
          field={field}
          label={languages.length > 1 ? `${label} (${languageNameIn(own, language)})` : label}
          hint={value[language] ? null : isWritten ? t('blocks.missing') : hint}
          language={language}
          value={value[language] ?? ''}
          onChange={(text) => onChange({ ...value, [language]: text })}
        />
      ))}
    </div>
  );
}

type OneTextProps = {
  field: RowField;
  label: string;
  hint: string | null;
  language: string;
  value: string;
  onChange(text: string): void;
};

function OneText({ field, label, hint, language, value, onChange }: OneTextProps) {
  if (field.kind === 'html') return <RichTextField {...{ label, hint, language, value, onChange }} />;
  const props = {
    ...{ label, hint, value },
    lang: language,
    maxLength: field.most,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return field.isLong ? <TextAreaField rows={3} {...props} /> : <TextField autoComplete="off" {...props} />;
}
