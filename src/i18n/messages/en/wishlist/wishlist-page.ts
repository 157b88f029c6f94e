// What only the page of the list itself says: of the one in this browser, and of one that somebody sent.
export const messages = {
  'wishlist.lead': 'Your list lies in this browser only. Nobody else sees it until you send them its link.',
  'wishlist.inAccount': 'The list in your account',
  'wishlist.needsScripts':
    'The wishlist lies in your browser, and without scripts it cannot be read. Allow scripts for this shop to keep products and see them here. A list that somebody sent you is shown without them.',
  'wishlist.emptyText': 'Press the heart on a product, and it will wait for you here.',
  'wishlist.link': 'Link to this list',
  'wishlist.copy': 'Copy link',
  'wishlist.copied': 'The link is copied. Whoever opens it sees the list as it is now.',
  'wishlist.notCopied': 'Your browser did not allow copying. Open the link instead, and copy the address.',
  'wishlist.failed': 'The list could not be loaded. Check your connection and try again.',
  'wishlist.sharedTitle': 'A wishlist for you',
  'wishlist.sharedLead': 'Somebody has sent you this list. Prices and availability are today’s.',
  'wishlist.sharedEmpty': 'Nothing on this list is on sale at the moment.',
  'wishlist.saveAll': 'Keep all on my wishlist',
  'wishlist.mine': 'My wishlist',
};
