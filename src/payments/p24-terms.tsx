// Przelewy24's terms. When they are accepted here, the shopper goes directly to the bank; otherwise Przelewy24 asks on
// its own page.
import { useT } from '../app-instance.tsx';
import { CheckboxField } from '../ui/fields/checkbox-field.tsx';

const TERMS_URL = 'https://www.przelewy24.pl/regulamin';
const PRIVACY_URL = 'https://www.przelewy24.pl/obowiazek-informacyjny-rodo-platnik';

export function P24Terms() {
  const t = useT();
  return (
    <CheckboxField
      name="p24Terms"
      label={
        <>
          {t('method.p24Terms')}{' '}
          <a href={TERMS_URL} target="_blank" rel="noopener">
            {t('method.p24TermsLink')}
          </a>
          {' · '}
          <a href={PRIVACY_URL} target="_blank" rel="noopener">
            {t('method.p24PrivacyLink')}
          </a>
        </>
      }
      hint={t('method.p24TermsHint')}
    />
  );
}
