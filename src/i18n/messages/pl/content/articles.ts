import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/content/articles.ts';

export const messages: Translated<typeof english> = {
  'articles.title': 'Artykuły',
  'articles.none': 'W tym języku nie ma jeszcze artykułów.',
  'articles.pages': 'Strony z artykułami',
  'articles.newer': 'Nowsze artykuły',
  'articles.older': 'Starsze artykuły',
};
