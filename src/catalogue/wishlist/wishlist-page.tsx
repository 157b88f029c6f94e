// The products that a shopper has saved, or those of a list that somebody sent them: these are in the address, so the server
// shows them, also without scripts.
import { textsOf } from '../../i18n/load-texts.ts';
import type { PageModule, PageProps, QueryLoader } from '../../page-module.ts';
import { latePart } from '../../ui/late-part.tsx';
import layout from '../../ui/layout.module.css';
import { LateRecentlyViewed } from '../saved/late-recently-viewed.ts';
import { sharedWishlistQuery } from '../saved/saved-queries.ts';
import './wishlist.module.css';

const OwnWishlist = latePart(async () => (await import('./own-wishlist.tsx')).OwnWishlist);
const SharedWishlist = latePart(async () => (await import('./shared-wishlist.tsx')).SharedWishlist);

export async function loadParts(): Promise<void> {
  await Promise.all([OwnWishlist.load(), SharedWishlist.load(), LateRecentlyViewed.load()]);
}

export const loadTexts = textsOf(
  (locale) => import(`../../i18n/messages/${locale}/wishlist/wishlist.ts`),
  (locale) => import(`../../i18n/messages/${locale}/wishlist/wishlist-page.ts`),
  (locale) => import(`../../i18n/messages/${locale}/wishlist/saved.ts`),
);

export async function load(queryClient: QueryLoader, location: PageProps['location']): Promise<void> {
  if (isShared(location)) await queryClient.ensureQueryData(sharedWishlistQuery(location));
}

export const head: PageModule['head'] = ({ location, t }) => ({
  title: t(isShared(location) ? 'wishlist.sharedTitle' : 'wishlist.title'),
});

export function Page({ location }: PageProps) {
  return (
    <div className={layout.page}>
      {isShared(location) ? <SharedWishlist location={location} /> : <OwnWishlist />}
      <LateRecentlyViewed />
    </div>
  );
}

function isShared({ search }: PageProps['location']): boolean {
  return search.has('products');
}
