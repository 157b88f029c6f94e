export const messages = {
  'search.title': 'Search results',
  'search.titleFor': '“{text}”',
  'search.noText': 'What are you looking for?',
  'search.noTextHint': 'A creature, a city, a size: one word is enough, and spelling hardly matters.',
  'search.corrected': 'Shown for “{corrected}”: nothing here is called “{text}”.',
  'search.exact': 'Search for “{text}” all the same',
  'search.page': 'More about this:',
  'search.loose': 'Nothing has all of these words; these come close.',
  'search.none': 'Nothing found for “{text}”',
  'search.noneText': 'Try another word, or fewer of them. Or look around:',
  'search.didYouMean': 'Did you mean “{text}”?',
  'search.newest': 'New in the shop',
};
