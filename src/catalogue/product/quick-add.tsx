// Puts a product into the cart from where only its card is shown. Where there is something to choose, it leads there.
import { useQueryClient } from '@tanstack/react-query';
import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import type { CartRefusal, ProductCardFieldsFragment } from '../../operations.generated.ts';
import { operationQuery, useOperationMutation } from '../../query-client.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export type AddableProduct = ProductCardFieldsFragment & { onlyVariant?: string | null };

/** `FAILED`: no answer came. */
export type NotAdded = CartRefusal | 'FAILED';

type QuickAddProps = {
  product: AddableProduct;
  /** Each as it is seen, and as it is read aloud, with the product's title. */
  texts: Record<'add' | 'choose', [short: string, whole: string]>;
  /** `adding` resolves to why the product was not accepted, null when it was; it never rejects. */
  onAdd(adding: Promise<NotAdded | null>): void;
};

export function QuickAdd({ product, texts, onAdd }: QuickAddProps) {
  const { locale } = useApp();
  const queryClient = useQueryClient();
  // Not by way of `useAddCartLine`: shared with it, that would be a file of its own in the first view of a product.
  const { mutateAsync, isPending } = useOperationMutation('CartAddLine');
  const { handle, availability, onlyVariant } = product;
  if (availability === 'SOLD_OUT') return null;
  const [short, whole] = onlyVariant ? texts.add : texts.choose;
  const label = (
    <>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </>
  );
  if (!onlyVariant) {
    return (
      <LinkButton size="small" to={urlOf('product', { locale, product: handle })}>
        {label}
      </LinkButton>
    );
  }
  const add = () => {
    if (isPending) return;
    onAdd(
      mutateAsync({ locale, variantId: onlyVariant, quantity: 1 }).then(
        ({ addCartLine: { cart, refusal } }) => {
          queryClient.setQueryData(operationQuery('CartShow', { locale }).queryKey, { cart });
          return refusal;
        },
        () => 'FAILED' as const,
      ),
    );
  };
  return (
    <Button size="small" isBusy={isPending} onClick={add}>
      {label}
    </Button>
  );
}
