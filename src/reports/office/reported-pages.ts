import type { RouteName } from '../../addresses.ts';

/** Pages whose speed is told; the others are seen by few, and stand with their own name. */
export const reportedPages = [
  ...(['home', 'listing', 'product', 'search', 'cart', 'wishlist', 'checkout', 'checkoutReturn', 'order'] as const),
  ...(['orderPay', 'productReviews', 'review', 'withdraw', 'withdrawal', 'newsletter', 'findOrder'] as const),
  ...(['contact', 'content', 'articles', 'notFound'] as const),
] as const satisfies readonly RouteName[];
export type ReportedPage = (typeof reportedPages)[number];
