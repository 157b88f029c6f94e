// A GET form to the search page. What goes beyond that comes with the first visit to the field.
import { type ComponentType, useRef, useState } from 'react';
import { type RouteLocation, urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import { SearchIcon } from '../../ui/shell/header-icons.tsx';
import styles from './search-box.module.css';
import type { SuggestionsProps } from './search-suggestions.tsx';

export function SearchBox({ location }: { location: RouteLocation }) {
  const { locale, t } = useApp();
  const form = useRef<HTMLFormElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const text = (location.route === 'search' && location.search.get('q')) || '';
  return (
    <search className={styles.search} key={text}>
      <form ref={form} action={urlOf('search', { locale })}>
        <input
          className={styles.field}
          type="search"
          name="q"
          defaultValue={text}
          maxLength={100}
          placeholder={t('site.search')}
          aria-label={t('site.search')}
          autoComplete="off"
          onFocus={() =>
            import('./search-suggestions.tsx').then(
              async ({ bindSuggestions }) => setSuggestions(await bindSuggestions(locale)),
              () => undefined,
            )
          }
        />
        <button className={styles.submit} type="submit" aria-label={t('site.search')}>
          <SearchIcon />
        </button>
        {Suggestions ? <Suggestions form={form} location={location} /> : null}
      </form>
    </search>
  );
}
