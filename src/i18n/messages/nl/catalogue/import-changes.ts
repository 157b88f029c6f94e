import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/import-changes.ts';

export const messages: Translated<typeof english> = {
  'importChanges.prices': {
    one: '{count} prijs verandert',
    other: '{count} prijzen veranderen',
  },
  'importChanges.stock': {
    one: 'De voorraad van {count} variant verandert',
    other: 'De voorraad van {count} varianten verandert',
  },
  'importChanges.collections': {
    one: '{count} collectie krijgt of verliest producten',
    other: '{count} collecties krijgen of verliezen producten',
  },
  'importChanges.first': 'De eerste {count} worden getoond.',
  'importChanges.product': 'Product',
  'importChanges.before': 'Nu',
  'importChanges.after': 'Straks',
  'importChanges.noPrice': 'geen prijs',
  'importChanges.collection': 'Collectie',
  'importChanges.joined': 'Producten erbij',
  'importChanges.left': 'Producten eruit',
  'importChanges.isNew': 'nieuw',
};
