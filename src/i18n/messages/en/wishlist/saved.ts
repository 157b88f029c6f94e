export const messages = {
  'saved.save': 'Keep on my wishlist',
  'saved.see': 'See wishlist',
  'saved.full': 'Your wishlist is full: it holds {count} products. Remove one first.',
  'saved.notStored':
    'Your browser does not let us store this. Perhaps a private window is open, or storage is blocked.',
  'saved.viewed': 'Recently viewed',
  'saved.showViewed': 'Remember what I look at',
  'saved.whatIsStored':
    'The last products you open are then stored in this browser only, never with us. Switch it off and the list is deleted.',
};
