// Putting a product into the cart from its page. The cart comes later in the order of features, so it is known here
// by the name of its query only: the answer holds the whole cart and replaces the one in the cache.
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { operationQuery, useOperationMutation } from '../../query-client.ts';

export function useAddCartLine() {
  const { locale } = useApp();
  const queryClient = useQueryClient();
  const mutation = useOperationMutation('CartAddLine');
  return {
    isPending: mutation.isPending,
    /** Resolves to the refusal, or null when everything asked for is in the cart. */
    async addCartLine(variantId: string, quantity: number, text: string | null) {
      const { addCartLine } = await mutation.mutateAsync({ locale, variantId, quantity, text });
      queryClient.setQueryData(operationQuery('CartShow', { locale }).queryKey, { cart: addCartLine.cart });
      return addCartLine.refusal;
    },
  };
}
