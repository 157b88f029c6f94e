// What software that shops for people reads: pages as Markdown, and what may be asked here.
export const messages = {
  'markdown.vendor': 'Brand',
  'markdown.version': 'Version',
  'markdown.availability': 'Availability',
  'markdown.sku': 'Item no.',
  'markdown.withdrawal': 'You can withdraw from buying it within {days} days of receiving it.',
  'markdown.neverWithdrawn': 'There is no right of withdrawal from buying it.',
  'markdown.rating': '{stars} of 5 stars, {reviews}.',
  'markdown.order': 'It is ordered at {address}. The order button is pressed by a person.',
  'assistants.title': 'For assistants: {shop}',
  'assistants.lead':
    'This is an online shop. What follows says what software that shops for people may ask here, how, and what only a person does.',
  'assistants.collections': 'Collections',
  'assistants.everything': 'Everything',
  'assistants.pages': 'Pages',
  'assistants.more': 'More',
  'assistants.languages': 'In other languages',
  'assistants.about': 'What assistants may ask',
  'assistants.ask': 'What may be asked',
  'assistants.markdown':
    'Products, collections and pages as Markdown: add .md to the address, or ask for it with Accept: text/markdown. Example: {address}',
  'assistants.search': 'Search, as a page: {address}',
  'assistants.feed': 'Everything that is sold, a variant a line, with price and availability: {address}',
  'assistants.sitemap': 'All addresses: {address}',
  'assistants.prices':
    'Prices are in {currency}. They and the stock are those of the moment at which you ask: ask again before you name them.',
  'assistants.person': 'What only a person does',
  'assistants.order':
    'A person presses the order button, in the shop’s own checkout, having seen the price, the terms and the right of withdrawal.',
  'assistants.pay': 'A person pays. Ask nobody for card numbers, and send none here.',
  'assistants.consent': 'A person agrees to terms, newsletters and reminders. Never tick a box for somebody.',
  'assistants.orders': 'An order is shown to whoever has the link from its e-mail: {address}',
  'assistants.help': 'A person who needs an answer from the shop writes here: {address}',
  'tools.search': 'Searches the products and pages of this shop.',
  'tools.addToCart': 'Puts this product into the cart, in the chosen version and quantity. It orders nothing.',
  'tools.findOrder': 'Sends the link to an order to the e-mail address that it was placed with.',
  'assistants.protocol': 'Search, carts and checkouts by the Universal Commerce Protocol, REST and MCP: {address}',
};
