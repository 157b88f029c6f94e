import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/search.ts';

export const messages: Translated<typeof english> = {
  'search.title': 'Suchergebnisse',
  'search.titleFor': '„{text}“',
  'search.noText': 'Was suchen Sie?',
  'search.noTextHint': 'Ein Tier, eine Stadt, ein Format: Ein Wort genügt, und auf die Schreibweise kommt es kaum an.',
  'search.corrected': 'Ergebnisse für „{corrected}“: Hier heißt nichts „{text}“.',
  'search.exact': 'Trotzdem nach „{text}“ suchen',
  'search.page': 'Mehr dazu:',
  'search.loose': 'Nichts enthält alle diese Wörter; das hier kommt ihnen nahe.',
  'search.none': 'Nichts gefunden für „{text}“',
  'search.noneText': 'Versuchen Sie ein anderes Wort oder weniger Wörter. Oder sehen Sie sich um:',
  'search.didYouMean': 'Meinten Sie „{text}“?',
  'search.newest': 'Neu im Shop',
};
