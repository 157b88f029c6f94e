// What the pages of terms and delivery say of paying; the server fills it in by the methods that the shop has.
export const messages = {
  'clauses.lead': 'When the contract is concluded depends on how you pay:',
  'clauses.confirmed': 'The contract is concluded when we confirm your order on its page and by e-mail.',
  'clauses.otherwise':
    'In every other case, for instance when a code covers the whole sum, the contract is concluded when we confirm your order on its page and by e-mail.',
  'clauses.online': 'Payment online ({names})',
  'clauses.onlineText':
    'We hold the goods for you for {minutes} minutes. The contract is concluded when we confirm on the page of your order, and by e-mail, that the payment has arrived; while a bank is still carrying it out, we wait longer. If the payment does not come about, the order is cancelled and there is no contract.',
  'clauses.debit': '{name} can take up to 14 working days; we hold the goods for as long.',
  'clauses.awaited': 'The contract is concluded with the e-mail that confirms your order and tells you how to pay.',
  'clauses.held': {
    one: 'We hold the goods for you for {count} day.',
    other: 'We hold the goods for you for {count} days.',
  },
  'clauses.lapses':
    'If the money has not arrived by the day that the e-mail names, or you do not open your order by the time at which the e-mail asks for it, the contract ends (condition subsequent): the order is cancelled, and you owe us nothing.',
  'clauses.onDelivery':
    'The contract is concluded when we confirm your order on its page and by e-mail; you pay nothing in advance. You pay when the parcel is handed to you.',
  'clauses.languages': {
    one: 'Language of the contract: {languages}.',
    other: 'Languages in which you can conclude the contract: {languages}.',
  },
  'clauses.stripe': 'Stripe handles the payment. You are charged once, after “Order with obligation to pay”.',
  'clauses.providers': 'The provider of the payment method you choose ({names})',
  'clauses.providersText': 'receives what the payment needs, and is a controller in its own right; so is your bank.',
  'clauses.debitReady': 'We get your order ready when the money is here, which takes some days.',
  'clauses.awaitedReady': 'We get your order ready as soon as the money is here.',
  'clauses.paidOnDelivery':
    'You pay when the parcel is handed to you. If we owe you a refund, we transfer it to the account that you name.',
  'clauses.priceWithVat': 'incl. VAT, plus delivery',
  'clauses.pricesWithVat': 'All prices include VAT. Delivery is added at checkout.',
  'clauses.priceWithoutVat': 'no VAT is charged, plus delivery',
  'clauses.pricesWithoutVat': 'As a small business we charge no VAT. Delivery is added at checkout.',
  'clauses.vatOfNone': 'We are a small business and charge no VAT.',
  'clauses.vatOfDelivery': 'They include the VAT of the country we deliver to.',
  'clauses.vatOutside': 'Only what leaves the EU’s VAT area bears none; tax and duties may be due where it arrives.',
  'clauses.vatOfHome': 'They include the VAT of our own country, wherever we deliver to.',
};
