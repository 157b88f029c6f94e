import { useSuspenseQuery } from '@tanstack/react-query';
import { type RouteLocation, urlOf } from '../../addresses.ts';
import { useApp, useT } from '../../app-instance.tsx';
import { collectionsQuery } from '../../catalogue/catalogue-queries.ts';
import { CollectionLinks } from '../../catalogue/collection-links.tsx';
import type { Locale } from '../../i18n/locales.ts';
import type { CatalogueCollectionsQuery } from '../../operations.generated.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { LanguageSwitch } from '../../ui/shell/language-switch.tsx';
import { Wordmark } from '../../ui/shell/wordmark.tsx';
import styles from './site-footer.module.css';

export function SiteFooter({ location }: { location: RouteLocation }) {
  const t = useT();
  const { collections, contentPages } = useSuspenseQuery(collectionsQuery(location.locale)).data;
  // Who pays is led nowhere else, but may read what they agree to.
  if (location.route === 'checkout') {
    return (
      <footer className={classNames(styles.footer, styles.calm)}>
        <div className={layout.frame}>
          <nav aria-label={t('site.information')}>
            <ContentLinks
              className={classNames(styles.links, styles.inline)}
              pages={contentPages}
              locale={location.locale}
            />
          </nav>
          <LegalLine />
        </div>
      </footer>
    );
  }
  return (
    <footer className={styles.footer}>
      <div className={layout.frame}>
        <div className={styles.columns}>
          <Wordmark className={styles.mark} />
          <div>
            <h2 className={styles.heading}>{t('site.collections')}</h2>
            <CollectionLinks className={styles.links} collections={collections} location={location} />
          </div>
          {contentPages.length > 0 ? (
            <nav aria-labelledby="footer-information">
              <h2 className={styles.heading} id="footer-information">
                {t('site.information')}
              </h2>
              <ContentLinks className={styles.links} pages={contentPages} locale={location.locale} />
            </nav>
          ) : null}
          <div className={styles.language}>
            <h2 className={styles.heading}>{t('site.language')}</h2>
            <div className={styles.languages}>
              <LanguageSwitch location={location} isFull />
            </div>
          </div>
        </div>
        <LegalLine />
      </div>
    </footer>
  );
}

type ContentLinksProps = {
  pages: CatalogueCollectionsQuery['contentPages'];
  locale: Locale;
  className?: string | undefined;
};

function ContentLinks({ pages, locale, className }: ContentLinksProps) {
  return (
    <ul className={className}>
      {pages.map(({ slug, title }) => (
        <li key={slug}>
          <PageLink to={urlOf('content', { locale, slug })}>{title}</PageLink>
        </li>
      ))}
    </ul>
  );
}

function LegalLine() {
  const { shop, t } = useApp();
  return (
    <div className={styles.small}>
      <p>{t('site.pricesInclVat')}</p>
      <p>{shop.name}</p>
    </div>
  );
}
