// Plain links: another language is another document, with its own texts and prices.

import { inLocale, type RouteLocation } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import { languageOf } from '../../i18n/locales.ts';
import { classNames } from '../class-names.ts';
import styles from './language-switch.module.css';
import { savePreference } from './save-preference.ts';

/** Nothing in a shop of one language. */
export function LanguageSwitch({ location, isFull }: { location: RouteLocation; isFull?: boolean }) {
  const { shop, t } = useApp();
  if (shop.languages.length < 2) return null;
  return (
    <ul className={classNames(styles.languages, isFull && styles.full)} aria-label={t('site.language')}>
      {shop.languages.map((locale) => {
        const { languageName, languageTag } = languageOf(locale);
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
