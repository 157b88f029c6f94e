import { useSuspenseQuery } from '@tanstack/react-query';
import { type RouteLocation, urlOf } from '../../addresses.ts';
import { useT } from '../../app-instance.tsx';
import { collectionsQuery } from '../../catalogue/catalogue-queries.ts';
import { CollectionLinks } from '../../catalogue/collection-links.tsx';
import { SearchBox } from '../../catalogue/search/search-box.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { LanguageSwitch } from '../../ui/shell/language-switch.tsx';
import { ThemeSwitch } from '../../ui/shell/theme-switch.tsx';
import { Wordmark } from '../../ui/shell/wordmark.tsx';
import { SkipLink } from '../../ui/visually-hidden.tsx';
import { CartLink } from './cart-link.tsx';
import { FootBar } from './foot-bar.tsx';
import styles from './site-header.module.css';

export function SiteHeader({ location }: { location: RouteLocation }) {
  const t = useT();
  const { locale } = location;
  const { menu } = useSuspenseQuery(collectionsQuery(locale)).data;
  // Whoever pays is led nowhere else.
  const isCalm = location.route === 'checkout';
  return (
    <>
      <header className={styles.header}>
        <SkipLink>{t('site.skip')}</SkipLink>
        <div className={classNames(layout.frame, styles.row)}>
          <PageLink
            className={styles.home}
            to={urlOf('home', { locale })}
            aria-current={location.route === 'home' ? 'page' : undefined}
          >
            <Wordmark className={styles.mark} />
          </PageLink>
          {isCalm ? null : (
            <>
              <nav className={styles.collections} aria-label={t('site.collections')}>
                <CollectionLinks links={menu} location={location} />
              </nav>
              <SearchBox location={location} />
            </>
          )}
          <div className={styles.tools}>
            <div className={styles.wide}>
              <LanguageSwitch location={location} />
            </div>
            <ThemeSwitch />
            <CartLink className={styles.wide} location={location}>
              {t('site.cart')}
            </CartLink>
          </div>
        </div>
      </header>
      {isCalm ? null : <FootBar links={menu} location={location} />}
    </>
  );
}
