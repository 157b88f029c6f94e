import { createServerFn } from '@tanstack/react-start';
import { getFrame, getListing, getProduct } from '../shared/shop-data.mjs';

export const readFrame = createServerFn({ method: 'GET' }).handler(() => getFrame());
export const readListing = createServerFn({ method: 'GET' })
  .validator((handle) => handle)
  .handler(({ data }) => getListing(data));
export const readProduct = createServerFn({ method: 'GET' })
  .validator((handle) => handle)
  .handler(({ data }) => getProduct(data));
