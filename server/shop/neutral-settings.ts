// What each document says while nobody has set it.
import { brandSchema } from '#src/shop/brand/brand.ts';
import { type Company, unknownCompany } from '#src/shop/company.ts';
import { homePageSchema } from '#src/shop/home-blocks.ts';
import { identitySchema } from '#src/shop/identity.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { settingsDocuments } from '#src/shop/settings-documents.ts';
import { defaultNavigation } from '#src/shop/shop-navigation.ts';
import { type Taxes, taxesOf } from '#src/shop/tax-settings.ts';
import { homeMarketsDelivery } from './delivery-presets/home-markets.ts';
import type { SettingsInForce } from './settings-store.ts';

/** What a shop without a name is called. */
const NAMELESS = 'Kasa';

/** The seller and how the sales are taxed, from documents of which either may not be set. */
export function sellerOf({
  company = unknownCompany(NAMELESS),
  taxes = settingsDocuments.taxes.parse({}),
}: Pick<SettingsInForce, 'company' | 'taxes'>): { company: Company; taxes: Taxes } {
  return { company, taxes: taxesOf(taxes, company) };
}

export function withNeutralSettings(settings: SettingsInForce): Required<SettingsInForce> {
  const { identity = identitySchema.parse({ name: settings.company?.legalName ?? NAMELESS }) } = settings;
  return {
    brand: brandSchema.parse({}),
    home: homePageSchema.parse({}),
    company: unknownCompany(identity.name),
    markets: settingsDocuments.markets.parse(everyMarket),
    pages: { pages: [] },
    navigation: defaultNavigation,
    payments: settingsDocuments.payments.parse({}),
    taxes: settingsDocuments.taxes.parse({}),
    delivery: homeMarketsDelivery,
    carriers: settingsDocuments.carriers.parse({}),
    mail: settingsDocuments.mail.parse({}),
    'mail-texts': settingsDocuments['mail-texts'].parse({}),
    invoices: settingsDocuments.invoices.parse({}),
    retention: settingsDocuments.retention.parse({}),
    marketing: settingsDocuments.marketing.parse({}),
    reviews: settingsDocuments.reviews.parse({}),
    'product-fields': { fields: [] },
    stock: settingsDocuments.stock.parse({}),
    storefront: settingsDocuments.storefront.parse({}),
    assistants: settingsDocuments.assistants.parse({}),
    ...settings,
    identity,
  };
}
