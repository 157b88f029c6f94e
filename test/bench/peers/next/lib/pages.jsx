import { notFound } from 'next/navigation';
import { getListing, getProduct } from '../shared/shop-data.mjs';
import { ListingView, listingTitle, ProductView, productTitle } from '../shared/shop-views.jsx';
import { Link } from './link.jsx';

export async function describeListing({ params }) {
  const data = await getListing((await params).collection);
  return data ? { title: listingTitle(data), description: data.collection.seoDescription } : {};
}

export async function ListingPage({ params }) {
  const data = await getListing((await params).collection);
  return data ? <ListingView data={data} Link={Link} /> : notFound();
}

export async function describeProduct({ params }) {
  const product = await getProduct((await params).product);
  return product ? { title: productTitle(product), description: product.seoDescription } : {};
}

export async function ProductPage({ params }) {
  const product = await getProduct((await params).product);
  return product ? <ProductView product={product} Link={Link} /> : notFound();
}
