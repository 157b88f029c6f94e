// Apart from the settings' schema, because zod is not for browsers.

/** `byHand`: nothing is made by itself, as long as somebody else writes the invoices. */
export const issueTimes = ['byHand', 'payment', 'sending'] as const;
