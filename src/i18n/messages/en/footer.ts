export const messages = {
  'site.information': 'Information',
  'site.newsletter': 'Newsletter',
  'site.wishlist': 'Wishlist',
  'site.account': 'Account',
};
