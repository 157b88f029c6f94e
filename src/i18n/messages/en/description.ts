// What the server alone says of pages (to search engines, in previews), of a shop that has no words of its own, of the
// company, and of what law wants said.
export const messages = {
  'description.cart':
    'Your cart at {shop}: change quantities, remove items, see the total with VAT and go to checkout.',
  'description.checkout': 'Order from {shop}: address, delivery and payment on one page, without an account.',

  'shop.description': 'Shop online at {shop}: browse the range, pay securely and have it delivered to your door.',
  'shop.allGoods': 'Everything we sell, in one place.',
  'shop.collections': 'Browse by collection',
  'shop.mostBought': 'Bought most',
  'shop.across': 'More from the shop',
  'shop.look': 'Take a closer look',
  'shop.more': 'Read on',
  'shop.service': 'Good to know',
  'shop.delivery': 'Delivery',
  'shop.courier': 'Courier from {price}.',
  'shop.courierUntil': 'Courier from {price}, free from {freeFrom}.',
  'shop.courierFree': 'The courier brings it free of charge.',

  'company.vatId': 'VAT ID {value}',
  'company.nip': 'NIP {value}',
  'company.registryNumber': 'Company number {value}',
  'company.krs': 'KRS {value}',
  'company.kvk': 'KvK {value}',
  'company.wIdNr': 'W-IdNr. {value}',
  'company.lucid': 'LUCID {value}',
  'company.weee': 'WEEE registration no. {value}',
  'company.batteries': 'Battery registration no. {value}',
  'company.bdo': 'BDO {value}',
  'company.responsiblePerson': 'Represented by {value}',
  'company.phone': 'Phone {value}',

  'terms.importVat':
    'The address is outside the EU’s VAT area: the price holds no VAT, and import VAT and customs duty may be charged when the parcel arrives.',
  'terms.importVatAlone':
    'The address is outside the EU’s VAT area: the price holds no VAT, and VAT or another tax of the place may be charged when the parcel arrives, but no customs duty.',
  'terms.lead': 'These apply to your order:',
  'exception.order_custom':
    'Made to your specifications or clearly personalised, so you have no right of withdrawal for: {goods}.',
  'exception.order_perishable':
    'Liable to deteriorate or expire quickly, so you have no right of withdrawal for: {goods}.',
  'exception.order_sealed_hygiene':
    'Sealed for reasons of health or hygiene: once you break the seal, your right of withdrawal ends for: {goods}.',
  'exception.order_sealed_media':
    'Sealed recordings or software: once you break the seal, your right of withdrawal ends for: {goods}.',
  'exception.defects': 'Your rights in case of defects stay.',
  'exception.product_custom': 'Made to your specifications or clearly personalised: there is no right of withdrawal.',
  'exception.product_perishable': 'Liable to deteriorate or expire quickly: there is no right of withdrawal.',
  'exception.product_sealed_hygiene':
    'Sealed for reasons of health or hygiene: once you break the seal, your right of withdrawal ends.',
  'exception.product_sealed_media':
    'Sealed recording or software: once you break the seal, your right of withdrawal ends.',
  'exception.line_custom': 'made to your specifications',
  'exception.line_perishable': 'perishes quickly',
  'exception.line_sealed_hygiene': 'only while the seal is unbroken',
  'exception.line_sealed_media': 'only while the seal is unbroken',
  'terms.reviews': 'After delivery we ask once by e-mail for a review. You can object at any time, at basic rates.',
  'guarantee.title': 'Legal guarantee of conformity',
  'guarantee.text':
    'Legal guarantee of conformity: for at least {years} years from delivery the seller is liable if the goods do not conform to the contract.',
  'guarantee.link': 'Your rights on Your Europe',
  'guarantee.openFile': 'Open the official notice',
  'garan.title': 'Guarantee of durability (GARAN)',
  'garan.text':
    'The producer guarantees the durability of {brand} {model} for {years}, free of charge. Your rights under the legal guarantee stay as they are.',
};
