import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/history/batch-titles.ts';

export const messages: Translated<typeof english> = {
  'batch.productAdded': 'Nowy produkt: {product}',
  'batch.productEdited': 'Zmiana: {product}',
  'batch.productsEdited': {
    one: 'Zmiana {count} produktu',
    few: 'Zmiana {count} produktów',
    many: 'Zmiana {count} produktów',
    other: 'Zmiana {count} produktu',
  },
  'batch.productsPublished': 'Opublikowano: {products}',
  'batch.productsScheduled': 'Do opublikowania {at}: {products}',
  'batch.productsDrafted': 'Zmieniono w szkic: {products}',
  'batch.productsArchived': 'Zarchiwizowano: {products}',
  'batch.publishedAtTime': 'Opublikowano o ustalonej porze',
  'batch.import': 'Import pliku {file}',
  'batch.prices': 'Ceny w {currency}: {percent}',
  'batch.price': 'Cena: {variant}',
  'batch.stock': 'Stan {variant}: z {before} na {after}',
  'batch.undo': 'Cofnięcie zmiany {number}',
};
