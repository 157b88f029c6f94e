// Every form of the storefront, by the file that writes it: which test fills it in before the scripts are there, and in which
// state of its page it is looked at in every width. A form that is not here fails `surfaces/storefront-forms.test.ts`.
type WalkedForm = {
  /** A test of this folder, and words of its title. */
  walkedBy: [file: string, title: string];
  /** The page by its name in `page-states.ts`. */
  lookedAt: string;
};
/** A button alone: there is nothing that could be lost. */
type ButtonForm = { holds: 'a button'; lookedAt?: string };

const pressed = 'pressed-before-scripts.browser.ts';
const forms = 'forms-before-scripts.browser.ts';
const chosen = 'chosen-before-scripts.browser.ts';
const typed = 'stays, and is sent by a press before the scripts and after';

export const storefrontForms: Record<string, WalkedForm | ButtonForm> = {
  'src/cart/cart-form.tsx': {
    walkedBy: [forms, 'taking a line out, putting it back and a code keep the number of another line'],
    lookedAt: 'cart with changes and a code',
  },
  'src/catalogue/back-in-stock/back-in-stock-form.tsx': {
    walkedBy: [forms, 'the address that wants to hear when a version is back'],
    lookedAt: 'version that is sold out',
  },
  'src/catalogue/listing/listing-controls.tsx': {
    walkedBy: [chosen, 'a search is in the order that was chosen, and a listing shows what was ticked'],
    lookedAt: 'facet unfolded',
  },
  'src/catalogue/product/buy-form.tsx': {
    walkedBy: [chosen, 'the size and the number that were chosen are shown'],
    lookedAt: 'product with options',
  },
  'src/catalogue/search/search-box.tsx': {
    walkedBy: [chosen, 'what was typed into the search is suggested for'],
    lookedAt: 'suggestions under the search',
  },
  'src/checkout/form/checkout-form.tsx': {
    walkedBy: ['journey-before-scripts.browser.ts', 'what was on the screen is ordered and charged'],
    lookedAt: 'checkout to where nothing is delivered',
  },
  'src/newsletter/newsletter-form.tsx': { walkedBy: [pressed, typed], lookedAt: 'newsletter, address refused' },
  'src/newsletter/newsletter-page.tsx': { holds: 'a button', lookedAt: 'newsletter to be confirmed' },
  'src/orders/pay/buy-again.tsx': { holds: 'a button' },
  'src/orders/pay/order-pay-form.tsx': {
    walkedBy: [forms, 'the method by which an order is paid that was to be transferred'],
    lookedAt: 'order that is to be paid',
  },
  'src/returns/withdrawal-confirmation.tsx': {
    walkedBy: [forms, 'the goods of a withdrawal, and how many of them'],
    lookedAt: 'withdrawal to confirm',
  },
  'src/returns/withdrawal-form.tsx': { walkedBy: [pressed, typed], lookedAt: 'withdrawal with faults' },
  'src/reviews/review-form.tsx': {
    walkedBy: [forms, 'stars and words of a review'],
    lookedAt: 'review of an order under way',
  },
  'src/reviews/review-page.tsx': { holds: 'a button', lookedAt: 'review of an order under way' },
  'src/service/contact-form.tsx': { walkedBy: [pressed, typed], lookedAt: 'contact' },
  'src/service/find-order-page.tsx': { walkedBy: [pressed, typed], lookedAt: 'find an order' },
  'src/shopper-accounts/account-form.tsx': { holds: 'a button' },
  'src/shopper-accounts/sign-in-forms.tsx': {
    walkedBy: [pressed, 'the address and the code of an account'],
    lookedAt: 'signing in to an account',
  },
  'src/shopper-accounts/account-link-page.tsx': { holds: 'a button' },
};
