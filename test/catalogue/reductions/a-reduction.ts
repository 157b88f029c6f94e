// A reduction of one price, straight into the database.
import { randomUUID } from 'node:crypto';
import type { Db } from '#server/database/connect.ts';
import type { Currency } from '#src/money.ts';

export type ReductionFixture = {
  variantId: string;
  currency?: Currency;
  amountMinor: number;
  beginsAt: Date;
  endsAt?: Date | null;
};

/** Returns its id. */
export async function aReduction(db: Db, fixture: ReductionFixture): Promise<string> {
  const { variantId, currency = 'PLN', amountMinor, beginsAt, endsAt = null } = fixture;
  const id = randomUUID();
  await db
    .insertInto('price_reductions')
    .values({
      ...{ id, set_id: id, variant_id: variantId, currency },
      ...{ amount_minor: amountMinor, begins_at: beginsAt, ends_at: endsAt },
    })
    .execute();
  return id;
}
