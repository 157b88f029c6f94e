import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/import-changes.ts';

export const messages: Translated<typeof english> = {
  'importChanges.prices': {
    one: '{count} Preis ändert sich',
    other: '{count} Preise ändern sich',
  },
  'importChanges.stock': {
    one: 'Der Bestand von {count} Variante ändert sich',
    other: 'Der Bestand von {count} Varianten ändert sich',
  },
  'importChanges.collections': {
    one: '{count} Kollektion gewinnt oder verliert Produkte',
    other: '{count} Kollektionen gewinnen oder verlieren Produkte',
  },
  'importChanges.first': 'Gezeigt werden die ersten {count}.',
  'importChanges.product': 'Produkt',
  'importChanges.before': 'Vorher',
  'importChanges.after': 'Nachher',
  'importChanges.noPrice': 'kein Preis',
  'importChanges.collection': 'Kollektion',
  'importChanges.joined': 'Produkte dazu',
  'importChanges.left': 'Produkte heraus',
  'importChanges.isNew': 'neu',
};
