import { z } from 'zod';
import type { ProductWithoutRelated } from '../../catalogue/catalogue-cache.ts';
import { findProduct } from '../../catalogue/product-store.ts';
import type { Variant } from '../../schema/resolver-types.generated.ts';
import { findNamedProducts } from '../find-named-products.ts';
import { say } from '../messages/business-messages.ts';
import { operation } from '../operation.ts';
import { discloseProduct } from '../shown/disclose-product.ts';
import { chosenOf, showProduct } from '../shown/show-product.ts';
import { catalogueRequest, shortText } from './inputs.ts';

const choice = z.looseObject({ name: shortText, id: shortText.optional(), label: shortText });
const input = z.looseObject({
  ...catalogueRequest,
  id: shortText,
  selected: z.array(choice).max(20).optional(),
  preferences: z.array(shortText).max(20).optional(),
});
type Choice = z.output<typeof choice>;

export const getProduct = operation<z.output<typeof input>>({
  name: 'get_product',
  description: 'Tells all of a product: its options, which of them can be had together, and its variants.',
  capability: 'dev.ucp.shopping.catalog.lookup',
  rest: { method: 'POST', path: '/catalog/product' },
  payload: 'catalog',
  input,
  async perform(services, { id, selected = [], preferences = [] }) {
    const { context, view, t, locale } = services;
    const [named] = await findNamedProducts(context.db, [id]);
    const product = named ? await findProduct(context.db, named.handle, view) : null;
    const own = product?.variants.find((variant) => variant.id === named?.variantId);
    if (!product || (named?.variantId && !own)) return { ok: false, messages: [say(t, 'notFound')] };
    const asked = own && selected.length === 0 ? chosenOf(product, own) : selected;
    const chosen = relax(product, asked, preferences);
    const variants = matching(product, chosen);
    const place = { publicUrl: context.publicUrl, locale };
    return {
      ok: true,
      body: {
        product: {
          ...showProduct(product, variants, place),
          ...(chosen.length > 0 && { selected: chosen }),
          ...(product.options.length > 0 && { options: optionsOf(product, chosen) }),
        },
      },
      messages: discloseProduct(services, product, { path: '$.product', variants }),
    };
  },
});

/** The variants that have every value that was chosen. */
function matching({ options, variants }: ProductWithoutRelated, chosen: readonly Choice[]): Variant[] {
  return variants.filter(({ optionValues }) =>
    chosen.every((wish) => {
      const position = options.findIndex(({ name }) => name === wish.name);
      const value = options[position]?.values.find(({ value: id, label }) => id === wish.id || label === wish.label);
      return value !== undefined && optionValues[position] === value.value;
    }),
  );
}

/**
 * Gives up what was chosen until something has the rest: what no option has at first, then what was named last among the
 * preferences, or stands last.
 */
function relax(product: ProductWithoutRelated, asked: readonly Choice[], preferences: readonly string[]): Choice[] {
  const known = asked.filter((choice) => matching(product, [choice]).length > 0);
  const rankOf = ({ name }: Choice) => (preferences.includes(name) ? preferences.indexOf(name) : preferences.length);
  let kept = known.toSorted((a, b) => rankOf(a) - rankOf(b));
  while (kept.length > 0 && matching(product, kept).length === 0) kept = kept.slice(0, -1);
  return known.filter((choice) => kept.includes(choice));
}

/** Says of each value whether it exists beside what was chosen of the other options, and whether it can be bought. */
function optionsOf(product: ProductWithoutRelated, chosen: readonly Choice[]) {
  return product.options.map(({ name, values }) => ({
    name,
    values: values.map(({ value, label }) => {
      const others = chosen.filter((choice) => choice.name !== name);
      const variants = matching(product, [...others, { name, id: value, label }]);
      const available = variants.some(({ availability }) => availability !== 'SOLD_OUT');
      return { id: value, label, exists: variants.length > 0, available };
    }),
  }));
}
