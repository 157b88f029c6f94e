import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/search.ts';

export const messages: Translated<typeof english> = {
  'search.title': 'Suchergebnisse',
  'search.titleFor': '„{text}“',
  'search.noText': 'Was suchen Sie?',
  'search.noTextHint': 'Ein Name, eine Farbe, eine Größe: Ein Wort genügt, und auf die Schreibweise kommt es kaum an.',
  'search.corrected': 'Ergebnisse für „{corrected}“: Hier heißt nichts „{text}“.',
  'search.exact': 'Trotzdem nach „{text}“ suchen',
  'search.page': 'Mehr dazu:',
  'search.loose': 'Das hier kommt dem am nächsten.',
  'search.near': 'Stattdessen sehen Sie, was wir zu „{text}“ haben.',
  'search.none': 'Nichts gefunden für „{text}“',
  'search.noneText': 'Versuchen Sie ein anderes Wort oder weniger Wörter. Oder sehen Sie sich um:',
  'search.didYouMean': 'Meinten Sie „{text}“?',
  'search.newest': 'Neu im Shop',
};
