// What the library of pictures says.
export const messages = {
  'pictures.all': 'All',
  'pictures.unused': 'Unused',
  'pictures.file': 'File',
  'pictures.usedIn': 'Used in',
  'pictures.nowhere': 'Nowhere',
  'pictures.furtherProducts': { one: 'and {count} more product', other: 'and {count} more products' },
  'pictures.elsewhere': 'A collection or an order',
  'pictures.inHome': 'The home page',
  'pictures.inPages': 'A page',
  'pictures.remove': 'Remove for good',
  'pictures.removeOne': 'Remove {name} for good',
  'pictures.removeTitle': { one: 'Remove {count} picture for good?', other: 'Remove {count} pictures for good?' },
  'pictures.removeText':
    'The files are deleted and do not come back. What a product, a collection or an order shows stays.',
  'pictures.wereRemoved': { one: '{count} picture removed.', other: '{count} pictures removed.' },
  'pictures.stayed': { one: '{count} is in use and stays.', other: '{count} are in use and stay.' },
  'pictures.chosen': { one: '{count} picture chosen', other: '{count} pictures chosen' },
  'pictures.clear': 'Choose none',
  'pictures.added': '{name} is in the library.',
  'pictures.isThere': 'The library has {name} already.',
};
