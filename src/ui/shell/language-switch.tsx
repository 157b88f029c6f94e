// Plain links: another language is another document, with its own texts and prices. Where it has no such page, because what
// is on it is not sold there, they lead to its first one.
import { useQueryClient } from '@tanstack/react-query';
import { use, useSyncExternalStore } from 'react';
import { inLocale, type RouteLocation } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import { languageOf } from '../../i18n/locales.ts';
import { PageContext } from '../../shown-page.tsx';
import { classNames } from '../class-names.ts';
import styles from './language-switch.module.css';

/** Nothing in a shop of one language. */
export function LanguageSwitch({ location, isFull }: { location: RouteLocation; isFull?: boolean }) {
  const { shop, surface, t } = useApp();
  const queryClient = useQueryClient();
  const shown = use(PageContext);
  // A page knows its languages when both its code and its data are here. Whichever comes last, the cache tells of it: the
  // code asks it for what is shown.
  const listMissing = () => {
    const head = shown?.pages.get(location.route)?.head({ queryClient, location, t });
    return head?.status ? shop.languages : head?.missingIn;
  };
  const missing = useSyncExternalStore((tell) => queryClient.getQueryCache().subscribe(tell), listMissing, listMissing);
  if (!shop.languages[1]) return null;
  return (
    <ul className={classNames(styles.languages, isFull && styles.full)} aria-label={t('site.language')}>
      {shop.languages.map((locale) => {
        const { languageName, languageTag } = languageOf(locale);
        return (
          <li key={locale}>
            <a
              href={missing?.includes(locale) ? surface.homePath(locale) : inLocale(location.href, locale)}
              hrefLang={languageTag}
              lang={languageTag}
              aria-current={locale === location.locale || undefined}
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
