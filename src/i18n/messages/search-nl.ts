import type { PluralMessage } from '../translate.ts';
import type { searchEn } from './search-en.ts';

export const searchNl: Record<keyof typeof searchEn, string | PluralMessage> = {
  'search.title': 'Zoekresultaten',
  'search.titleFor': '‘{text}’',
  'search.noText': 'Waar zoekt u naar?',
  'search.noTextHint': 'Een dier, een stad, een formaat: één woord is genoeg en spelling doet er nauwelijks toe.',
  'search.corrected': 'Resultaten voor ‘{corrected}’: niets hier heet ‘{text}’.',
  'search.loose': 'Niets bevat al deze woorden; dit komt in de buurt.',
  'search.none': 'Niets gevonden voor ‘{text}’',
  'search.noneText': 'Probeer een ander woord, of minder woorden. Of kijk gewoon rond:',
  'search.didYouMean': 'Bedoelde u ‘{text}’?',
  'search.newest': 'Nieuw in de winkel',
};
