import { useLoaderData } from 'react-router';
import { getListing } from '../../shared/shop-data.mjs';
import { ListingView, listingTitle } from '../../shared/shop-views.jsx';
import { Link } from '../link.jsx';

export async function loader({ params }) {
  const data = await getListing(params.collection);
  if (!data) throw new Response('', { status: 404 });
  return data;
}

export const meta = ({ loaderData: data }) =>
  data ? [{ title: listingTitle(data) }, { name: 'description', content: data.collection.seoDescription }] : [];

export default function Page() {
  return <ListingView data={useLoaderData()} Link={Link} />;
}
