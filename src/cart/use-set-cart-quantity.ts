// Changing a line of the cart. The answer holds the whole cart and replaces the one in the cache.
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../app-instance.tsx';
import { useOperationMutation } from '../query-client.ts';
import type { LineName } from './cart-line.ts';
import { cartQuery } from './cart-queries.ts';

export function useSetCartQuantity() {
  const { locale, showToast } = useApp();
  const queryClient = useQueryClient();
  const mutation = useOperationMutation('CartSetQuantity');
  return {
    isPending: mutation.isPending,
    /** Zero takes the line out. Resolves to the refusal, or null. */
    async setCartQuantity({ variantId, text }: LineName, quantity: number) {
      // That it failed, the line says itself; why, is the same for every line.
      const { setCartQuantity } = await mutation.mutateAsync(
        { locale, variantId, text, quantity },
        { onError: showToast },
      );
      queryClient.setQueryData(cartQuery(locale).queryKey, { cart: setCartQuantity.cart });
      return setCartQuantity.refusal;
    },
  };
}
