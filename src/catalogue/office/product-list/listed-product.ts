import type { ProductsListQuery } from '../../../office-operations.generated.ts';

export type ListedProduct = ProductsListQuery['listedProducts']['products'][number];
export type ListedMarket = ProductsListQuery['listedProducts']['markets'][number];
