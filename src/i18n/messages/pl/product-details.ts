import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/product-details.ts';

export const messages: Translated<typeof english> = {
  'product.sku': 'Nr art. {sku}',
  'product.description': 'Opis',
  'product.safety': 'Bezpieczeństwo produktu',
  'product.manufacturer': 'Producent',
  'product.responsible': 'Osoba odpowiedzialna w UE',
  'product.warnings': 'Informacje o bezpieczeństwie',
  'product.related': 'Pasuje obok',
};
