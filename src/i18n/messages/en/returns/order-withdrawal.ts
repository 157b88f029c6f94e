export const messages = {
  'order.withdrawTitle': 'Returns and withdrawal',
  'order.withdrawText': 'You have 14 days from the day on which the last parcel arrives.',
  'order.withdrawnAt': 'Withdrawn on {moment}',
  'order.documents': 'Invoices',
};
