import { urlOf } from '../../addresses.ts';
import { breadcrumbList } from '../../content/breadcrumb-list.ts';
import type { CatalogueProductQuery } from '../../operations.generated.ts';
import { firstViewBudget, type PageDocument, plainDescription, plainDocument } from '../../page-document.ts';
import { productQuery } from '../catalogue-queries.ts';
import { productThings } from '../structured-data/product-structured-data.ts';

const knownParameter = /^(variant|notice|text|option\d)$/;

export const productDocument: PageDocument = {
  addressOf(location) {
    const path = plainDocument.addressOf(location);
    const options = new URLSearchParams([...location.search].filter(([name]) => knownParameter.test(name)));
    options.sort();
    return options.size > 0 ? `${path}?${options}` : path;
  },
  describe({ locale, params }, { queryClient, publicUrl, shop, findDelivery }) {
    const data = queryClient.getQueryData<CatalogueProductQuery>(productQuery(locale, params.product ?? '').queryKey);
    if (!data?.product) return plainDescription;
    const { product } = data;
    const canonical = urlOf('product', { locale, product: product.handle });
    const trail = [{ title: product.title, path: canonical }];
    if (product.collection) {
      const { handle, title } = product.collection;
      trail.unshift({ title, path: urlOf('listing', { locale, collection: handle }) });
    }
    return {
      jsonLd: [
        productThings({ publicUrl, locale, shop, findDelivery }, product),
        breadcrumbList(publicUrl, shop, locale, trail),
      ],
      image: product.images[0] ?? null,
      type: 'product',
      head: {
        description: product.seoDescription || undefined,
        movedTo: product.handle === params.product ? undefined : canonical,
      },
    };
  },
  budget: firstViewBudget,
};
