export const messages = {
  'personFile.title': 'Your data at {shop}',
  'personFile.made':
    'Made on {moment}. All that we keep about you under {emails}. The file with the same name that ends in .json holds the same, complete, for programs.',
  'personFile.orders': 'Orders',
  'personFile.order': 'Order {number} of {moment}',
  'personFile.contact': 'Contact',
  'personFile.delivery': 'Delivered to',
  'personFile.billing': 'Billed to',
  'personFile.point': 'Collected at',
  'personFile.note': 'Your note',
  'personFile.goods': 'Goods',
  'personFile.total': 'Total',
  'personFile.refunded': 'Given back',
  'personFile.erased': 'The personal data of this order have been erased.',
  'personFile.notes': 'Our notes',
  'personFile.returns': 'Withdrawals',
  'personFile.reason': 'Reason',
  'personFile.mails': 'E-mails that we sent you',
  'personFile.carts': 'Carts and unfinished orders',
  'personFile.other': 'Everything else',
  'personFile.otherText':
    'Payments, parcels, what happened to each order and technical messages are in the .json file.',
};
