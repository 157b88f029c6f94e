// What the shop says when something fails. It comes after the first view, or with the failure.
export const messages = {
  'error.title': 'Something went wrong',
  'error.text': 'Something went wrong on our side, and we have been told. Usually a second try is enough.',
  'error.request': 'Request number: {id}',
  'error.chunk': 'A part of this page did not arrive, and something may be missing. Reload the page to get the rest.',
  'error.reload': 'Reload the page',
  'error.unavailable': 'The shop cannot be reached at the moment. Nothing is lost: please try again in a few seconds.',
  'error.tooMany': 'That was a little too fast for us. Please wait a moment and try again.',
  'error.badRequest': 'We could not make sense of that request. Please reload the page and try again.',
  'error.refusedLink': 'That link leads away from this shop, so we did not follow it.',
  'error.offlineTitle': 'You are offline',
  'error.offlineText':
    'You can go on reading. What you have typed stays here, and we catch up as soon as the connection is back.',
  'error.offlineStay': 'This page cannot be opened without a connection, so you stay where you are.',
  'error.backOnline': 'You are connected again. Everything is up to date.',
  'error.notifications': 'Notifications ({hotkey})',
  'error.notification': 'Notification',
  'error.close': 'Close',

  'notFound.text': 'It may have moved, or there is a typo in the address.',
  'notFound.toHome': 'To the home page',
  'error.pasteTooLong':
    'At most {limit} characters fit into this field, and with what you pasted it would be {length}. Nothing was pasted.',
};
