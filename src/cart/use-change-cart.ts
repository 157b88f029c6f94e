// The two ways to change a cart. Each answers with the whole cart, which replaces the one in the cache.
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../app-instance.tsx';
import type { CartFieldsFragment } from '../operations.generated.ts';
import { useOperationMutation } from '../query-client.ts';
import { cartQuery } from './cart-queries.ts';

export function useAddCartLine() {
  const { locale } = useApp();
  const keepCart = useKeepCart();
  const mutation = useOperationMutation('CartAddLine');
  return {
    isPending: mutation.isPending,
    error: mutation.error,
    /** Resolves to the refusal, or null when everything asked for is in the cart. */
    async addCartLine(variantId: string, quantity: number) {
      const { addCartLine } = await mutation.mutateAsync({ locale, variantId, quantity });
      keepCart(addCartLine.cart);
      return addCartLine.refusal;
    },
  };
}

export function useSetCartQuantity() {
  const { locale } = useApp();
  const keepCart = useKeepCart();
  const mutation = useOperationMutation('CartSetQuantity');
  return {
    isPending: mutation.isPending,
    error: mutation.error,
    /** Zero takes the line out. Resolves to the refusal, or null. */
    async setCartQuantity(variantId: string, quantity: number) {
      const { setCartQuantity } = await mutation.mutateAsync({ locale, variantId, quantity });
      keepCart(setCartQuantity.cart);
      return setCartQuantity.refusal;
    },
  };
}

function useKeepCart() {
  const { locale } = useApp();
  const queryClient = useQueryClient();
  return (cart: CartFieldsFragment) => queryClient.setQueryData(cartQuery(locale).queryKey, { cart });
}
