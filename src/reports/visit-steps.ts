import type { RouteName } from '../addresses.ts';

/**
 * How far shoppers come, in this order. The first three are counted as they happen, without who; orders are counted where
 * they are kept. `visit`: somebody came from elsewhere.
 */
export const countedSteps = ['visit', 'cart', 'checkout'] as const;
export const visitSteps = [...countedSteps, 'order', 'sale'] as const;

/** Pages to which the bank, or the shop's own mail, leads whoever has bought before: coming to them is no visit. */
export const pagesOfBuyers: readonly RouteName[] = [
  ...(['checkoutReturn', 'order', 'orderPay', 'withdraw', 'withdrawal', 'review', 'newsletter'] as const),
];

export type CountedStep = (typeof countedSteps)[number];
export type VisitStep = (typeof visitSteps)[number];
