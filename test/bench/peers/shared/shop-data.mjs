// The shop's own data, as its pages carry it: written to `fixture.json` by the bench. In memory, without a delay.
import { readFileSync } from 'node:fs';

const fixture = JSON.parse(readFileSync(`${process.cwd()}/fixture.json`, 'utf8'));
const products = new Map(fixture.products.map((product) => [product.handle, product]));

export const collectionHandle = fixture.listing.collection.handle;
export const productHandles = [...products.keys()];

export async function getFrame() {
  return fixture.frame;
}

export async function getListing(handle) {
  return handle === collectionHandle ? fixture.listing : null;
}

export async function getProduct(handle) {
  return products.get(handle) ?? null;
}
