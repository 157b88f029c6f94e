import { type RouteLocation, urlOf } from '../addresses.ts';
import type { CatalogueCollectionsQuery } from '../operations.generated.ts';
import { PageLink } from '../ui/page-link.tsx';

type CollectionLinksProps = {
  collections: CatalogueCollectionsQuery['collections'];
  location: RouteLocation;
  className?: string | undefined;
};

export function CollectionLinks({ collections, location, className = '' }: CollectionLinksProps) {
  const { locale, route, params } = location;
  return (
    <ul className={className}>
      {collections.map(({ handle, title }) => (
        <li key={handle}>
          <PageLink
            to={urlOf('listing', { locale, collection: handle })}
            aria-current={route === 'listing' && params.collection === handle ? 'page' : undefined}
          >
            {title}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
