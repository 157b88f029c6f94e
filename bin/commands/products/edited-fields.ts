// The fields of a product that `kasa products edit` takes, by their typed names, and as they are stored.
import { CliError } from '../../cli-errors.ts';

export const productFields = {
  handle: 'handle',
  vendor: 'vendor',
  type: 'product_type',
  tags: 'tags',
  'goes-with': 'goes_with',
  'vat-class': 'vat_class',
  withdrawal: 'withdrawal_exception',
  'cash-register': 'needs_cash_register',
  'manufacturer-name': 'manufacturer_name',
  'manufacturer-address': 'manufacturer_address',
  'manufacturer-email': 'manufacturer_email',
  'responsible-person': 'responsible_person',
} as const;

export const textFields = {
  title: 'title',
  description: 'description_html',
  'seo-title': 'seo_title',
  'seo-description': 'seo_description',
  'safety-warnings': 'safety_warnings',
} as const;

export const variantFields = {
  sku: 'sku',
  ean: 'barcode',
  weight: 'weight_grams',
  counted: 'tracks_stock',
  contents: 'unit_measure',
  'unit-price-of': 'unit_base_measure',
} as const;

export const priceFields = { price: 'amount_minor', 'compare-at': 'compare_at_minor' } as const;

/** A patch while it is read. */
export type Parts = Record<'product' | 'texts' | 'variants' | 'prices' | 'own_fields', Record<string, unknown>>;

/** `typed`: all of it; `name`: without the SKU before it. */
export type Edit = { typed: string; name: string; value: string };

export function isKeyOf<Fields extends object>(fields: Fields, name: string): name is string & keyof Fields {
  return Object.hasOwn(fields, name);
}

export function unknownField(typed: string): CliError {
  return new CliError({
    code: 'FIELD_UNKNOWN',
    title: `${typed} is no field with a value.`,
    fix: 'Write such as title.pl="Lis", vendor=Las or FOX-30:weight=450: kasa products edit --help lists them.',
  });
}
