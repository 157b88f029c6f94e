// A refused save in the names of the patch, as the page of the editor says it.
import type { FieldWrite } from '../../saving/field-write.ts';
import type { SaveRefusal } from '../../saving/save-products.ts';
import type { EditorRefusal } from './sent-patch.ts';

export function shownRefusal(refusal: SaveRefusal): EditorRefusal {
  const { kind } = refusal;
  if (kind === 'FieldsChanged') return { kind, fields: refusal.fields.map(nameOf), by: refusal.fields.at(-1)?.who };
  if (kind === 'TitleMissing') return { kind, fields: [`texts.${refusal.locale}.title`] };
  if (kind === 'HandleTaken') return { kind, fields: ['product.handle'] };
  if (kind === 'CompareAtTooLow' || kind === 'AmountMissing') {
    return { kind, fields: [`prices.${refusal.variantId}.${refusal.currency}`] };
  }
  if (kind === 'OwnFieldUnknown' || kind === 'OwnFieldInvalid')
    return { kind, fields: [`own_fields.${refusal.field}`] };
  // The editor offers none of them: a rule was set since it was opened.
  if (kind === 'CollectionByRule') return { kind: 'FieldsInvalid', fields: [refusal.collection] };
  return { kind, fields: wordsOf(refusal) };
}

/** What a sentence about options and pieces names. */
function wordsOf(refusal: SaveRefusal): string[] | undefined {
  switch (refusal.kind) {
    case 'OptionTwice':
      return [refusal.name];
    case 'ValueTwice':
      return [`${refusal.option}: ${refusal.value}`];
    case 'VariantTwice':
      return [refusal.values.join(' / ')];
    case 'OptionUnknown':
    case 'ValueUnknown':
      return [refusal.value];
    case 'TooManyVariants':
      return [String(refusal.count)];
    case 'TooManyPictures':
      return [String(refusal.most)];
    case 'StockBelowReserved':
      return [String(refusal.onHand), String(refusal.reserved)];
    default:
      return undefined;
  }
}

function nameOf({ part, key, field }: FieldWrite): string {
  if (field === 'on_hand') return ['stock', key.id].join('.');
  const names: Record<string, unknown[]> = {
    products: ['product', field],
    product_texts: ['texts', key.locale, field],
    variants: ['variants', key.id, field],
    prices: ['prices', key.variant_id, key.currency, field],
    product_field_values: ['own_fields', key.field],
    price_reductions: ['reductions', key.id, field],
  };
  return (names[part] ?? [part, field]).join('.');
}
