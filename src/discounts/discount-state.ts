import type { DiscountTerms } from './discount-code.ts';

export const discountStates = ['active', 'planned', 'ended', 'used_up', 'stopped'] as const;
export type DiscountState = (typeof discountStates)[number];

/** The state as staff sees it. */
export function discountStateOf(
  { stoppedAt, startsAt, endsAt, maxUses }: DiscountTerms,
  uses: number,
  now: Date,
): DiscountState {
  if (stoppedAt) return 'stopped';
  if (endsAt && endsAt <= now) return 'ended';
  if (maxUses !== null && uses >= maxUses) return 'used_up';
  return startsAt && now < startsAt ? 'planned' : 'active';
}
