// What assistants are told, to pass on to whoever they shop for.
export const messages = {
  'ucp.notFound': 'The shop does not sell this, or not any more.',
  'ucp.cartNotFound': 'There is no such cart, or not any more.',
  'ucp.orderNotFound': 'There is no such order, or your assistant had no part in it.',
  'ucp.notAllFound': 'The shop sells nothing under the name “{id}”.',
  'ucp.noCapability': 'The shop and your assistant have no way of doing this in common. You can shop on the website.',
  'ucp.filterIgnored':
    'The products are not narrowed down to these categories: the shop knows none of them, or can show one at a time.',
  'ucp.vatIncluded': 'Prices include VAT: {vat}.',
  'ucp.neverWithdrawn': 'There is no right of withdrawal from this product.',
  'ucp.soldOut': 'This item is sold out.',
  'ucp.needsVariant': 'This product comes in several versions. Choose one of them.',
  'ucp.limited': 'That is more than one order may hold. The cart now holds as many as possible.',
  'ucp.deliveryNotNegotiated':
    'What was sent about delivery is kept. Deliveries and their prices are told to an assistant whose profile (UCP-Agent) names this extension.',
  'ucp.codesNotNegotiated':
    'What a discount code takes off is told to an assistant whose profile (UCP-Agent) names this extension.',
  'ucp.moreVariants': 'Variants of this product: {count}. Asking for the product itself tells all of them.',
  'ucp.otherCurrency': 'Prices are in {currency}, not in {wanted}.',
  'ucp.otherLanguage': 'The shop does not speak the language you asked for and answers in English.',
  'ucp.lineNeedsPerson':
    'This item has to be chosen on its own page in the shop, because something is asked for there.',
  'ucp.gone': '“{title}” is no longer sold here.',
  'ucp.oneCode': 'A cart holds one discount code.',
  'ucp.codeWaits':
    'Too many codes that do not exist were tried. This one is kept: whether it is valid is seen at the checkout of the shop, or by trying again in an hour.',
  'ucp.cardAtCheckout': 'A gift card is typed in by the person who pays, at the checkout of the shop.',
  'ucp.emptyCart': 'The cart is empty.',
  'ucp.takenOver':
    'The link is already open in a browser. What has changed here since then shows there once it is opened again.',
  'ucp.isOver': 'This checkout is over: it was ordered or given up.',
  'ucp.noDelivery': 'Nothing in this cart can be delivered to this address.',
  'ucp.otherDelivery': 'This delivery is not to be had for this cart and this address. Choose one of those shown.',
  'ucp.personBuys': 'Only a person can buy: open the link, check the order in the shop and press the button there.',
  'ucp.order_awaiting': 'The order waits for its payment.',
  'ucp.order_failed': 'The payment failed. It can be tried again on the page of the order.',
  'ucp.order_processing': 'The payment is being processed.',
  'ucp.order_placed': 'The order is placed; it is paid by transfer or on delivery, or there is nothing to pay.',
  'ucp.order_paid': 'The order is paid.',
  'ucp.order_refunded': 'The order was paid, and all of it has been refunded.',
  'ucp.order_expired': 'The order was cancelled, because it was not paid in time.',
  'ucp.order_cancelled': 'The order was cancelled.',
  'ucp.withdrawal':
    'You can withdraw from the contract within 14 days of receiving the goods, without giving a reason; what is excepted says so.',
  'ucp.askTitle': 'You already have a cart',
  'ucp.askText':
    'Your assistant has put this together for you. Your own cart stays as it is; these products can be added to it.',
  'ucp.askAdd': 'Add to my cart and go to the checkout',
  'ucp.askKeep': 'Keep my cart as it is',
  'ucp.endedTitle': 'This link is no longer valid',
  'ucp.endedText': 'Links of assistants are valid for six hours. Ask yours for a new one, or go on in the shop.',
  'ucp.orderedTitle': 'This has been ordered already',
  'ucp.orderedText':
    'What your assistant had put together has been ordered. The confirmation e-mail leads to the order. In the shop you can order it again.',
  'ucp.emptyTitle': 'There is nothing here yet',
  'ucp.emptyText': 'Your assistant has put nothing into this cart. Ask it to, or look around in the shop.',
  'ucp.toCart': 'To the cart',
  'ucp.toShop': 'To the shop',
};
