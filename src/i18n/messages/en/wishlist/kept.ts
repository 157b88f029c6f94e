export const messages = {
  'kept.keep': 'Keep on my wishlist',
  'kept.see': 'See wishlist',
  'kept.full': 'Your wishlist is full: it holds {count} products. Remove one first.',
  'kept.notStored': 'Your browser does not let us store this. Perhaps a private window is open, or storage is blocked.',
  'kept.viewed': 'Recently viewed',
  'kept.showViewed': 'Remember what I look at',
  'kept.whatIsStored':
    'The last products you open are then stored in this browser only, never with us. Switch it off and the list is deleted.',
};
