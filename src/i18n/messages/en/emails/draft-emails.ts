// What somebody reads who gets an order by hand: the e-mail with its link, and the link's page when it leads nowhere.
export const messages = {
  'draftMail.subject': 'Your order from {shop}, ready to pay',
  'draftMail.greeting': 'Hello,',
  'draftMail.text':
    'As agreed, we have put your order together. Follow the link to check it, complete your details and pay in the way that suits you.',
  'draftMail.link': 'See the order and pay',
  'draftMail.valid':
    'The link is valid until {until}. Your prices stay as they are until then; we set the goods aside when you order.',
  'draftMail.noteTitle': 'A note for you',
  'draftMail.goods': 'Your order',
  'draftMail.legal':
    'You only conclude a contract when you place the order on the page. There you also find the terms and what the law says about withdrawal.',
  'draftMail.collected': 'Collection in person',
  'draftMail.asAgreed': 'as agreed',
  'draftMail.endedTitle': 'This payment link is no longer valid',
  'draftMail.withdrawn': '{shop} has withdrawn this order. Nothing can be ordered or paid by this link any more.',
  'draftMail.replaced':
    '{shop} has changed this order. A new link comes with a new e-mail; nothing can be paid by this one any more.',
  'draftMail.expired': 'The time for this order ended on {until}. Ask {shop} for a new link.',
  'draftMail.unknown': 'We do not know this link. It may be incomplete: copy it whole from the e-mail, or ask {shop}.',
  'draftMail.soldOutTitle': 'Part of the order is sold out',
  'draftMail.soldOut':
    'Sold out in the meantime: {titles}. Nothing was ordered and nothing was charged. Ask {shop} for another proposal.',
  'draftMail.again': 'Try again',
  'draftMail.contact': 'Write to {shop}',
  'draftMail.home': 'To the shop',
};
