export const messages = {
  'wishlist.title': 'Wishlist',
  'wishlist.count': { one: '{count} product', other: '{count} products' },
  'wishlist.remove': 'Remove',
  'wishlist.removeItem': 'Remove {title}',
  'wishlist.add': 'Add to cart',
  'wishlist.addItem': 'Add {title} to cart',
  'wishlist.choose': 'Choose a version',
  'wishlist.chooseItem': 'Choose a version: {title}',
  'wishlist.notAdded': 'That did not work: perhaps it has just sold out. Check your connection and try again.',
  'wishlist.cardsAlone': 'Gift cards are ordered by themselves. Order what is in your cart first, or take it out.',
  'wishlist.gone': {
    one: '{count} product on your list is not on sale at the moment.',
    other: '{count} products on your list are not on sale at the moment.',
  },
  'wishlist.removeGone': 'Remove what is not on sale',
};
