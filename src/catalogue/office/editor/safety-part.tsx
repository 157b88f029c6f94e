// Who made the product and whom to ask about its safety (Regulation 2023/988, Article 19), and warnings in each language.
import { useApp } from '../../../app-instance.tsx';
import { languageNameIn } from '../../../i18n/language-name.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import type { PartProps, ProductPart } from './product-part.ts';

const fields = ['manufacturerName', 'manufacturerEmail', 'manufacturerAddress', 'responsiblePerson'] as const;
type Field = (typeof fields)[number];

type SafetySlice = Record<Field, string> & { warnings: { readonly [locale: string]: string } };

const EMAIL = /^[^\s@]+@[^\s@]+$/;

export const safetyPart: ProductPart<SafetySlice> = {
  name: 'safety',
  heading: 'productEditor.safety',
  formOf(shown, { choices }) {
    const warningsIn = (locale: string) => shown?.texts.find((text) => text.locale === locale)?.safetyWarnings ?? '';
    const languages = [...new Set([...choices.languages, ...(shown?.texts ?? []).map(({ locale }) => locale)])];
    return {
      manufacturerName: shown?.manufacturerName ?? '',
      manufacturerEmail: shown?.manufacturerEmail ?? '',
      manufacturerAddress: shown?.manufacturerAddress ?? '',
      responsiblePerson: shown?.responsiblePerson ?? '',
      warnings: Object.fromEntries(languages.map((locale) => [locale, warningsIn(locale)])),
    };
  },
  read: (slice) => ({
    content: {
      product: {
        manufacturer_name: slice.manufacturerName.trim(),
        manufacturer_email: slice.manufacturerEmail.trim(),
        manufacturer_address: slice.manufacturerAddress.trim(),
        responsible_person: slice.responsiblePerson.trim(),
      },
      texts: Object.fromEntries(
        Object.entries(slice.warnings).map(([locale, text]) => [locale, { safety_warnings: text.trim() }]),
      ),
    },
    problems:
      slice.manufacturerEmail.trim() === '' || EMAIL.test(slice.manufacturerEmail.trim()) ? [] : ['manufacturerEmail'],
  }),
  describe: ({ at, names: [name = ''], mine, theirs }, t, { locale }) => ({
    label:
      at[0] === 'warnings'
        ? `${t('productEditor.warnings')} (${languageNameIn(locale, name)})`
        : t(`productEditor.${name as Field}`),
    mine: String(mine[name] ?? ''),
    theirs: String(theirs[name] ?? ''),
  }),
  Fields: SafetyFields,
};

function SafetyFields({ slice, change, problems, leave }: PartProps<SafetySlice>) {
  const { locale: own, t } = useApp();
  return (
    <div className={layout.stack}>
      <p className={layout.aside}>{t('productEditor.safetyHint')}</p>
      <div className={layout.fields}>
        {fields.map((name) =>
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
