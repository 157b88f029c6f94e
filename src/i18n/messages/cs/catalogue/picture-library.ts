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
  'pictures.remove': 'Odstranit natrvalo',
  'pictures.removeOne': 'Odstranit natrvalo {name}',
  'pictures.removeTitle': {
    one: 'Odstranit natrvalo {count} obrázek?',
    few: 'Odstranit natrvalo {count} obrázky?',
    many: 'Odstranit natrvalo {count} obrázku?',
    other: 'Odstranit natrvalo {count} obrázků?',
  },
  'pictures.removeText': 'Soubory se smažou a nejde je obnovit. Co ukazuje produkt, kolekce nebo objednávka, zůstane.',
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
  'pictures.chosen': {
    one: 'Vybrán {count} obrázek',
    few: 'Vybrány {count} obrázky',
    many: 'Vybráno {count} obrázku',
    other: 'Vybráno {count} obrázků',
  },
  'pictures.clear': 'Zrušit výběr',
  'pictures.added': '{name} je v knihovně.',
  'pictures.isThere': '{name} už v knihovně je.',
};
