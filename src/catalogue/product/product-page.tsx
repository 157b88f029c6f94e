import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RouteLocation, urlOf } from '../../addresses.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { CatalogueProductQuery } from '../../operations.generated.ts';
import type { PageModule, PageProps } from '../../page-module.ts';
// Sheets belong to pages: that of a part would come too late.
import '../reviews/star-row.module.css';
import '../../terms/terms.module.css';
import '../../ui/fields/field.module.css';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { latePart } from '../../ui/late-part.tsx';
import layout from '../../ui/layout.module.css';
import { NotFoundContent, notFoundHead } from '../../ui/message-pages/not-found-content.tsx';
import { productQuery } from '../catalogue-queries.ts';
import '../saved/saved.module.css';
import '../reviews/product-reviews.module.css';
import '../back-in-stock/back-in-stock.module.css';
import { BuyForm, BuyOutcome } from './buy-form.tsx';
import { type Added, type Product, withText } from './choose-variant.ts';
import { ChosenVariant } from './chosen-variant.tsx';
import './product-gallery.module.css';
import styles from './product-page.module.css';
import { useChosenVariant } from './use-chosen-variant.ts';
import { VariantOptions } from './variant-options.tsx';

const lateParts = () => import('./late-product-parts.ts');
const ProductDetails = latePart(async () => (await lateParts()).bindProductDetails());
const ProductGallery = latePart(async () => (await lateParts()).ProductGallery);
const LineTextField = latePart(async () => (await lateParts()).bindLineTextField());
const BelowProduct = latePart(async () => (await lateParts()).bindBelowProduct());

export const loadParts = () =>
  Promise.all([ProductDetails, ProductGallery, LineTextField, BuyOutcome, BelowProduct].map((part) => part.load()));

export const loadTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/product.ts`));

export function Page({ location }: PageProps) {
  const { product } = useSuspenseQuery(productOf(location)).data;
  return product ? <ProductView product={product} location={location} /> : <NotFoundContent />;
}

function ProductView({ product, location }: { product: Product; location: RouteLocation }) {
  const { locale, search } = location;
  const { variant, movedOptions, choose } = useChosenVariant(product, location);
  const { collection, lineText } = product;
  const [added, setAdded] = useState<Added>(search.get('text') || lineText?.isRequired ? lineText?.price : null);
  const offered = variant && withText(variant, added);
  const trail = collection
    ? [{ to: urlOf('listing', { locale, collection: collection.handle }), title: collection.title }]
    : [];
  return (
    <div className={layout.page}>
      <Breadcrumbs trail={trail} />
      <div className={styles.product}>
        <div className={styles.gallery}>
          <ProductGallery product={product} />
        </div>
        <div className={styles.about}>
          <h1 className={styles.title} tabIndex={-1}>
            {product.title}
          </h1>
          {offered ? (
            <BuyForm product={product} variant={offered} refusal={search.get('notice')} onFound={choose}>
              <ChosenVariant variant={offered} isCard={lineText?.giftCard} />
              {product.variants.length > 1 ? (
                <VariantOptions product={product} variant={offered} movedOptions={movedOptions} onChoose={choose} />
              ) : null}
              <LineTextField asked={lineText} variant={variant} search={search} onType={setAdded} />
            </BuyForm>
          ) : null}
          <ProductDetails product={product} variant={variant} />
        </div>
      </div>
      <BelowProduct product={product} />
    </div>
  );
}

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  const data = queryClient.getQueryData<CatalogueProductQuery>(productOf(location).queryKey);
  if (!data?.product) return notFoundHead(t);
  const { handle, title, seoTitle, missingIn } = data.product;
  const canonical = urlOf('product', { locale: location.locale, product: handle });
  return { title: seoTitle || title, canonical, missingIn };
};

function productOf({ locale, params }: RouteLocation) {
  return productQuery(locale, params.product ?? '');
}
