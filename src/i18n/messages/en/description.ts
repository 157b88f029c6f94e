// What the server alone says of pages (to search engines, in previews), of a shop that has no words of its own, of the
// company, and of what law wants said.
export const messages = {
  'description.cart':
    'Your cart at {shop}: change quantities, remove items, see the total with VAT and go to checkout.',
  'description.checkout': 'Order from {shop}: address, delivery and payment on one page, without an account.',

  'shop.headline': 'Take a look around',
  'shop.lead': 'Find what you like. We pack it with care and send it on its way.',
  'shop.description': 'Shop online at {shop}: browse the range, pay securely and have it delivered to your door.',
  'shop.allGoods': 'Everything we sell, in one place.',
  'shop.collections': 'Browse by collection',
  'shop.mostBought': 'Bought most',
  'shop.look': 'Take a closer look',
  'shop.more': 'Read on',
  'shop.service': 'Good to know',
  'shop.delivery': 'Delivery',
  'shop.courier': 'Courier from {price}.',
  'shop.courierUntil': 'Courier from {price}, free from {freeFrom}.',
  'shop.courierFree': 'The courier brings it free of charge.',

  'company.vatId': 'VAT ID {value}',
  'company.nip': 'NIP {value}',
  'company.regon': 'REGON {value}',
  'company.krs': 'KRS {value}',
  'company.ico': 'IČO {value}',
  'company.kvk': 'KvK {value}',
  'company.wIdNr': 'W-IdNr. {value}',
  'company.lucid': 'LUCID {value}',
  'company.responsiblePerson': 'Represented by {value}',
  'company.phone': 'Phone {value}',

  'terms.lead': 'These apply to your order:',
  'terms.excepted':
    'Made to your specifications or clearly personalised, so you have no right of withdrawal for: {goods}. Your rights in case of defects stay.',
  'terms.reviews': 'After delivery we ask once by e-mail for a review. You can object at any time, at basic rates.',
  'guarantee.title': 'Legal guarantee of conformity',
  'guarantee.text':
    'Legal guarantee of conformity: for at least 2 years from delivery the seller is liable if the goods do not conform to the contract.',
  'guarantee.link': 'Your rights on Your Europe',
  'guarantee.openFile': 'Open the official notice',
  'garan.title': 'Guarantee of durability (GARAN)',
  'garan.text':
    'The producer guarantees the durability of {brand} {model} for {years}, free of charge. Your rights under the legal guarantee stay as they are.',
};
