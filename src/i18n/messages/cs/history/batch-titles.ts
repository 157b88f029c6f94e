import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/history/batch-titles.ts';

export const messages: Translated<typeof english> = {
  'batch.productAdded': 'Nový produkt: {product}',
  'batch.productEdited': 'Změna: {product}',
  'batch.productsEdited': {
    one: 'Změna {count} produktu',
    few: 'Změna {count} produktů',
    many: 'Změna {count} produktu',
    other: 'Změna {count} produktů',
  },
  'batch.productsPublished': 'Zveřejněno: {products}',
  'batch.productsScheduled': 'Zveřejní se {at}: {products}',
  'batch.productsDrafted': 'Převedeno na koncept: {products}',
  'batch.productsArchived': 'Archivováno: {products}',
  'batch.publishedAtTime': 'Zveřejněno v nastavený čas',
  'batch.import': 'Import souboru {file}',
  'batch.prices': 'Ceny v {currency}: {percent}',
  'batch.reductionsAdded': {
    one: 'Dočasně zlevněno: {count} cena v {currency}',
    few: 'Dočasně zlevněno: {count} ceny v {currency}',
    many: 'Dočasně zlevněno: {count} ceny v {currency}',
    other: 'Dočasně zlevněno: {count} cen v {currency}',
  },
  'batch.reductionsEnded': {
    one: 'Sleva ukončena: {count} cena',
    few: 'Sleva ukončena: {count} ceny',
    many: 'Sleva ukončena: {count} ceny',
    other: 'Sleva ukončena: {count} cen',
  },
  'batch.price': 'Cena: {variant}',
  'batch.stock': 'Stav zásob {variant}: z {before} na {after}',
  'batch.stockReceived': {
    one: 'Přijato: {count} varianta',
    few: 'Přijato: {count} varianty',
    many: 'Přijato: {count} varianty',
    other: 'Přijato: {count} variant',
  },
  'batch.stockCounted': {
    one: 'Spočítáno: {count} varianta',
    few: 'Spočítáno: {count} varianty',
    many: 'Spočítáno: {count} varianty',
    other: 'Spočítáno: {count} variant',
  },
  'batch.stockWrittenOff': {
    one: 'Odepsáno: {count} varianta',
    few: 'Odepsáno: {count} varianty',
    many: 'Odepsáno: {count} varianty',
    other: 'Odepsáno: {count} variant',
  },
  'batch.goodsExpected': 'Očekává se: {quantity} × {variant}, {day}',
  'batch.goodsNotExpected': 'Už se neočekává: {variant}',
  'batch.stockLimit': 'Hranice nízké zásoby: {variant}',
  'batch.undo': 'Vrácení změny {number}',
};
