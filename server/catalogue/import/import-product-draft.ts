// What one product of a file says. A property that is absent means that the file has no such column, which leaves
// the shop's value alone; a blank cell in a column that is there sets the value back, as with Shopify.
import type { LineText } from '#src/catalogue/line-text.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Currency } from '#src/money.ts';
import type { ProductFieldValue } from '#src/shop/own-fields/product-fields.ts';
import type { PlainProductField } from '../csv/product-csv-columns.ts';
import type { StockAtExport } from '../csv/stock-at-export.ts';
import type { SaleDraft } from '../reductions/import-sales.ts';
import type { Place } from './import-faults.ts';

export type ProductFields = Record<PlainProductField, string> & {
  status: string;
  is_published: boolean;
  product_type: string;
  tags: string[];
  vat_class: string;
  withdrawal_exception: string | null;
  needs_cash_register: boolean;
  /** Null: it asks for no text. */
  line_text: LineText | null;
  /** Handles of products, which may come later in the file. */
  goes_with: string[];
};

export type TextFields = {
  title: string;
  description_html: string;
  seo_title: string;
  seo_description: string;
  safety_warnings: string;
};

export type VariantFields = {
  sku: string;
  barcode: string;
  weight_grams: number;
  requires_shipping: boolean;
  is_taxable: boolean;
  unit_measure: string | null;
  unit_measure_unit: string | null;
  unit_base_measure: string | null;
  unit_base_measure_unit: string | null;
  tracks_stock: boolean;
  sells_without_stock: boolean;
};

export type OptionValues = [string | null, string | null, string | null];

/** Columns that are only kept, by their names; null where the cell is blank. */
export type ExtraCells = Map<string, string | null>;

export type ImageDraft = {
  source: string;
  position: number | null;
  alts: Partial<Record<Locale, string>>;
  /** The place where the file names it first. */
  place?: Place;
};

/** `amount` null: not sold in this currency. */
export type PriceDraft = { amount: number | null; compareAt?: number | null };

export type VariantDraft = {
  place: Place;
  options: OptionValues;
  fields: Partial<VariantFields>;
  /** Absent where the column is, or the cell is blank: the stock stays. */
  quantity?: { value: number; place: Place };
  /** What a file says that a shop of ours has written. */
  exported?: StockAtExport;
  /** Source of the image; null where the cell is blank. */
  image?: string | null;
  imagePlace: Place;
  prices: Partial<Record<Currency, PriceDraft>>;
  /** A lower price for a time, in the base currency. */
  sale?: SaleDraft;
  extra: ExtraCells;
};

/** Names by what is translated; the languages whose column the file does not have are left out. */
export type TranslatedNames = Partial<Record<Locale, Map<string, string>>>;

/** The own fields by their keys; of a text the languages that the file has columns of, empty where a cell is blank. */
export type OwnFieldDrafts = Map<
  string,
  { texts: Partial<Record<Locale, string>>; value?: never } | { value: ProductFieldValue | null; texts?: never }
>;

export type ProductDraft = {
  handle: string;
  /** What the file calls it, where the shop could not: links go on working. */
  givenHandle?: string;
  place: Place;
  fields: Partial<ProductFields>;
  texts: Partial<Record<Locale, Partial<TextFields>>>;
  /** Made of what a file without descriptions says, in the base language, where the product has no description. */
  descriptionIfNone?: string;
  options: { name: string; values: string[] }[];
  optionTexts: TranslatedNames;
  tagTexts: TranslatedNames;
  /** They stand in the order of their positions. */
  images?: ImageDraft[];
  variants: VariantDraft[];
  /** Keyed by handle, with titles for those that are new. */
  collections?: ReadonlyMap<string, string | undefined>;
  ownFields: OwnFieldDrafts;
  extra: ExtraCells;
  /** Its faults are in the log; what could not be read is absent here. */
  isFaulty: boolean;
};
