import type { PluralMessage } from '../translate.ts';
import type { listingEn } from './listing-en.ts';

export const listingNl: Record<keyof typeof listingEn, string | PluralMessage> = {
  'listing.all': 'Alles',
  'listing.allDescription': 'Het hele atelier aan één muur.',
  'listing.count': { one: '{count} artikel', other: '{count} artikelen' },
  'listing.range': '{from}–{to} van {total}',
  'listing.sort': 'Sorteer op',
  'listing.sortFeatured': 'Onze keuze',
  'listing.sortNewest': 'Nieuwste eerst',
  'listing.sortPriceAsc': 'Prijs: laag naar hoog',
  'listing.sortPriceDesc': 'Prijs: hoog naar laag',
  'listing.sortTitle': 'Titel A–Z',
  'listing.applySort': 'Sorteer',
  'listing.pages': 'Pagina’s',
  'listing.next': 'Volgende',
  'listing.previous': 'Vorige',
  'listing.empty': 'Hier hangt nog niets',
  'listing.emptyText': 'De inkt wordt nog gemengd. Kijk intussen wat er verder is.',
};
