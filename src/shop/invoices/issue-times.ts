// Apart from the settings' schema, because zod is not for browsers.

/**
 * `byHand`: staff issues them, order by order. `elsewhere`: an accountant or another program writes them, and nothing is
 * missed here.
 */
export const issueTimes = ['byHand', 'elsewhere', 'payment', 'sending'] as const;

/** Whether the shop makes invoices by itself. */
export function isMadeByItself(issueAt: (typeof issueTimes)[number]): issueAt is 'payment' | 'sending' {
  return issueAt === 'payment' || issueAt === 'sending';
}
