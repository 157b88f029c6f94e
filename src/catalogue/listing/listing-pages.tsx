import type { RouteLocation } from '../../addresses.ts';
import { useT } from '../../app-instance.tsx';
import { ArrowIcon } from '../../icons/arrow-icon.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { listingUrl } from './listing-address.ts';
import styles from './listing-page.module.css';

type ListingPagesProps = {
  location: RouteLocation;
  previousCursor: string | null;
  nextCursor: string | null;
};

/** Real links from page to page. A page begins after, or ends before, a product: new goods shift nothing. */
export function ListingPages({ location, previousCursor, nextCursor }: ListingPagesProps) {
  const t = useT();
  if (!previousCursor && !nextCursor) return null;
  return (
    <nav className={styles.pages} aria-label={t('listing.pages')}>
      {previousCursor ? (
        <LinkButton to={listingUrl(location, { before: previousCursor })} rel="prev">
          <ArrowIcon isBack />
          {t('listing.previous')}
        </LinkButton>
      ) : null}
      {nextCursor ? (
        <LinkButton to={listingUrl(location, { after: nextCursor })} rel="next">
          {t('listing.next')}
          <ArrowIcon />
        </LinkButton>
      ) : null}
    </nav>
  );
}
