// The newest prints, hung up to dry: the shop window of the home page.

import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import type { ProductCardFieldsFragment } from '../../operations.generated.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { ProductImage } from '../../ui/pictures/product-image.tsx';
import styles from './drying-line.module.css';

const PRINTS = 5;
/** A phone shows no more, and would fetch eager ones all the same. */
const ON_A_PHONE = 2;

type Products = readonly ProductCardFieldsFragment[];

/** What hangs on the line: the newest, tall sheets first, because they hang best. */
export function hungUp(products: Products): Products {
  const isUpright = ({ image }: ProductCardFieldsFragment) => Number((image?.height ?? 0) > (image?.width ?? 0));
  return products.toSorted((a, b) => isUpright(b) - isUpright(a)).slice(0, PRINTS);
}

/** `title`: for those who do not see the line. */
export function DryingLine({ title, products }: { title: string; products: Products }) {
  const { locale } = useApp();
  return (
    <div className={styles.line}>
      <svg className={styles.string} viewBox="0 0 1440 70" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 4C380 62 1040 78 1440 10" vectorEffect="non-scaling-stroke" />
      </svg>
      <ul className={styles.prints} aria-label={title}>
        {products.map(({ handle, title: name, image }, index) => (
          <li className={styles.print} key={handle}>
            <PageLink className={styles.sheet} to={urlOf('product', { locale, product: handle })} aria-label={name}>
              <Peg />
              <ProductImage
                image={image}
                title={name}
                sizes="(min-width: 64rem) min(17vw, 255px), (min-width: 48rem) 22vw, (min-width: 34rem) 30vw, 44vw"
                widest={960}
                isDecorative
                isPriority={index < ON_A_PHONE}
              />
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Peg() {
  return (
    <svg className={styles.peg} viewBox="0 0 20 52" aria-hidden="true">
      <path className={styles.wood} d="M2 1L18 0L16 51L4 52Z" />
      <path className={styles.spring} d="M0 19L20 17M0 24L20 22" />
    </svg>
  );
}
