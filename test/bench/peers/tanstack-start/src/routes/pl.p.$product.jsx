import { createFileRoute, notFound } from '@tanstack/react-router';
import { ProductView, productTitle } from '../../shared/shop-views.jsx';
import { Link } from '../link.jsx';
import { readProduct } from '../read-shop.jsx';

export const Route = createFileRoute('/pl/p/$product')({
  loader: async ({ params }) => {
    const product = await readProduct({ data: params.product });
    if (!product) throw notFound();
    return product;
  },
  head: ({ loaderData: product }) => ({
    meta: product ? [{ title: productTitle(product) }, { name: 'description', content: product.seoDescription }] : [],
  }),
  component: Page,
});

function Page() {
  return <ProductView product={Route.useLoaderData()} Link={Link} />;
}
