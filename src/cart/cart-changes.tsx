// What has become of the cart since the shopper last looked: dearer, cheaper, no longer sold. Said until it is read.
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../app-instance.tsx';
import type { CartFieldsFragment } from '../operations.generated.ts';
import { useOperationMutation } from '../query-client.ts';
import { Notice } from '../ui/notice.tsx';
import { CartChangeList } from './cart-change-list.tsx';
import { CartButton } from './cart-form.tsx';
import { hasChanges } from './cart-line.ts';
import styles from './cart-lines.module.css';
import { cartQuery } from './cart-queries.ts';

export function CartChanges({ cart }: { cart: CartFieldsFragment }) {
  const { locale, t } = useApp();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation('CartAcceptChanges');
  if (!hasChanges(cart)) return null;
  const accept = () =>
    mutate(
      { locale },
      {
        onSuccess: ({ acceptCartChanges }) =>
          queryClient.setQueryData(cartQuery(locale).queryKey, { cart: acceptCartChanges.cart }),
      },
    );
  return (
    <div className={styles.changes}>
      <Notice kind="info">
        <CartChangeList cart={cart} />
        <CartButton size="small" action="accept" isBusy={isPending} onSend={accept}>
          {t('cart.changesRead')}
        </CartButton>
      </Notice>
    </div>
  );
}
