import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/picture-library.ts';

export const messages: Translated<typeof english> = {
  'pictures.all': 'Všechny',
  'pictures.unused': 'Nepoužité',
  'pictures.file': 'Soubor',
  'pictures.usedIn': 'Kde se používá',
  'pictures.nowhere': 'Nikde',
  'pictures.furtherProducts': {
    one: 'a {count} další produkt',
    few: 'a {count} další produkty',
    many: 'a {count} dalšího produktu',
    other: 'a {count} dalších produktů',
  },
  'pictures.elsewhere': 'Kolekce nebo objednávka',
  'pictures.inHome': 'Úvodní stránka',
  'pictures.inPages': 'Stránka s textem',
  'pictures.inArticles': 'Článek',
  'pictures.remove': 'Odstranit',
  'pictures.removeOne': 'Odstranit {name}',
  'pictures.removeTitle': {
    one: 'Odstranit {count} obrázek?',
    few: 'Odstranit {count} obrázky?',
    many: 'Odstranit {count} obrázku?',
    other: 'Odstranit {count} obrázků?',
  },
  'pictures.removeText':
    'Obrázky použité v produktu, kolekci, objednávce nebo na stránce zůstanou. 90 dní lze odstranění vrátit v historii, potom se soubory smažou.',
  'pictures.wereRemoved': {
    one: 'Odstraněn {count} obrázek.',
    few: 'Odstraněny {count} obrázky.',
    many: 'Odstraněno {count} obrázku.',
    other: 'Odstraněno {count} obrázků.',
  },
  'pictures.stayed': {
    one: '{count} se používá a zůstává.',
    few: '{count} se používají a zůstávají.',
    many: '{count} se používá a zůstává.',
    other: '{count} se používá a zůstává.',
  },
  'pictures.bar': 'Vybrané obrázky',
  'pictures.added': '{name} je v knihovně.',
  'pictures.isThere': '{name} už v knihovně je.',
  'pictures.removeUnused': 'Odstranit všechny nepoužité',
  'pictures.undo': 'Vrátit zpět',
  'pictures.further': {
    one: 'a {count} další',
    few: 'a {count} další',
    many: 'a {count} dalšího',
    other: 'a {count} dalších',
  },
  'pictures.noUnused': 'Všechno v knihovně se používá.',
};
