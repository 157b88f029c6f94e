// What the choice of products that go well with another says.
export const messages = {
  'goingWith.hint':
    'The product’s page shows these first, in this order, and fills up with products that share its tags.',
  'goingWith.full': '{count} products are the most.',
  'goingWith.added': '{title} goes well with it now.',
  'goingWith.removed': '{title} was taken out.',
  'goingWith.missing': 'The shop has no such product yet',
  'goingWith.bought': 'Often bought together',
  'goingWith.add': 'Add {title}',
};
