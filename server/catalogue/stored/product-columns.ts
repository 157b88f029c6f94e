// What the editor of a product and the commands both read of it.
import { type RawBuilder, sql } from 'kysely';
import type { ProductState } from '#src/catalogue/product-states.ts';
import type { Currency } from '#src/money.ts';
import type { OwnFieldValues } from '../own-fields/own-field-choices.ts';
import { stateOf } from './list-stored-products.ts';

export type ProductColumns = {
  id: string;
  /** The version that was read, to be handed back with what is saved. */
  version: number;
  handle: string;
  state: ProductState;
  publishAt: Date | null;
  vendor: string;
  productType: string;
  tags: string[];
  /** Handles of what goes well with it. */
  goesWith: string[];
  vatClass: string;
  /** Why nobody can withdraw from it, or not always; null: everybody can. */
  withdrawalException: string | null;
  needsCashRegister: boolean;
  manufacturerName: string;
  manufacturerAddress: string;
  manufacturerEmail: string;
  responsiblePerson: string;
  texts: {
    locale: string;
    title: string;
    descriptionHtml: string;
    seoTitle: string;
    seoDescription: string;
    safetyWarnings: string;
  }[];
  /** What the merchant's own fields say, by their keys. */
  ownFields: OwnFieldValues;
};

export type StoredPrice = {
  currency: Currency;
  amountMinor: number;
  compareAtMinor: number | null;
  convertedFrom: Currency | null;
};

const texts = sql`(
  select coalesce(json_agg(json_build_object('locale', locale, 'title', title, 'descriptionHtml', description_html,
    'seoTitle', seo_title, 'seoDescription', seo_description, 'safetyWarnings', safety_warnings) order by locale), '[]')
  from product_texts where product_id = p.id)`;

/** They belong to the product `p`, to which `withVersion` is joined. */
export const productColumns = sql`
  p.id, coalesce(tv.version, 0)::int as version, p.handle, ${stateOf(sql`p`)} as state, p.publish_at as "publishAt",
  p.vendor, p.product_type as "productType", p.tags, p.goes_with as "goesWith", p.vat_class as "vatClass",
  p.withdrawal_exception as "withdrawalException", p.needs_cash_register as "needsCashRegister",
  p.manufacturer_name as "manufacturerName", p.manufacturer_address as "manufacturerAddress",
  p.manufacturer_email as "manufacturerEmail", p.responsible_person as "responsiblePerson", ${texts} as texts,
  (select coalesce(jsonb_object_agg(field, value), '{}') from product_field_values where product_id = p.id)
    as "ownFields"`;

export const withVersion = sql`
  left join thing_versions tv on tv.thing_kind = 'product' and tv.thing_id = p.id::text`;

/** An amount and its unit; null where a variant is not sold by measure. */
export const measureOf = (amount: RawBuilder<unknown>, unit: RawBuilder<unknown>) => sql`
  case when ${amount} is not null then json_build_object('amount', trim_scale(${amount})::text, 'unit', ${unit}) end`;
