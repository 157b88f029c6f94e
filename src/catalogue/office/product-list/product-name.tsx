import { useT } from '../../../app-instance.tsx';
import { pictureWidths } from '../../../media/picture-sources.ts';
import parts from '../../../ui/office/sheets/record-parts.module.css';
import { PageLink } from '../../../ui/page-link.tsx';
import { productHref } from '../product-href.ts';
import type { ListedProduct } from './listed-product.ts';
import styles from './product-list.module.css';

export function ProductPicture({ imageUrl }: { imageUrl: string | null | undefined }) {
  return (
    <span className={parts.picture}>
      {imageUrl ? (
        <img src={`${imageUrl}-${pictureWidths[0]}.webp`} alt="" width={52} height={52} loading="lazy" />
      ) : null}
    </span>
  );
}

/** Which product it is, and which variant of it: the one that is listed, or the one that was found by its code. */
export function ProductName({ row: { productId, title, options, found, variants } }: { row: ListedProduct }) {
  const t = useT();
  const count = variants > 1 ? t('products.variantCount', { count: variants }) : '';
  const variant = [found, options].filter(Boolean).join(' · ');
  return (
    <>
      <PageLink to={productHref(productId)}>{title}</PageLink>
      {variant || count ? <small className={styles.variant}>{variant || count}</small> : null}
    </>
  );
}
