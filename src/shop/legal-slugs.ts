/** The pages that stand at the order button and go along with the confirmation, when the shop has them. */
export const legalSlugs: readonly string[] = ['terms', 'privacy', 'withdrawal'];
