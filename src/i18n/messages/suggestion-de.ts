import type { PluralMessage } from '../translate.ts';
import type { suggestionEn } from './suggestion-en.ts';

export const suggestionDe: Record<keyof typeof suggestionEn, string | PluralMessage> = {
  'suggestion.list': 'Vorschläge',
  'suggestion.count': { one: '{count} Vorschlag', other: '{count} Vorschläge' },
  'suggestion.all': 'Alle Ergebnisse für „{text}“',
  'suggestion.collection': 'Kollektion',
};
