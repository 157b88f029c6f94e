// Reduces prices for a time: of one variant, of a collection, of the whole shop, in one batch. The ordinary prices and the
// VAT class stay what they are. Reductions of a price do not overlap: which of two would hold is nobody's to guess.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { checkPeriod, type PeriodRefusal, type ReductionPeriod } from '#src/catalogue/reductions/reduction-period.ts';
import type { Currency } from '#src/money.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { type ChangedBy, inBatch } from '../../history/change-batch.ts';
import { convertPrices } from '../variants/convert-prices.ts';
import { type PlannedReductions, planReductions, type ReducedTo } from './plan-reductions.ts';
import { type GoodsRefusal, lockReducedGoods, type ReducedGoods } from './reduced-goods.ts';

export type NewReductions = {
  goods: ReducedGoods;
  currency: Currency;
  to: ReducedTo;
  /** Null: from now on. */
  beginsAt: Date | null;
  /** Null: until somebody ends them. */
  endsAt: Date | null;
  /** What the merchant calls it, such as Black Week; may be empty. */
  title: string;
  dryRun?: boolean;
};

export type AddedReductions = PlannedReductions & {
  period: ReductionPeriod;
  setId: string | null;
  batchId: number | null;
};

export type AddRefusal = GoodsRefusal | PeriodRefusal;

export async function addReductions(
  { db, now, by }: { db: Db; now: () => Date; by: ChangedBy },
  wanted: NewReductions,
): Promise<Result<AddedReductions, AddRefusal>> {
  return inTransaction(db, async (tx) => {
    const at = now();
    const checked = checkPeriod({ beginsAt: wanted.beginsAt ?? at, endsAt: wanted.endsAt }, at);
    if (!checked.ok) return checked;
    const period = checked.value;
    const { currency, to } = wanted;
    const goods = await lockReducedGoods(tx, wanted.goods, currency);
    if (!goods.ok) return refuse(goods.error);
    const plan = await planReductions(tx, { variants: goods.value, currency, to, period });
    const nothing = { ...plan, period, setId: null, batchId: null };
    if (wanted.dryRun || plan.added.length === 0) return ok(nothing);
    const setId = randomUUID();
    const title = { key: 'batch.reductionsAdded' as const, values: { count: plan.added.length, currency } };
    const { batchId } = await inBatch(tx, { by, title, now: at }, () =>
      writeReductions(tx, { ...wanted, plan, period, setId, now: at }),
    );
    return ok({ ...nothing, setId, batchId });
  });
}

type Writing = Pick<NewReductions, 'currency' | 'title'> & {
  plan: PlannedReductions;
  period: ReductionPeriod;
  setId: string;
  now: Date;
};

async function writeReductions(tx: Transaction, { plan, period, setId, currency, title, now }: Writing): Promise<void> {
  const variantIds = plan.added.map(({ variantId }) => variantId);
  const amounts = plan.added.map(({ reduced }) => reduced.minor);
  await sql`
    insert into price_reductions (variant_id, currency, amount_minor, begins_at, ends_at, set_id, title)
    select variant_id, ${currency}, amount_minor, ${period.beginsAt}, ${period.endsAt}::timestamptz, ${setId}, ${title}
    from unnest(${variantIds}::uuid[], ${amounts}::bigint[]) as given (variant_id, amount_minor)`.execute(tx);
  await convertPrices(tx, { variantIds, now });
}
