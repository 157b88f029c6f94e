import type { PluralMessage } from '../translate.ts';
import type { suggestionEn } from './suggestion-en.ts';

export const suggestionNl: Record<keyof typeof suggestionEn, string | PluralMessage> = {
  'suggestion.list': 'Suggesties',
  'suggestion.count': { one: '{count} suggestie', other: '{count} suggesties' },
  'suggestion.all': 'Alle resultaten voor ‘{text}’',
  'suggestion.collection': 'Collectie',
};
