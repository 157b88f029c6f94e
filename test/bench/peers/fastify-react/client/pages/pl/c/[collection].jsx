import { useRouteContext } from '@fastify/react/client';
import { ListingView, listingTitle } from '../../../../shared/shop-views.jsx';
import { Link } from '../../../link.jsx';

export async function getData({ server: { shop }, req }) {
  const [frame, listing] = await Promise.all([shop.getFrame(), shop.getListing(req.params.collection)]);
  return { frame, listing };
}

export const getMeta = ({ data: { listing } }) => ({
  title: listingTitle(listing),
  meta: [{ name: 'description', content: listing.collection.seoDescription }],
});

export default function Page() {
  const { data } = useRouteContext();
  return <ListingView data={data.listing} Link={Link} />;
}
