// What cart, checkout and order have in common.
export const messages = {
  'cart.unitPrice': '{price} each',
  'cart.priceUp': '{title}: was {before}, now {now}.',
  'cart.priceDown': '{title}: now cheaper, {now} instead of {before}.',
  'cart.gone': '{title}: no longer sold. It does not count towards your total.',
  'cart.goneText':
    '{title}: no longer available as you chose it, so it does not count towards your total. You can choose it anew.',

  'totals.quantity': 'Quantity: {count}',
  'totals.subtotal': 'Goods',
  'totals.shipping': 'Delivery',
  'totals.free': 'free',
  'totals.discount': 'Discount',
  'totals.freeDelivery': 'free delivery',

  'shipping.byCarrier': '{carrier} courier',
  'shipping.locker': '{carrier} locker',
  'shipping.point': '{carrier} pick-up point',
  'shipping.inpostLocker': 'InPost locker (Paczkomat)',
  'shipping.orlenPaczka': 'ORLEN Paczka, locker or counter',
  'shipping.dhlPoint': 'DHL ServicePoint',
  'shipping.dhlPackstation': 'DHL Packstation',
  'shipping.packetaPoint': 'Packeta, pick-up point or locker',
  'cart.changes': 'Something has changed since you last looked:',
  'cart.changesRead': 'Got it',
};
