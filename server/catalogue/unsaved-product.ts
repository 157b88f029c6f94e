// The product that a preview shows in place of the saved one, by what else the preview shows.
import type { Unsaved } from '../schema/request-context.ts';
import type { ProductWithoutRelated } from './catalogue-cache.ts';

const products = new WeakMap<Unsaved, ProductWithoutRelated>();

export function setUnsavedProduct(unsaved: Unsaved, product: ProductWithoutRelated): void {
  products.set(unsaved, product);
}

export function unsavedProductOf(unsaved: Unsaved | undefined): ProductWithoutRelated | undefined {
  return unsaved && products.get(unsaved);
}
