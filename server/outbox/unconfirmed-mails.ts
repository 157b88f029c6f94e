// E-mails to addresses of which nobody knows whose they are, because anybody can type anybody's: newsletter, reminders,
// whatever a form sends before its e-mail was answered. Each kind has an allowance of its own by mailbox, so that a stranger
// who uses one up keeps nothing of another kind from its owner.

/** How many go to one mailbox in a day and in a week, and from the shop as a whole in an hour. */
type Allowance = { aDay: number; aWeek: number; ofShopAnHour: number };

export const unconfirmedMails = {
  'newsletter-confirmation': { aDay: 2, aWeek: 4, ofShopAnHour: 300 },
  'back-in-stock-confirm': { aDay: 4, aWeek: 8, ofShopAnHour: 300 },
  'cart-reminder': { aDay: 1, aWeek: 2, ofShopAnHour: 300 },
  // An e-mail to the address of an order, for whoever names both its number and that.
  'order-link': { aDay: 4, aWeek: 10, ofShopAnHour: 300 },
  // Whoever signs in without a passkey gets one each time.
  'shopper-sign-in': { aDay: 10, aWeek: 30, ofShopAnHour: 600 },
  // Honest ones are few: whom an order knows gets another acknowledgement.
  'withdrawal-noted': { aDay: 3, aWeek: 6, ofShopAnHour: 30 },
} as const satisfies Record<string, Allowance>;

export type UnconfirmedMailKind = keyof typeof unconfirmedMails;
