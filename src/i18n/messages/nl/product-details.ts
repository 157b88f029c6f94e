import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/product-details.ts';

export const messages: Translated<typeof english> = {
  'product.sku': 'Art.nr. {sku}',
  'product.description': 'Omschrijving',
  'product.safety': 'Productveiligheid',
  'product.manufacturer': 'Fabrikant',
  'product.responsible': 'Verantwoordelijke in de EU',
  'product.warnings': 'Veiligheidsinformatie',
  'product.related': 'Past er goed bij',
};
