import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/description.ts';

export const messages: Translated<typeof english> = {
  'description.cart':
    'Ihr Warenkorb bei {shop}: Mengen ändern, Artikel entfernen, die Summe mit MwSt. sehen und zur Kasse gehen.',
  'description.checkout': 'Bestellen bei {shop}: Adresse, Lieferung und Zahlung auf einer Seite, ohne Kundenkonto.',
};
