// The maker of the product, whom to ask about its safety (Regulation 2023/988, Article 19), and warnings in each
// language.
import { languageNameIn } from '../../../i18n/language-name.ts';
import { lateFields } from '../editor/late-fields.tsx';
import type { ProductPart } from '../editor/product-part.ts';
import type { SafetyField as Field, SafetySlice } from './safety-slice.ts';

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
  Fields: lateFields(async () => (await import('./rare-fields.ts')).bindSafetyFields()),
};
