// What is typed of a product's safety. It comes after the page.
import { useApp } from '../../../app-instance.tsx';
import { languageNameIn } from '../../../i18n/language-name.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import styles from '../editor/product-editor.module.css';
import type { PartProps } from '../editor/product-part.ts';
import { type SafetySlice, safetyFields } from './safety-slice.ts';

export function SafetyFields({ slice, change, problems, leave }: PartProps<SafetySlice>) {
  const { locale: own, t } = useApp();
  return (
    <div className={layout.stack}>
      <p className={layout.aside}>{t('productEditor.safetyHint')}</p>
      <div className={styles.pairs}>
        {safetyFields.map((name) =>
          name === 'manufacturerName' || name === 'manufacturerEmail' ? (
            <TextField
              key={name}
              label={t(`productEditor.${name}`)}
              type={name === 'manufacturerEmail' ? 'email' : 'text'}
              error={problems.includes(name) ? t('productEditor.badEmail') : null}
              value={slice[name]}
              maxLength={500}
              autoComplete="off"
              onChange={({ target }) => change({ [name]: target.value })}
              onBlur={() => leave(name)}
            />
          ) : (
            <TextAreaField
              key={name}
              label={t(`productEditor.${name}`)}
              hint={name === 'responsiblePerson' ? t('productEditor.responsibleHint') : null}
              value={slice[name]}
              maxLength={5_000}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          ),
        )}
        {Object.entries(slice.warnings).map(([locale, text]) => (
          <TextAreaField
            key={locale}
            label={`${t('productEditor.warnings')} (${languageNameIn(own, locale)})`}
            lang={locale}
            value={text}
            maxLength={5_000}
            onChange={({ target }) => change({ warnings: { ...slice.warnings, [locale]: target.value } })}
          />
        ))}
      </div>
    </div>
  );
}
