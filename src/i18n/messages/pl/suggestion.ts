import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/suggestion.ts';

export const messages: Translated<typeof english> = {
  'suggestion.list': 'Podpowiedzi',
  'suggestion.count': {
    one: '{count} podpowiedź',
    few: '{count} podpowiedzi',
    many: '{count} podpowiedzi',
    other: '{count} podpowiedzi',
  },
  'suggestion.all': 'Wszystkie wyniki dla „{text}”',
  'suggestion.collection': 'Kolekcja',
  'suggestion.page': 'Informacje',
};
