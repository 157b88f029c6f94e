import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/history/batch-titles.ts';

export const messages: Translated<typeof english> = {
  'batch.productAdded': 'Nieuw product: {product}',
  'batch.productEdited': 'Wijziging van {product}',
  'batch.productsEdited': { one: 'Wijziging van {count} product', other: 'Wijziging van {count} producten' },
  'batch.productsPublished': 'Gepubliceerd: {products}',
  'batch.productsScheduled': 'Wordt gepubliceerd op {at}: {products}',
  'batch.productsDrafted': 'Concept gemaakt van: {products}',
  'batch.productsArchived': 'Gearchiveerd: {products}',
  'batch.publishedAtTime': 'Op het ingestelde tijdstip gepubliceerd',
  'batch.import': 'Import van {file}',
  'batch.prices': 'Prijzen in {currency}: {percent}',
  'batch.reductionsAdded': {
    one: 'Tijdelijk verlaagd: {count} prijs in {currency}',
    other: 'Tijdelijk verlaagd: {count} prijzen in {currency}',
  },
  'batch.reductionsEnded': { one: 'Actie beëindigd: {count} prijs', other: 'Actie beëindigd: {count} prijzen' },
  'batch.price': 'Prijs van {variant}',
  'batch.stock': 'Voorraad van {variant}: {before} naar {after}',
  'batch.stockReceived': { one: 'Ontvangen: {count} variant', other: 'Ontvangen: {count} varianten' },
  'batch.stockCounted': { one: 'Geteld: {count} variant', other: 'Geteld: {count} varianten' },
  'batch.stockWrittenOff': { one: 'Afgeschreven: {count} variant', other: 'Afgeschreven: {count} varianten' },
  'batch.goodsExpected': 'Verwacht: {quantity} × {variant} op {day}',
  'batch.goodsNotExpected': 'Niet meer verwacht: {variant}',
  'batch.stockLimit': 'Minimumvoorraad van {variant}',
  'batch.picturesRemoved': {
    one: '{count} afbeelding uit de bibliotheek verwijderd',
    other: '{count} afbeeldingen uit de bibliotheek verwijderd',
  },
  'batch.collectionAdded': 'Nieuwe collectie: {collection}',
  'batch.collectionEdited': 'Wijziging van de collectie {collection}',
  'batch.collectionDeleted': 'Collectie verwijderd: {collection}',
  'batch.collectionProducts': 'Producten van de collectie {collection}',
  'batch.collectionOrder': 'Volgorde in de collectie {collection}',
  'batch.undo': 'Wijziging {number} ongedaan gemaakt',
};
