import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import { ArrowIcon } from '../../icons/arrow-icon.tsx';
import type { CatalogueHomeQuery } from '../../operations.generated.ts';
import { classNames } from '../../ui/class-names.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { ProductImage } from '../../ui/pictures/product-image.tsx';
import { ALL_GOODS } from '../all-goods.ts';
import styles from './collection-tiles.module.css';

// The first tile is two columns wide, of two, three or five.
const wide = '(min-width: 64rem) min(37vw, 565px), (min-width: 48rem) 61vw, 92vw';
const narrow = '(min-width: 64rem) min(18vw, 275px), (min-width: 48rem) 30vw, 44vw';

export function CollectionTiles({ collections }: { collections: CatalogueHomeQuery['collections'] }) {
  const { locale, t } = useApp();
  return (
    <ul className={styles.tiles}>
      {collections.map(({ handle, title, image, productCount }, index) => (
        <li className={styles.tile} key={handle}>
          <PageLink className={styles.link} to={urlOf('listing', { locale, collection: handle })}>
            <ProductImage
              className={styles.picture}
              image={image}
              title={title}
              sizes={index === 0 ? wide : narrow}
              widest={index === 0 ? 1200 : 640}
              isDecorative
            />
            <span className={styles.name}>
              {title} <span className={styles.count}>{productCount}</span>
            </span>
          </PageLink>
        </li>
      ))}
      <li className={classNames(styles.tile, styles.all)}>
        <PageLink className={styles.link} to={urlOf('listing', { locale, collection: ALL_GOODS })}>
          {t('site.toGoods')}
          <ArrowIcon />
        </PageLink>
      </li>
    </ul>
  );
}
