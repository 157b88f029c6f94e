// Putting a discount code on the cart, or taking it off. The answer holds the whole cart and replaces the one in the cache.
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { useOperationMutation } from '../../query-client.ts';
import { cartQuery } from '../cart-queries.ts';

export function useSetDiscountCode() {
  const { locale, showToast } = useApp();
  const queryClient = useQueryClient();
  const mutation = useOperationMutation('CartSetDiscountCode');
  return {
    isPending: mutation.isPending,
    /** An empty code takes it off. */
    async setDiscountCode(code: string) {
      const { setDiscountCode } = await mutation.mutateAsync({ locale, code }, { onError: showToast });
      queryClient.setQueryData(cartQuery(locale).queryKey, { cart: setDiscountCode.cart });
      return setDiscountCode;
    },
  };
}
