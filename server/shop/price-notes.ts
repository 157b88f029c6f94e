// What stands beside the prices of a small business, which charges no VAT: nowhere may it say that they include some.
import type { Locale } from '#src/i18n/locales.ts';
import type { PublicShop } from '#src/shop/shop-profile.ts';
import type { Taxes } from '#src/shop/tax-settings.ts';
import { translateTo } from '../i18n/translations.ts';

/** Undefined where VAT is charged. */
export function priceNotesOf(
  { smallBusiness }: Pick<Taxes, 'smallBusiness'>,
  locale: Locale,
): PublicShop['priceNotes'] {
  if (!smallBusiness) return undefined;
  const t = translateTo(locale);
  return { price: t('clauses.priceWithoutVat'), prices: t('clauses.pricesWithoutVat') };
}
