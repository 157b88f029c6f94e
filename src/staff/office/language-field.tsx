import { useApp } from '../../app-instance.tsx';
import { languageOf, locales } from '../../i18n/locales.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';

/** Which language the office speaks to a person; `chosen` is that of the page by default. */
export function LanguageField({ chosen }: { chosen?: string | null | undefined }) {
  const { t, locale } = useApp();
  return (
    <SelectField label={t('staff.language')} name="locale" defaultValue={chosen ?? locale}>
      {locales.map((one) => (
        <option key={one} value={one}>
          {languageOf(one).languageName}
        </option>
      ))}
    </SelectField>
  );
}
