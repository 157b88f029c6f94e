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
  'batch.reductionsAdded': {
    one: 'Obniżono na czas: {count} cena w {currency}',
    few: 'Obniżono na czas: {count} ceny w {currency}',
    many: 'Obniżono na czas: {count} cen w {currency}',
    other: 'Obniżono na czas: {count} ceny w {currency}',
  },
  'batch.reductionsEnded': {
    one: 'Zakończono obniżkę: {count} cena',
    few: 'Zakończono obniżkę: {count} ceny',
    many: 'Zakończono obniżkę: {count} cen',
    other: 'Zakończono obniżkę: {count} ceny',
  },
  'batch.price': 'Cena: {variant}',
  'batch.stock': 'Stan {variant}: z {before} na {after}',
  'batch.stockReceived': {
    one: 'Przyjęto: {count} wariant',
    few: 'Przyjęto: {count} warianty',
    many: 'Przyjęto: {count} wariantów',
    other: 'Przyjęto: {count} wariantu',
  },
  'batch.stockCounted': {
    one: 'Policzono: {count} wariant',
    few: 'Policzono: {count} warianty',
    many: 'Policzono: {count} wariantów',
    other: 'Policzono: {count} wariantu',
  },
  'batch.stockWrittenOff': {
    one: 'Zdjęto ze stanu: {count} wariant',
    few: 'Zdjęto ze stanu: {count} warianty',
    many: 'Zdjęto ze stanu: {count} wariantów',
    other: 'Zdjęto ze stanu: {count} wariantu',
  },
  'batch.goodsExpected': 'Dostawa w drodze: {quantity} × {variant}, {day}',
  'batch.goodsNotExpected': 'Dostawa już nieoczekiwana: {variant}',
  'batch.stockLimit': 'Próg niskiego stanu: {variant}',
  'batch.undo': 'Cofnięcie zmiany {number}',
};
