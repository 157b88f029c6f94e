// Texts of parts that come after the page: suggestions under the search field, pick-up points around a
// place, what was probably meant by a mistyped address, and the ticks for e-mails.
export const messages = {
  'suggestion.list': 'Suggestions',
  'suggestion.count': { one: '{count} suggestion', other: '{count} suggestions' },
  'suggestion.all': 'All results for “{text}”',
  'suggestion.insteadOf': 'instead of “{text}”',
  'suggestion.near': 'Nothing found for “{text}”; these come close',
  'suggestion.collection': 'Collection',
  'suggestion.page': 'Information',
  'pickupPlace.near': 'Near me',
  'pickupPlace.locating': 'Asking your browser where you are …',
  'pickupPlace.denied': 'Your browser did not share where you are. Enter a town, a postcode or a street instead.',
  'pickupPlace.unavailable': 'Your position could not be found. Enter a town, a postcode or a street instead.',
  'pickupPlace.readAs': 'Shown for {place}.',
  'pickupPlace.townOnly': 'There is no pick-up point in that street. These are in {place}.',
  'pickupPlace.around': { one: '{count} point around you.', other: '{count} points around you, the nearest first.' },
  'mailHint.meant': 'Did you mean {address}?',
  'mailHint.taken': 'Changed to {address}.',
  'remindMe.label': 'Remind me once by e-mail if I do not finish this order',
  'remindMe.hint':
    'A single e-mail from {shop} with your cart, some hours later. Untick it at any time; the e-mail also has a link to stop it.',
  'newsletterTick.label': 'I would like to get news and offers from {shop} by e-mail',
  'newsletterTick.hint':
    'You can take this back at any time, by the link in every e-mail. We write once first, to ask whether it was you.',
  'noDelivery.COUNTRY':
    'We cannot deliver this order to {country}. Please choose another country, or order less at a time.',
  'noDelivery.POSTAL_CODE':
    'We do not deliver to {postalCode} ({country}). Please check the postcode, or give another address.',
  'noDelivery.NORTHERN_IRELAND': 'We do not deliver to Northern Ireland. Please give another address.',
  'noDelivery.POSTAL_CODE_MISSING': 'Please enter your postcode: how we deliver, and for how much, depends on it.',
};
