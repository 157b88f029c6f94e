import { useT } from '../app-instance.tsx';
import { ArrowIcon } from '../icons/arrow-icon.tsx';
import { type RouteLocation, urlOf } from '../routes.ts';
import { LinkButton } from '../ui/button.tsx';
import styles from './listing-page.module.css';
import { sortIn } from './listing-sort.tsx';

type ListingPagesProps = {
  location: RouteLocation;
  collection: string;
  previousCursor: string | null;
  nextCursor: string | null;
};

/** Real links from page to page. A page begins after, or ends before, a product: new goods shift nothing. */
export function ListingPages({ location, collection, previousCursor, nextCursor }: ListingPagesProps) {
  const t = useT();
  if (!previousCursor && !nextCursor) return null;
  const sort = sortIn(location);
  const page = { locale: location.locale, collection };
  return (
    <nav className={styles.pages} aria-label={t('listing.pages')}>
      {previousCursor ? (
        <LinkButton to={urlOf('listing', page, { sort, before: previousCursor })} rel="prev">
          <ArrowIcon isBack />
          {t('listing.previous')}
        </LinkButton>
      ) : null}
      {nextCursor ? (
        <LinkButton to={urlOf('listing', page, { sort, after: nextCursor })} rel="next">
          {t('listing.next')}
          <ArrowIcon />
        </LinkButton>
      ) : null}
    </nav>
  );
}
