// What a shop lacks, as the server says it on whichever page.
export const messages = {
  'lacks.name': 'Your shop has no name yet.',
  'lacks.company': 'Nobody has said who is selling.',
  'lacks.incomplete': 'Missing from your company: {facts}.',
  'lacks.facts':
    'The law wants this shown where your company has it: {facts}. Fill it in, or say that your company has no more.',
  'lacks.address': 'Nobody reads e-mails to your shop’s address {address}.',
  'lacks.pages': 'Legal pages are missing: {pages}.',
  'lacks.notice':
    'The European Commission’s official notice of the legal guarantee is missing in: {languages}. Until then a sentence stands in its place.',
  'lacks.makers':
    'These products do not say who made them, with an address and an e-mail address: {unnamed} of {products}.',
  'lacks.sender': 'Your e-mails have no sender yet.',
  'lacks.senderAddress': 'Your e-mails come from {address}, where nobody reads the answers.',
  'lacks.demo': 'This is still the demo’s: {document}.',
  'lacks.prices': 'Your carriers have no prices, so nothing can be ordered.',
  'lacks.delivery': 'Nothing is delivered to this market, so nobody there can order: {country}, {currency}.',
  'lacks.points': 'Pick-up points of {carrier} are missing, so shoppers are not offered them: {countries}.',
  'lacks.lucid':
    'Your company has no LUCID number yet. Without one nobody may send packaged products to consumers in Germany.',
  'lacks.platform': 'These pages link to the EU’s platform for dispute resolution, which was closed in 2025: {pages}.',
  'lacks.refunds': {
    one: '{count} withdrawal is still waiting for its refund after 14 days.',
    other: '{count} withdrawals are still waiting for their refund after 14 days.',
  },
  'lacks.threshold':
    'Your sales to other EU countries have reached {amount}. Above 10,000 euros you owe the VAT of the destination: register for the OSS and switch it on in your taxes.',
};
