export const messages = {
  'suggestion.list': 'Suggestions',
  'suggestion.count': { one: '{count} suggestion', other: '{count} suggestions' },
  'suggestion.all': 'All results for “{text}”',
  'suggestion.collection': 'Collection',
  'suggestion.page': 'Information',
};
