// What the server alone says of pages (to search engines, in previews) and of the company.
export const messages = {
  'description.cart':
    'Your cart at {shop}: change how many, take something out, see the total with VAT and go on to the checkout.',
  'description.checkout': 'Order from {shop}: address, delivery and payment on one page, without an account.',

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
};
