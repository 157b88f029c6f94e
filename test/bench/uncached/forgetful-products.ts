// Stands in for the shop's memory of single products in the uncached bench: it remembers only when the bench says so.
import { RememberedProducts as RealProducts } from '#server/catalogue/remembered-products.ts';
import { currentMemory } from './remembered.ts';

export class RememberedProducts<Shown extends NonNullable<unknown>> extends RealProducts<Shown> {
  override get(key: string, language: string): Shown | undefined {
    return currentMemory() === 'products' ? super.get(key, language) : undefined;
  }
}
