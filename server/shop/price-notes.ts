// What stands beside the prices: that they include VAT, or that a small business charges none. Pages get it from the server,
// which knows the taxes.
import type { Locale } from '#src/i18n/locales.ts';
import type { PublicShop } from '#src/shop/shop-profile.ts';
import type { Taxes } from '#src/shop/tax-settings.ts';
import { translateTo } from '../i18n/translations.ts';

type PriceNotes = Pick<PublicShop, 'priceNote' | 'pricesNote'>;

export function priceNotesOf({ smallBusiness }: Pick<Taxes, 'smallBusiness'>, locale: Locale): PriceNotes {
  const t = translateTo(locale);
  return smallBusiness
    ? { priceNote: t('clauses.priceWithoutVat'), pricesNote: t('clauses.pricesWithoutVat') }
    : { priceNote: t('clauses.priceWithVat'), pricesNote: t('clauses.pricesWithVat') };
}
