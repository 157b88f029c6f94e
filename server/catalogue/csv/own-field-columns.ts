// The merchant's own fields as columns of a product file: one a field, and of texts one a language. They are named as the
// commands name them, `field.wood` and `field.care.pl`.
import { type Locale, locales } from '#src/i18n/locales.ts';
import { nameIn } from '#src/shop/own-fields/name-in.ts';
import type { ProductField, ProductFieldValue } from '#src/shop/own-fields/product-fields.ts';

export type OwnFieldColumn = {
  key: string;
  label: string;
  field: ProductField;
  /** Null for what is of no language. */
  locale: Locale | null;
  /** What a column means that has the field’s name alone. */
  isPlain: boolean;
};

export function ownFieldColumns(fields: readonly ProductField[], baseLocale: Locale): OwnFieldColumn[] {
  return fields.flatMap((field): OwnFieldColumn[] => {
    const label = nameIn(field.names, baseLocale, baseLocale);
    const name = `field.${field.key}`;
    if (field.kind !== 'text') return [{ key: name, label, field, locale: null, isPlain: true }];
    return locales.map((locale) => ({
      ...{ key: `${name}.${locale}`, label, field, locale },
      isPlain: locale === baseLocale,
    }));
  });
}

/** The cell of a column; empty where nothing is said. */
export function writeOwnField({ locale }: OwnFieldColumn, value: ProductFieldValue | undefined): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object') return (locale && value[locale]) || '';
  return String(value);
}
