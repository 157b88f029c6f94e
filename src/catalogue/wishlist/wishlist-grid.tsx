import { type StorefrontInstance, useApp } from '../../app-instance.tsx';
import type { CatalogueSavedQuery } from '../../operations.generated.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type NotAdded, QuickAdd } from '../product/quick-add.tsx';
import cards from '../product-card.module.css';
import { ProductCard } from '../product-card.tsx';
import { SaveButton } from '../saved/save-button.tsx';
import styles from './wishlist.module.css';

type WishlistGridProps = {
  found: CatalogueSavedQuery['productsByHandle'];
  /** Removes from the own list, by the handle that it holds; on another's each product has a heart. */
  onRemove?(handle: string): void;
};

export function WishlistGrid({ found, onRemove }: WishlistGridProps) {
  const { t, openCart, showToast } = useApp<StorefrontInstance>();
  if (found.length === 0) return null;
  const add = async (adding: Promise<NotAdded | null>) => {
    openCart(adding.then((kind) => !kind));
    const kind = await adding;
    if (!kind) return;
    showToast({ kind: 'error', text: t(kind === 'CARDS_ALONE' ? 'wishlist.cardsAlone' : 'wishlist.notAdded') });
  };
  return (
    <ul className={cards.grid}>
      {found.map(({ handle, card, card: { title } }) => (
        <li className={styles.item} key={handle}>
          <ProductCard product={card} heading="h2" />
          <div className={styles.actions}>
            <span className={styles.scripted}>
              <QuickAdd
                product={card}
                texts={{
                  add: [t('wishlist.add'), t('wishlist.addItem', { title })],
                  choose: [t('wishlist.choose'), t('wishlist.chooseItem', { title })],
                }}
                onAdd={add}
              />
            </span>
            {onRemove ? (
              <Button kind="quiet" onClick={() => onRemove(handle)}>
                <span aria-hidden="true">{t('wishlist.remove')}</span>
                <VisuallyHidden>{t('wishlist.removeItem', { title })}</VisuallyHidden>
              </Button>
            ) : (
              <SaveButton handle={card.handle} t={t} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
