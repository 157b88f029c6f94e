import type { Db } from '#server/database/connect.ts';
import {
  type DiscountCodeContent,
  type DiscountServices,
  saveDiscountCode,
} from '#server/discounts/save-discount-code.ts';

/** The services of a test that asks for no audit log. */
export function discountServices(db: Db): DiscountServices {
  return { db, now: () => new Date('2026-11-20T08:00:00Z'), audit: async () => undefined };
}

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
  const saved = await saveDiscountCode(discountServices(db), content);
  if (!saved.ok) throw new Error(saved.error.kind);
  return content.code;
}
