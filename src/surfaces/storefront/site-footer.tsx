import { useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { type RouteLocation, urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import { collectionsQuery } from '../../catalogue/catalogue-queries.ts';
import { CollectionLinks } from '../../catalogue/collection-links.tsx';
import { collectionsOfMenu } from '../../catalogue/collections-of-menu.ts';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { CatalogueCollectionsQuery } from '../../operations.generated.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { LanguageSwitch } from '../../ui/shell/language-switch.tsx';
import { Wordmark } from '../../ui/shell/wordmark.tsx';
import styles from './site-footer.module.css';

const loadFooterTexts = textsOf(
  (locale) => import(`../../i18n/messages/${locale}/footer.ts`),
  (locale) => import(`../../i18n/messages/${locale}/returns/withdraw-link.ts`),
  (locale) => import(`../../i18n/messages/${locale}/service/service-links.ts`),
);

type FooterProps = { location: RouteLocation };

/** The footer with words that the first view does without. */
export async function bindSiteFooter(): Promise<ComponentType<FooterProps>> {
  const textsIn = await bindLateTexts(loadFooterTexts);
  return ({ location }) => <SiteFooter location={location} texts={textsIn(location.locale)} />;
}

/** On a phone, the footer is far away: whoever looks for these opens the menu. */
export async function bindMenuLinks(): Promise<ComponentType<FooterProps>> {
  const textsIn = await bindLateTexts(loadFooterTexts);
  return ({ location: { locale } }) => (
    <ul className={styles.links}>
      <ServiceLinks locale={locale} texts={textsIn(locale)} />
    </ul>
  );
}

function ServiceLinks({ locale, texts }: { locale: Locale; texts: Translate }) {
  return (
    <>
      <li>
        <PageLink to={urlOf('contact', { locale })}>{texts('service.contact')}</PageLink>
      </li>
      <li>
        <PageLink to={urlOf('findOrder', { locale })}>{texts('service.findOrder')}</PageLink>
      </li>
      <li>
        <PageLink to={urlOf('wishlist', { locale })}>{texts('site.wishlist')}</PageLink>
      </li>
      <li>
        {/* Its pages are of another surface: the router of this one knows nothing of them, and their table stays there. */}
        <a href={`/${locale}/account`}>{texts('site.account')}</a>
      </li>
    </>
  );
}

function SiteFooter({ location, texts }: FooterProps & { texts: Translate }) {
  const { shop, t } = useApp();
  const links = useSuspenseQuery(collectionsQuery(location.locale)).data;
  const { menu, contentPages, companyLines } = links;
  const collections = collectionsOfMenu(menu);
  const legal = <LegalLine locale={location.locale} texts={texts} company={companyLines} />;
  // Whoever pays is led nowhere else, but may read what they agree to.
  if (location.route === 'checkout') {
    return (
      <footer className={classNames(styles.footer, styles.calm)}>
        <div className={layout.frame}>
          <nav aria-label={texts('site.information')}>
            <ContentLinks
              className={classNames(styles.links, styles.inline)}
              pages={contentPages}
              locale={location.locale}
            />
          </nav>
          {legal}
        </div>
      </footer>
    );
  }
  return (
    <footer className={styles.footer}>
      <div className={layout.frame}>
        <div className={styles.columns}>
          <Wordmark className={styles.mark} />
          {collections.length > 0 ? (
            <div>
              <h2 className={styles.heading}>{t('site.collections')}</h2>
              <CollectionLinks className={styles.links} links={collections} location={location} />
            </div>
          ) : null}
          <nav aria-labelledby="footer-information">
            <h2 className={styles.heading} id="footer-information">
              {texts('site.information')}
            </h2>
            <InformationLinks {...{ texts, links }} locale={location.locale} />
          </nav>
          {shop.languages.length > 1 ? (
            <div className={styles.language}>
              <h2 className={styles.heading}>{t('site.language')}</h2>
              <div className={styles.languages}>
                <LanguageSwitch location={location} isFull />
              </div>
            </div>
          ) : null}
        </div>
        {legal}
      </div>
    </footer>
  );
}

type InformationProps = { links: CatalogueCollectionsQuery; locale: Locale; texts: Translate };

function InformationLinks({ links: { contentPages, footerLinks }, locale, texts }: InformationProps) {
  const { shop } = useApp();
  return (
    <ContentLinks className={styles.links} pages={contentPages} locale={locale}>
      <ServiceLinks locale={locale} texts={texts} />
      {shop.hasNewsletter ? (
        <li>
          <PageLink to={urlOf('newsletter', { locale })}>{texts('site.newsletter')}</PageLink>
        </li>
      ) : null}
      {footerLinks.map(({ path, title }) => (
        <li key={path}>
          <PageLink to={path}>{title}</PageLink>
        </li>
      ))}
    </ContentLinks>
  );
}

type ContentLinksProps = {
  pages: CatalogueCollectionsQuery['contentPages'];
  locale: Locale;
  className?: string | undefined;
  /** They stand above the pages. */
  children?: ReactNode;
};

function ContentLinks({ pages, locale, className, children }: ContentLinksProps) {
  return (
    <ul className={className}>
      {children}
      {pages.map(({ slug, title }) => (
        <li key={slug}>
          <PageLink to={urlOf('content', { locale, slug })}>{title}</PageLink>
        </li>
      ))}
    </ul>
  );
}

type LegalLineProps = { locale: Locale; texts: Translate; company: readonly string[] };

/** Never collapsed, on no screen: the law wants the way out of a contract to be as plain as the way in. */
function LegalLine({ locale, texts, company }: LegalLineProps) {
  const { shop } = useApp();
  return (
    <div className={styles.legal}>
      <PageLink className={styles.withdraw} to={urlOf('withdraw', { locale })}>
        {texts('withdraw.link')}
      </PageLink>
      <div className={styles.small}>
        <p>{shop.pricesNote}</p>
        <p>
          {company.map((fact, position) => (
            <span key={fact}>
              <span className={styles.fact}>{fact}</span>
              {position < company.length - 1 ? ' · ' : null}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
