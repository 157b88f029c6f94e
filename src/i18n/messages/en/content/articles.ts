export const messages = {
  'articles.title': 'Articles',
  'articles.none': 'Nothing has been written in this language yet.',
  'articles.pages': 'Pages of articles',
  'articles.newer': 'Newer articles',
  'articles.older': 'Older articles',
};
