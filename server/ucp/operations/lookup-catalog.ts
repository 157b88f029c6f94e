import { z } from 'zod';
import type { ProductWithoutRelated } from '../../catalogue/catalogue-cache.ts';
import { findProduct } from '../../catalogue/product-store.ts';
import { findNamedProducts, type NamedProduct } from '../find-named-products.ts';
import { type ShownMessage, say } from '../messages/business-messages.ts';
import { operation, type UcpServices } from '../operation.ts';
import { discloseProduct } from '../shown/disclose-product.ts';
import { type ShownProduct, showProduct } from '../shown/show-product.ts';
import { catalogueRequest, shortText } from './inputs.ts';

const MOST_IDS = 50;

const input = z.looseObject({ ...catalogueRequest, ids: z.array(shortText).min(1).max(MOST_IDS) });

export const lookupCatalog = operation<z.output<typeof input>>({
  name: 'lookup_catalog',
  description: 'Looks products up by their ids, those of their variants, handles or SKUs.',
  capability: 'dev.ucp.shopping.catalog.lookup',
  rest: { method: 'POST', path: '/catalog/lookup' },
  payload: 'catalog',
  input,
  async perform(services, { ids }) {
    const { t } = services;
    const names = [...new Set(ids)];
    const named = Map.groupBy(await findNamedProducts(services.context.db, names), ({ handle }) => handle);
    const { products, messages, found } = await showNamed(services, named);
    const missing = names.filter((name) => !found.has(name));
    const lacks = missing.map((id) => say(t, 'notAllFound', { params: { id } }));
    return { ok: true, body: { products }, messages: [...lacks, ...messages] };
  },
});

async function showNamed({ context, view, ...services }: UcpServices, named: ReadonlyMap<string, NamedProduct[]>) {
  const { db, publicUrl } = context;
  const products: ShownProduct[] = [];
  const messages: ShownMessage[] = [];
  const found = new Set<string>();
  for (const [handle, names] of named) {
    const product = await findProduct(db, handle, view);
    const wanted = product ? variantsOf(product, names) : [];
    if (!product || wanted.length === 0) continue;
    const variants = wanted.map(({ variant }) => variant);
    const path = `$.products[${products.length}]`;
    messages.push(...discloseProduct(services, product, { path, variants }));
    const shown = showProduct(product, variants, { publicUrl, locale: services.locale });
    const withInputs = shown.variants.map((variant, position) => ({ ...variant, inputs: wanted[position]?.inputs }));
    products.push({ ...shown, variants: withInputs });
    for (const { inputs } of wanted) for (const { id } of inputs) found.add(id);
  }
  return { products, messages, found };
}

/** Those that were named, and the first that can be bought for a name of the whole product: each with what led to it. */
function variantsOf({ variants }: ProductWithoutRelated, names: readonly NamedProduct[]) {
  const featured = variants.find(({ availability }) => availability !== 'SOLD_OUT') ?? variants[0];
  return variants.flatMap((variant) => {
    const inputs = names.flatMap(({ name, variantId }) => {
      if (variantId === variant.id) return [{ id: name, match: 'exact' }];
      return variantId === null && variant === featured ? [{ id: name, match: 'featured' }] : [];
    });
    return inputs.length > 0 ? [{ variant, inputs }] : [];
  });
}
