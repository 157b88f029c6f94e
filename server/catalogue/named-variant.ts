// A variant as its product's page shows it in a market, for words about it.
import type { Locale } from '#src/i18n/locales.ts';
import { type ShopMarkets, viewOf } from '#src/shop/markets.ts';
import type { Db } from '../database/connect.ts';
import { findProduct } from './product-store.ts';

type Named = { handle: string; variantId: string; locale: Locale };

/** `title`: with its options; `name`: in the address of the page. Null when the market does not have it. */
export async function namedVariant(
  db: Db,
  markets: ShopMarkets,
  { handle, variantId, locale }: Named,
): Promise<{ title: string; name: string } | null> {
  const product = await findProduct(db, handle, viewOf(markets, locale));
  const variant = product?.variants.find(({ id }) => id === variantId);
  if (!product || !variant) return null;
  const title = [product.title, variant.optionValues.join(' / ')].filter(Boolean).join(', ');
  return { title, name: variant.sku || variant.id };
}
