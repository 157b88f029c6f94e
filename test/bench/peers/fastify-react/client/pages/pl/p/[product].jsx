import { useRouteContext } from '@fastify/react/client';
import { ProductView, productTitle } from '../../../../shared/shop-views.jsx';
import { Link } from '../../../link.jsx';

export async function getData({ server: { shop }, req }) {
  const [frame, product] = await Promise.all([shop.getFrame(), shop.getProduct(req.params.product)]);
  return { frame, product };
}

export const getMeta = ({ data: { product } }) => ({
  title: productTitle(product),
  meta: [{ name: 'description', content: product.seoDescription }],
});

export default function Page() {
  const { data } = useRouteContext();
  return <ProductView product={data.product} Link={Link} />;
}
