import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/suggestion.ts';

export const messages: Translated<typeof english> = {
  'suggestion.list': 'Návrhy',
  'suggestion.count': { one: '{count} návrh', few: '{count} návrhy', other: '{count} návrhů' },
  'suggestion.all': 'Všechny výsledky pro „{text}“',
  'suggestion.collection': 'Kolekce',
  'suggestion.page': 'Informace',
};
