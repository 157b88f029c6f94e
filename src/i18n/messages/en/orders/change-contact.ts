// What is asked for, and refused, when address or contact of an order change.
export const messages = {
  'contact.place': 'Address',
  'contact.findPoint': 'Find another point: town, postcode or street',
  'contact.country':
    'The country stays {country}, and the way of delivery too: another would cost other VAT or other postage. For that, cancel the order and have it placed anew.',
  'contact.tell': 'Tell the customer by e-mail',
  'contact.problem': 'This cannot be right. Look at it again.',
  'contact.missing': 'This is missing.',
  'contact.tooLong': 'This is too long.',
  'contact.alreadySent': 'The order is sent already.',
  'contact.companyInvoiced': 'The invoice is issued already: name and number of the company stay.',
  'contact.emailNotAllowed':
    'Your role may not change the e-mail address of an order. Ask a manager or an owner of the shop.',
  'contact.otherVat': 'VAT is different at this address. Cancel the order, and have it ordered again for this one.',
  'contact.pointUnknown': 'The carrier has no such point any more.',
};
