import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/search.ts';

export const messages: Translated<typeof english> = {
  'search.title': 'Zoekresultaten',
  'search.titleFor': '‘{text}’',
  'search.noText': 'Waar zoek je naar?',
  'search.noTextHint': 'Een naam, een kleur, een maat: één woord is genoeg en spelling doet er nauwelijks toe.',
  'search.corrected': 'Resultaten voor ‘{corrected}’: niets hier heet ‘{text}’.',
  'search.exact': 'Toch zoeken naar ‘{text}’',
  'search.page': 'Meer hierover:',
  'search.loose': 'Dit komt in de buurt.',
  'search.near': 'In plaats daarvan zie je wat we hebben voor ‘{text}’.',
  'search.none': 'Niets gevonden voor ‘{text}’',
  'search.noneText': 'Probeer een ander woord, of minder woorden. Of kijk gewoon rond:',
  'search.didYouMean': 'Bedoelde je ‘{text}’?',
  'search.newest': 'Nieuw in de winkel',
};
