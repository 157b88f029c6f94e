// What the page of an order's reviews is told in its address.

/** The line whose review was kept. */
export const SAVED_PARAMETER = 'saved';
/** Why one was not kept. */
export const NOTICE_PARAMETER = 'notice';
/** No more e-mails that ask: `stop` asks, `stopped` confirms. */
export const MAILS_PARAMETER = 'mails';

export const MAILS_ID = 'mails';

export function reviewId(line: number): string {
  return `product-${line}`;
}
