// What an order is placed under: how it may travel and how it is taxed, read at once, and kept with the order as versions.
import type { Locale } from '#src/i18n/locales.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import type { PublicShop } from '#src/shop/shop-profile.ts';
import { type Taxes, taxesOf } from '#src/shop/tax-settings.ts';
import type { Db } from '../database/connect.ts';
import { translateTo } from '../i18n/translations.ts';
import { withNeutralSettings } from './neutral-settings.ts';
import { findSettings } from './settings-store.ts';

export type SaleTerms = {
  delivery: DeliverySettings;
  taxes: Taxes;
  /** Null while nobody has set any. */
  versions: { delivery: number | null; taxes: number | null };
};

export async function findSaleTerms(db: Db): Promise<SaleTerms> {
  const [delivery, taxes, company] = [
    await findSettings(db, 'delivery'),
    await findSettings(db, 'taxes'),
    await findSettings(db, 'company'),
  ];
  const terms = withNeutralSettings({
    ...(delivery && { delivery: delivery.data }),
    ...(taxes && { taxes: taxes.data }),
    ...(company && { company: company.data }),
  });
  return {
    delivery: terms.delivery,
    taxes: taxesOf(terms.taxes, terms.company),
    versions: { delivery: delivery?.version ?? null, taxes: taxes?.version ?? null },
  };
}

/** The delivery that an order was placed under; null: what is in force. */
export async function findDelivery(db: Db, version: number | null): Promise<DeliverySettings> {
  const found = await findSettings(db, 'delivery', version ?? undefined);
  return found?.data ?? withNeutralSettings({}).delivery;
}

type PriceNotes = Pick<PublicShop, 'priceNote' | 'pricesNote'>;

/** What stands beside the prices: that they include VAT, or that a small business charges none. */
export function priceNotesOf({ smallBusiness }: Pick<Taxes, 'smallBusiness'>, locale: Locale): PriceNotes {
  const t = translateTo(locale);
  return smallBusiness
    ? { priceNote: t('clauses.priceWithoutVat'), pricesNote: t('clauses.pricesWithoutVat') }
    : { priceNote: t('clauses.priceWithVat'), pricesNote: t('clauses.pricesWithVat') };
}
