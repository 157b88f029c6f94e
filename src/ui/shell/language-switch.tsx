// Plain links: another language is another document, with its own texts and prices. Where it has no such page, because what
// is on it is not sold there, they lead to its first one.
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { inLocale, type RouteLocation } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { languageOf } from '../../i18n/locales.ts';
import { PageContext } from '../../shown-page.tsx';
import { classNames } from '../class-names.ts';
import styles from './language-switch.module.css';

/** Nothing in a shop of one language. */
export function LanguageSwitch({ location, isFull }: { location: RouteLocation; isFull?: boolean }) {
  const { shop, t } = useApp();
  const hrefIn = useHrefIn(location);
  if (shop.languages.length < 2) return null;
  return (
    <ul className={classNames(styles.languages, isFull && styles.full)} aria-label={t('site.language')}>
      {shop.languages.map((locale) => {
        const { languageName, languageTag } = languageOf(locale);
        return (
          <li key={locale}>
            <a
              href={hrefIn(locale)}
              hrefLang={languageTag}
              lang={languageTag}
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

function useHrefIn(location: RouteLocation): (locale: Locale) => string {
  const { surface, t } = useApp();
  const queryClient = useQueryClient();
  // A page whose data is still to come knows its languages when that is here.
  useIsFetching();
  const head = use(PageContext)?.pages.get(location.route)?.head({ queryClient, location, t });
  return (locale) =>
    head?.status === 404 || head?.missingIn?.includes(locale)
      ? surface.homePath(locale)
      : inLocale(location.href, locale);
}
