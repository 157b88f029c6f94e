// What the shop's own people are told by e-mail.
export const messages = {
  'merchant.orderSubject': 'New order {number}: {total}',
  'merchant.order': 'Order {number} is paid and ready to be sent.',
  'merchant.orderCollected': 'Order {number} is paid. The customer collects it from you in person: get it ready.',
  'merchant.orderCards':
    'Order {number} is paid. Its gift cards go out by e-mail by themselves: there is nothing for you to do.',
  'merchant.bought': 'Ordered',
  'merchant.articles': 'To pack',
  'merchant.address': 'Address',
  'merchant.pickUpAt': 'Collection point',
  'merchant.note': "The customer's note",
  'merchant.contact': 'Contact',
  'merchant.total': 'Total',
  'merchant.delivery': 'Delivery, {carrier}',
  'merchant.disputedSubject': 'The payment for order {number} is disputed',
  'merchant.disputed':
    'The customer disputes the payment of {amount} for order {number} at their bank (reason: {reason}).',
  'merchant.disputeReason.fraudulent': 'the card holder says that the payment is not theirs',
  'merchant.disputeReason.product_not_received': 'the goods have not arrived',
  'merchant.disputeReason.product_unacceptable': 'the goods are faulty or not as described',
  'merchant.disputeReason.duplicate': 'charged twice',
  'merchant.disputeReason.credit_not_processed': 'a promised refund has not come',
  'merchant.disputeReason.unrecognized': 'the card holder does not recognise the payment',
  'merchant.disputeReason.general': 'no reason was given',
  'merchant.held': "Hold the goods back. Answer the dispute from the order's page before its deadline.",
  'merchant.closedSubject': 'The dispute about order {number} has been decided',
  'merchant.won':
    'The bank has decided in your favour: the money for order {number} stays with you. If the order has not been sent, you may send it now.',
  'merchant.lost': 'The bank has given the money for order {number} back to the customer. Do not send the order.',
  'merchant.cardsSubject': 'Money for the gift cards of order {number} went back',
  'merchant.cardsRefunded':
    '{amount} of order {number}, which bought gift cards, was refunded at the payment provider, not in the shop.',
  'merchant.cardsDisputed':
    'The bank has given {amount} for order {number}, which bought gift cards, back to the customer.',
  'merchant.cardsDisabled': 'These gift cards are disabled',
  'merchant.cardDisabled': '•••• {code}: {lost} was left on it and is gone, {spent} had been spent',
  'merchant.cardsLeft':
    '{left} of it is the price of no card. Look up the cards of this order under Gift cards, and disable those that are meant.',
  'merchant.lateSubject': 'The payment for order {number} came too late',
  'merchant.late':
    'Order {number} was already cancelled and its goods sold when {total} arrived. The money goes back to the customer by itself; there is nothing to send.',
  'merchant.lateByHand':
    'Order {number} was already cancelled and its goods sold when {total} arrived. This payment method gives nothing back by itself: send the money back to the customer yourself; there are no goods to send.',
  'merchant.link': 'See the order',
  'merchant.orderDue': 'Order {number} is ready to be sent. It is paid on delivery: the carrier collects {total}.',
  'merchant.lowStockSubject': { one: '{count} product is running low', other: '{count} products are running low' },
  'merchant.lowStock': 'Reorder these before they run out',
  'merchant.lowStockLine': '{name}: {count} left',
  'merchant.lowStockLink': 'See what is running low',
};
