import type { PluralMessage } from '../translate.ts';
import type { listingEn } from './listing-en.ts';

export const listingPl: Record<keyof typeof listingEn, string | PluralMessage> = {
  'listing.all': 'Wszystko',
  'listing.allDescription': 'Cała pracownia na jednej ścianie.',
  'listing.count': {
    one: '{count} produkt',
    few: '{count} produkty',
    many: '{count} produktów',
    other: '{count} produktu',
  },
  'listing.range': '{from}–{to} z {total}',
  'listing.sort': 'Sortuj',
  'listing.sortFeatured': 'Polecane',
  'listing.sortNewest': 'Od najnowszych',
  'listing.sortPriceAsc': 'Cena: od najniższej',
  'listing.sortPriceDesc': 'Cena: od najwyższej',
  'listing.sortTitle': 'Tytuł: A–Ż',
  'listing.applySort': 'Sortuj',
  'listing.pages': 'Strony',
  'listing.next': 'Następna',
  'listing.previous': 'Poprzednia',
  'listing.empty': 'Tu jeszcze nic nie wisi',
  'listing.emptyText': 'Farba dopiero się miesza. Tymczasem zobacz, co mamy poza tym.',
};
