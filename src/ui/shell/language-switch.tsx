// Plain links: another language is another document, with its own texts and prices.

import { inLocale, type RouteLocation } from '../../addresses.ts';
import { useT } from '../../app-instance.tsx';
import { locales, marketOf } from '../../i18n/locales.ts';
import { classNames } from '../class-names.ts';
import styles from './language-switch.module.css';
import { savePreference } from './save-preference.ts';

export function LanguageSwitch({ location, isFull }: { location: RouteLocation; isFull?: boolean }) {
  const t = useT();
  return (
    <ul className={classNames(styles.languages, isFull && styles.full)} aria-label={t('site.language')}>
      {locales.map((locale) => {
        const { languageName, languageTag } = marketOf(locale);
        return (
          <li key={locale}>
            <a
              href={inLocale(location.href, locale)}
              hrefLang={languageTag}
              lang={languageTag}
              onClick={() => savePreference('kasa_locale', locale)}
              aria-current={locale === location.locale ? 'true' : undefined}
              aria-label={isFull ? undefined : `${locale} – ${languageName}`}
            >
              {isFull ? languageName : locale}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
