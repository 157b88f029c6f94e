import type { ProductCardFieldsFragment } from '../operations.generated.ts';
import type { PageDescription } from '../page-document.ts';

/** Meant for the preview of a page that shows several products. */
export function firstImage(products: readonly ProductCardFieldsFragment[] = []): PageDescription['image'] {
  return products.find(({ image }) => image)?.image ?? null;
}
