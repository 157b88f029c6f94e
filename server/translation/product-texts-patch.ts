// Translated fields of a product as what is saved of it.
import type { Locale } from '#src/i18n/locales.ts';
import type { ProductPatchInput } from '../catalogue/saving/product-patch.ts';

type Said = { locale: Locale; field: string; text: string };

/** `field`: as `translated-thing.ts` names it. */
export function productTextsPatch(said: readonly Said[]): ProductPatchInput {
  const texts: Partial<Record<Locale, Record<string, string>>> = {};
  for (const { locale, field, text } of said) texts[locale] = { ...texts[locale], [field]: text };
  return { texts };
}
