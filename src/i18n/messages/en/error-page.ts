// The pages that come without data and scripts.
export const messages = {
  'errorPage.title': 'Something went wrong here',
  'errorPage.failed': 'We could not show this page. That is our fault, not yours. Please try again in a moment.',
  'errorPage.unavailable': 'The shop is away for a moment. Reload the page in a few seconds: nothing is lost.',
  'errorPage.refusedTitle': 'We could not accept this form',
  'errorPage.refused':
    'The page it came from is out of date, or is not ours. Go back, reload that page and send the form again. Nothing has been changed.',
  'errorPage.wrongMethodTitle': 'This address does not accept forms',
  'errorPage.wrongMethod': 'Nothing has been sent or changed. Go back to the page before and use its buttons.',
  'errorPage.home': 'To the home page',
};
