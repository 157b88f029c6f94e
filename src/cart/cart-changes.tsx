// What has become of the cart since the shopper last looked: dearer, cheaper, no longer sold. Said until it is read.
import { useQueryClient } from '@tanstack/react-query';
import { useApp, useFormatMoney, useT } from '../app-instance.tsx';
import type { CartFieldsFragment } from '../operations.generated.ts';
import { useOperationMutation } from '../query-client.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { CartForm } from './cart-form.tsx';
import { titleOf } from './cart-line.ts';
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
        <CartForm token={cart.formToken} fields={{ action: 'accept' }} onSend={accept}>
          <Button type="submit" size="small" isBusy={isPending}>
            {t('cart.changesRead')}
          </Button>
        </CartForm>
      </Notice>
    </div>
  );
}

export function hasChanges({ lines, goneLines }: CartFieldsFragment): boolean {
  return goneLines.length > 0 || lines.some(({ priceBefore }) => priceBefore);
}

export function CartChangeList({ cart }: { cart: CartFieldsFragment }) {
  const t = useT();
  const format = useFormatMoney();
  return (
    <>
      <p>{t('cart.changes')}</p>
      <ul>
        {cart.lines.map((line) => {
          const { variantId, priceBefore, unitPrice } = line;
          if (!priceBefore) return null;
          const params = { title: titleOf(line), before: format(priceBefore), now: format(unitPrice) };
          return (
            <li key={variantId}>
              {t(unitPrice.minor > priceBefore.minor ? 'cart.priceUp' : 'cart.priceDown', params)}
            </li>
          );
        })}
        {cart.goneLines.map((line) => (
          <li key={line.variantId}>{t('cart.gone', { title: titleOf(line) })}</li>
        ))}
      </ul>
    </>
  );
}
