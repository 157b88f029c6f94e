import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/content/articles.ts';

export const messages: Translated<typeof english> = {
  'articles.title': 'Články',
  'articles.none': 'V tomto jazyce zatím žádné články nejsou.',
  'articles.pages': 'Stránky s články',
  'articles.newer': 'Novější články',
  'articles.older': 'Starší články',
};
