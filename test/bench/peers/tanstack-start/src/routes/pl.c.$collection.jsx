import { createFileRoute, notFound } from '@tanstack/react-router';
import { ListingView, listingTitle } from '../../shared/shop-views.jsx';
import { Link } from '../link.jsx';
import { readListing } from '../read-shop.jsx';

export const Route = createFileRoute('/pl/c/$collection')({
  loader: async ({ params }) => {
    const data = await readListing({ data: params.collection });
    if (!data) throw notFound();
    return data;
  },
  head: ({ loaderData: data }) => ({
    meta: data ? [{ title: listingTitle(data) }, { name: 'description', content: data.collection.seoDescription }] : [],
  }),
  component: Page,
});

function Page() {
  return <ListingView data={Route.useLoaderData()} Link={Link} />;
}
