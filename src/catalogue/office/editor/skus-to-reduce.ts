import type { ShownProduct } from './product-editor-queries.ts';

/** More make an address that is too long; a collection or a tag names them shorter. */
const MOST_REDUCED = 100;

/** The SKUs by which the form of a reduction names what it is of. */
export function skusToReduce({ variants }: ShownProduct): string[] {
  return variants.flatMap(({ sku }) => sku || []).slice(0, MOST_REDUCED);
}
