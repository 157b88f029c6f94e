import { useLoaderData } from 'react-router';
import { getProduct } from '../../shared/shop-data.mjs';
import { ProductView, productTitle } from '../../shared/shop-views.jsx';
import { Link } from '../link.jsx';

export async function loader({ params }) {
  const product = await getProduct(params.product);
  if (!product) throw new Response('', { status: 404 });
  return product;
}

export const meta = ({ loaderData: product }) =>
  product ? [{ title: productTitle(product) }, { name: 'description', content: product.seoDescription }] : [];

export default function Page() {
  return <ProductView product={useLoaderData()} Link={Link} />;
}
