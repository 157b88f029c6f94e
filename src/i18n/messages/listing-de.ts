import type { PluralMessage } from '../translate.ts';
import type { listingEn } from './listing-en.ts';

export const listingDe: Record<keyof typeof listingEn, string | PluralMessage> = {
  'listing.all': 'Alles',
  'listing.allDescription': 'Die ganze Werkstatt an einer Wand.',
  'listing.count': { one: '{count} Artikel', other: '{count} Artikel' },
  'listing.range': '{from}–{to} von {total}',
  'listing.sort': 'Sortieren nach',
  'listing.sortFeatured': 'Unsere Auswahl',
  'listing.sortNewest': 'Neueste zuerst',
  'listing.sortPriceAsc': 'Preis aufsteigend',
  'listing.sortPriceDesc': 'Preis absteigend',
  'listing.sortTitle': 'Titel A–Z',
  'listing.applySort': 'Sortieren',
  'listing.pages': 'Seiten',
  'listing.next': 'Weiter',
  'listing.previous': 'Zurück',
  'listing.empty': 'Hier hängt noch nichts',
  'listing.emptyText': 'Die Farbe wird noch angerührt. Sehen Sie inzwischen, was es sonst gibt.',
};
