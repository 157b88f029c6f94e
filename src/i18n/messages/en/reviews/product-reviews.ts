export const messages = {
  'product.related': 'Goes well with it',
  'productReviews.title': 'Reviews',
  'productReviews.of': 'Reviews: {title}',
  'productReviews.count': { one: '{count} review', other: '{count} reviews' },
  'productReviews.starsOf': '{stars} out of 5 stars',
  'productReviews.verified':
    'Every review is by someone who bought this product from us: it can only be written through a personal link that we send to the e-mail address of the order after delivery, once for each order. We read every review before we publish it. Positive and negative ones are treated alike: we reject only what is unlawful, contains personal data or advertising, is not about the product or is not genuine. The average counts all published reviews.',
  'productReviews.nobody': 'A buyer',
  'productReviews.replyOf': '{shop} replies',
  'productReviews.all': 'All {count} reviews',
  'productReviews.none': 'Nobody has reviewed this product yet.',
  'productReviews.pages': 'Pages',
  'productReviews.first': 'First page',
  'productReviews.further': 'More reviews',
  'productReviews.toProduct': 'To the product',
};
