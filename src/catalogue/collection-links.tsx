import { pathOf, type RouteLocation } from '../addresses.ts';
import type { CatalogueCollectionsQuery } from '../operations.generated.ts';
import { PageLink } from '../ui/page-link.tsx';

export type MenuLinks = CatalogueCollectionsQuery['menu'];

type CollectionLinksProps = { links: MenuLinks; location: RouteLocation; className?: string | undefined };

/** The shop's menu: collections, and pages that the merchant has put beside them. */
export function CollectionLinks({ links, location: { href }, className = '' }: CollectionLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ path, title }) => (
        <li key={path}>
          <PageLink to={path} aria-current={pathOf(href) === path ? 'page' : undefined}>
            {title}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
