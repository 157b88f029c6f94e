import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/content/articles.ts';

export const messages: Translated<typeof english> = {
  'articles.title': 'Beiträge',
  'articles.none': 'In dieser Sprache gibt es noch keine Beiträge.',
  'articles.pages': 'Seiten mit Beiträgen',
  'articles.newer': 'Neuere Beiträge',
  'articles.older': 'Ältere Beiträge',
};
