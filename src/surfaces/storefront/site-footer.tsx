import { useSuspenseQuery } from '@tanstack/react-query';
import { type RouteLocation, urlOf } from '../../addresses.ts';
import { useT } from '../../app-instance.tsx';
import { collectionsQuery } from '../../catalogue/catalogue-queries.ts';
import { CollectionLinks } from '../../catalogue/collection-links.tsx';
import layout from '../../ui/layout.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { LanguageSwitch } from '../../ui/shell/language-switch.tsx';
import { Wordmark } from '../../ui/shell/wordmark.tsx';
import styles from './site-footer.module.css';

export function SiteFooter({ location }: { location: RouteLocation }) {
  const t = useT();
  const { collections, contentPages, companyLines } = useSuspenseQuery(collectionsQuery(location.locale)).data;
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
              <ul className={styles.links}>
                {contentPages.map(({ slug, title }) => (
                  <li key={slug}>
                    <PageLink to={urlOf('content', { locale: location.locale, slug })}>{title}</PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          <div className={styles.language}>
            <h2 className={styles.heading}>{t('site.language')}</h2>
            <div className={styles.languages}>
              <LanguageSwitch location={location} isFull />
            </div>
          </div>
        </div>
        <LegalLine company={companyLines} />
      </div>
    </footer>
  );
}

function LegalLine({ company }: { company: readonly string[] }) {
  const t = useT();
  return (
    <div className={styles.small}>
      <p>{t('site.pricesInclVat')}</p>
      <p>
        {company.map((fact, position) => (
          <span key={fact}>
            <span className={styles.fact}>{fact}</span>
            {position < company.length - 1 ? ' · ' : null}
          </span>
        ))}
      </p>
    </div>
  );
}
