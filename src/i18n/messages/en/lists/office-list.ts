// What every list of the office says.
export const messages = {
  'list.filters': 'Filters',
  'list.any': 'Any',
  'list.apply': 'Apply',
  'list.searched': '“{text}”',
  'list.without': 'Without {filter}',
  'list.clear': 'Clear all',
  'list.none': 'Nothing matches these filters.',
  'list.pages': 'Pages',
  'list.previous': 'Previous page',
  'list.next': 'Next page',
  'list.selectPage': 'Choose all on this page',
  'list.chosen': { one: '{count} chosen', other: '{count} chosen' },
  'list.chooseNone': 'Choose none',
};
