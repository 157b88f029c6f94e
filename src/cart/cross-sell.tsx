// What else the shopper may want, in the drawer: short rows, the first word is the cart's.
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import { type AddableProduct, type NotAdded, QuickAdd } from '../catalogue/product/quick-add.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { ProductImage } from '../ui/pictures/product-image.tsx';
import { Price } from '../ui/price.tsx';
import styles from './cart-drawer.module.css';
import { cartRefusals } from './cart-refusals.ts';

type CrossSellProps = {
  products: readonly AddableProduct[];
  isCartEmpty: boolean;
  /** The pressed button leaves with its product. */
  onAdded(): void;
};

const MOST_SHOWN = 3;

export function CrossSell({ products, isCartEmpty, onAdded }: CrossSellProps) {
  const { locale, t, showToast } = useApp();
  if (products.length === 0) return null;
  const add = async (adding: Promise<NotAdded | null>) => {
    const kind = await adding;
    if (kind) showToast({ kind: 'error', text: t(kind === 'FAILED' ? 'cart.failed' : cartRefusals[kind]) });
    else onAdded();
  };
  return (
    <section className={styles.goesWith} aria-labelledby="goes-with">
      <h3 className={styles.goesWithTitle} id="goes-with">
        {t(isCartEmpty ? 'cart.newest' : 'cart.goesWith')}
      </h3>
      <ul className={styles.rows}>
        {products.slice(0, MOST_SHOWN).map((product) => {
          const { handle, title, image, price, unitPrice, lowestPriorPrice, hasSeveralPrices } = product;
          const to = urlOf('product', { locale, product: handle });
          return (
            <li className={styles.row} key={handle}>
              <PageLink to={to} tabIndex={-1} aria-hidden="true">
                <ProductImage image={image} title={title} sizes="3.5rem" widest={320} isDecorative />
              </PageLink>
              <div className={styles.goesWithWhat}>
                <PageLink className={styles.goesWithName} to={to}>
                  {title}
                </PageLink>
                <Price amount={price} isFrom={hasSeveralPrices} lowestPriorPrice={lowestPriorPrice} />
                {unitPrice ? <p className={styles.unitPrice}>{unitPrice}</p> : null}
              </div>
              <QuickAdd
                product={product}
                texts={{
                  add: [t('cart.add'), t('cart.addItem', { title })],
                  choose: [t('cart.choose'), t('cart.chooseItem', { title })],
                }}
                onAdd={add}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
