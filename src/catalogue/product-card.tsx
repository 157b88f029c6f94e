import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import type { ProductCardFieldsFragment } from '../operations.generated.ts';
import { classNames } from '../ui/class-names.ts';
import { PageLink } from '../ui/page-link.tsx';
import { Ground, ProductImage } from '../ui/pictures/product-image.tsx';
import { Price } from '../ui/price.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './product-card.module.css';
import { savingPercent } from './saving-percent.ts';

type ProductCardProps = {
  product: ProductCardFieldsFragment;
  /** The level below the heading the card stands under. */
  heading: 'h2' | 'h3';
  isPriority?: boolean;
};

/** A print on a piece of wall that has taken its colour, and the label beside it. */
export function ProductCard({ product, heading: Heading, isPriority }: ProductCardProps) {
  const { locale, shop, t } = useApp();
  const { handle, title, image, price, unitPrice, lowestPriorPrice, hasSeveralPrices, variantCount, variant } = product;
  const isSoldOut = product.availability === 'SOLD_OUT';
  const saving = savingPercent(price, lowestPriorPrice);
  const isSquare = image && image.width >= image.height;
  return (
    <article className={styles.card}>
      <div className={classNames(styles.wall, isSoldOut && styles.gone)}>
        {image ? <Ground colour={image.groundColor} opacity={0.24} /> : null}
        <ProductImage
          className={classNames(styles.print, isSquare && styles.square)}
          image={image}
          title={title}
          sizes={shop.cardSizes[isSquare ? 'square' : 'tall']}
          widest={960}
          isDecorative
          isPriority={isPriority}
        />
      </div>
      {saving > 0 ? (
        <span className={styles.saving}>
          <VisuallyHidden>{t('product.savingLabel', { percent: saving })}</VisuallyHidden>
          <span aria-hidden="true">{t('product.saving', { percent: saving })}</span>
        </span>
      ) : null}
      <div className={styles.label}>
        <Heading className={styles.title}>
          <PageLink
            className={styles.link}
            to={urlOf('product', { locale, product: handle }, { variant: variant ?? '' })}
          >
            {title}
          </PageLink>
        </Heading>
        <Price amount={price} isFrom={hasSeveralPrices} lowestPriorPrice={lowestPriorPrice} />
        {unitPrice ? <p className={styles.note}>{unitPrice}</p> : null}
        {isSoldOut ? <p className={styles.note}>{t('product.soldOut')}</p> : null}
        {!isSoldOut && variantCount > 1 ? (
          <p className={styles.note}>{t('product.variants', { count: variantCount })}</p>
        ) : null}
      </div>
    </article>
  );
}

type ProductGridProps = {
  products: readonly ProductCardFieldsFragment[];
  heading: 'h2' | 'h3';
  /** How many pictures are in the first screen. */
  priorityCount?: number;
};

export function ProductGrid({ products, heading, priorityCount = 0 }: ProductGridProps) {
  const { cachedMarkup } = useApp();
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => {
        const card = { product, heading, isPriority: index < priorityCount };
        return (
          <li
            key={product.handle}
            {...(cachedMarkup?.(ProductCard, card) ?? { children: <ProductCard {...card} /> })}
          />
        );
      })}
    </ul>
  );
}
