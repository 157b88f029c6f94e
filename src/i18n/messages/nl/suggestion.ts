import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/suggestion.ts';

export const messages: Translated<typeof english> = {
  'suggestion.list': 'Suggesties',
  'suggestion.count': { one: '{count} suggestie', other: '{count} suggesties' },
  'suggestion.all': 'Alle resultaten voor ‘{text}’',
  'suggestion.collection': 'Collectie',
  'suggestion.page': 'Informatie',
};
