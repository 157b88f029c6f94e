// A list that somebody sent: looked at, taken over, or bought from.
import { useSuspenseQuery } from '@tanstack/react-query';
import { urlOf } from '../../addresses.ts';
import { useT } from '../../app-instance.tsx';
import type { PageProps } from '../../page-module.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { useSave } from '../saved/save-button.tsx';
import { sharedWishlistQuery } from '../saved/saved-queries.ts';
import styles from './wishlist.module.css';
import { WishlistGrid } from './wishlist-grid.tsx';

export function SharedWishlist({ location }: PageProps) {
  const t = useT();
  const saveAll = useSave(t);
  const { productsByHandle: found } = useSuspenseQuery(sharedWishlistQuery(location)).data;
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{t('wishlist.sharedTitle')}</h1>
        <p className={layout.lead}>{t(found.length > 0 ? 'wishlist.sharedLead' : 'wishlist.sharedEmpty')}</p>
        <div className={styles.tools}>
          {found.length > 0 ? (
            <span className={styles.scripted}>
              <Button kind="primary" onClick={() => saveAll(found.map(({ card }) => card.handle))}>
                {t('wishlist.saveAll')}
              </Button>
            </span>
          ) : null}
          <LinkButton kind="quiet" to={urlOf('wishlist', { locale: location.locale })}>
            {t('wishlist.mine')}
          </LinkButton>
        </div>
      </div>
      <WishlistGrid found={found} />
    </>
  );
}
