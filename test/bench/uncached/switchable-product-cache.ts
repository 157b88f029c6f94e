// Stands in for the shop's cache of products in the uncached bench: it holds them only when the bench says so.
import { ProductCache as RealProducts } from '#server/catalogue/product-cache.ts';
import { currentMemory } from './bench-memory.ts';

export class ProductCache<Shown extends NonNullable<unknown>> extends RealProducts<Shown> {
  override get(key: string, language: string): Shown | undefined {
    return currentMemory() === 'products' ? super.get(key, language) : undefined;
  }
}
