import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/product-details.ts';

export const messages: Translated<typeof english> = {
  'product.sku': 'Č. zboží {sku}',
  'product.description': 'Popis',
  'product.safety': 'Bezpečnost výrobku',
  'product.manufacturer': 'Výrobce',
  'product.responsible': 'Odpovědná osoba v EU',
  'product.warnings': 'Bezpečnostní informace',
  'product.related': 'Hodí se k tomu',
};
