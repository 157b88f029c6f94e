// Goods of which the right of withdrawal is less than elsewhere: Directive 2011/83, Article 16 c, d, e and i.

/** Directive 2011/83/EU, article 9. */
export const WITHDRAWAL_DAYS = 14;

export const withdrawalExceptions = ['custom', 'perishable', 'sealed_hygiene', 'sealed_media'] as const;
export type WithdrawalException = (typeof withdrawalExceptions)[number];

/** Whether nobody can withdraw from it. What is sealed can be withdrawn from while its seal is whole, which no shop sees. */
export function isNeverWithdrawn(exception: WithdrawalException | null): boolean {
  return exception === 'custom' || exception === 'perishable';
}
