import type { Db } from '#server/database/connect.ts';
import { type DiscountCodeContent, saveDiscountCode } from '#server/discounts/save-discount-code.ts';

/** 10 % off everything, unless it is told otherwise. */
export async function aDiscountCode(db: Db, changes: Partial<DiscountCodeContent> = {}): Promise<string> {
  const content: DiscountCodeContent = {
    code: 'WIOSNA',
    reward: { kind: 'percentage', basisPoints: 1000 },
    minimums: {},
    scope: 'everything',
    handles: [],
    startsAt: null,
    endsAt: null,
    maxUses: null,
    maxUsesPerEmail: null,
    ...changes,
  };
  const saved = await saveDiscountCode({ db, now: () => new Date('2026-11-20T08:00:00Z') }, content);
  if (!saved.ok) throw new Error(saved.error.kind);
  return content.code;
}
