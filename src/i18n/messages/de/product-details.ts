import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/product-details.ts';

export const messages: Translated<typeof english> = {
  'product.sku': 'Art.-Nr. {sku}',
  'product.description': 'Beschreibung',
  'product.safety': 'Produktsicherheit',
  'product.manufacturer': 'Hersteller',
  'product.responsible': 'Verantwortliche Person in der EU',
  'product.warnings': 'Sicherheitshinweise',
  'product.related': 'Passt gut dazu',
};
