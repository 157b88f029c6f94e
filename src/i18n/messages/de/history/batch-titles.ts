import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/history/batch-titles.ts';

export const messages: Translated<typeof english> = {
  'batch.productAdded': 'Neues Produkt: {product}',
  'batch.productEdited': 'Änderung: {product}',
  'batch.productsEdited': { one: 'Änderung an {count} Produkt', other: 'Änderung an {count} Produkten' },
  'batch.productsPublished': 'Veröffentlicht: {products}',
  'batch.productsScheduled': 'Wird veröffentlicht am {at}: {products}',
  'batch.productsDrafted': 'Zum Entwurf gemacht: {products}',
  'batch.productsArchived': 'Archiviert: {products}',
  'batch.publishedAtTime': 'Zum festgelegten Zeitpunkt veröffentlicht',
  'batch.import': 'Import von {file}',
  'batch.prices': 'Preise in {currency}: {percent}',
  'batch.reductionsAdded': {
    one: 'Auf Zeit reduziert: {count} Preis in {currency}',
    other: 'Auf Zeit reduziert: {count} Preise in {currency}',
  },
  'batch.reductionsEnded': { one: 'Aktion beendet: {count} Preis', other: 'Aktion beendet: {count} Preise' },
  'batch.price': 'Preis: {variant}',
  'batch.stock': 'Bestand von {variant}: {before} auf {after}',
  'batch.stockReceived': { one: 'Wareneingang: {count} Variante', other: 'Wareneingang: {count} Varianten' },
  'batch.stockCounted': { one: 'Gezählt: {count} Variante', other: 'Gezählt: {count} Varianten' },
  'batch.stockWrittenOff': { one: 'Abgeschrieben: {count} Variante', other: 'Abgeschrieben: {count} Varianten' },
  'batch.goodsExpected': 'Erwartet: {quantity} × {variant} am {day}',
  'batch.goodsNotExpected': 'Nicht mehr erwartet: {variant}',
  'batch.stockLimit': 'Meldebestand von {variant}',
  'batch.picturesRemoved': {
    one: '{count} Bild aus der Bibliothek entfernt',
    other: '{count} Bilder aus der Bibliothek entfernt',
  },
  'batch.collectionAdded': 'Neue Kollektion: {collection}',
  'batch.collectionEdited': 'Änderung der Kollektion {collection}',
  'batch.collectionDeleted': 'Kollektion gelöscht: {collection}',
  'batch.collectionProducts': 'Produkte der Kollektion {collection}',
  'batch.collectionOrder': 'Reihenfolge in der Kollektion {collection}',
  'batch.undo': 'Änderung {number} rückgängig gemacht',
};
