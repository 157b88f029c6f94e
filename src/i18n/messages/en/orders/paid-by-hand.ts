// What is asked before an order is recorded as paid by hand.
export const messages = {
  'paidByHand.confirm': 'The whole total, {amount}, has arrived on the shop’s account.',
  'paidByHand.reference': 'Reference on the bank statement',
};
