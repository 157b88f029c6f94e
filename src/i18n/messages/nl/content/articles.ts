import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/content/articles.ts';

export const messages: Translated<typeof english> = {
  'articles.title': 'Artikelen',
  'articles.none': 'In deze taal zijn er nog geen artikelen.',
  'articles.pages': 'Pagina’s met artikelen',
  'articles.newer': 'Nieuwere artikelen',
  'articles.older': 'Oudere artikelen',
};
