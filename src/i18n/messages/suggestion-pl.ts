import type { PluralMessage } from '../translate.ts';
import type { suggestionEn } from './suggestion-en.ts';

export const suggestionPl: Record<keyof typeof suggestionEn, string | PluralMessage> = {
  'suggestion.list': 'Podpowiedzi',
  'suggestion.count': {
    one: '{count} podpowiedź',
    few: '{count} podpowiedzi',
    many: '{count} podpowiedzi',
    other: '{count} podpowiedzi',
  },
  'suggestion.all': 'Wszystkie wyniki dla „{text}”',
  'suggestion.collection': 'Kolekcja',
};
