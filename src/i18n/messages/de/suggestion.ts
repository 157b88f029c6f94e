import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/suggestion.ts';

export const messages: Translated<typeof english> = {
  'suggestion.list': 'Vorschläge',
  'suggestion.count': { one: '{count} Vorschlag', other: '{count} Vorschläge' },
  'suggestion.all': 'Alle Ergebnisse für „{text}“',
  'suggestion.collection': 'Kollektion',
  'suggestion.page': 'Informationen',
};
