// What becomes of each price when it is reduced for a time, and what its page will say then: read before anything is saved.
import { sql } from 'kysely';
import { lowestPriorPrice, type PriceChangeRow } from '#src/catalogue/lowest-price.ts';
import type { ReductionPeriod } from '#src/catalogue/reductions/reduction-period.ts';
import { type Currency, type Money, money, percentOf, subtractMoney } from '#src/money.ts';
import type { Rounding } from '#src/shop/markets.ts';
import { roundPrice } from '#src/shop/round-price.ts';
import type { Transaction } from '../../database/transaction.ts';
import { priceChangesOf } from '../variants/prices-at.ts';
import type { PricedVariant } from './reduced-goods.ts';

export type ReducedTo =
  /** Hundredths of a percent off, up to the next ending. */
  { basisPoints: number; rounding: Rounding } | { amountMinor: number };

type OfVariant = Pick<PricedVariant, 'variantId' | 'sku' | 'handle'>;

export type PlannedReductions = {
  added: (OfVariant & {
    ordinary: Money;
    reduced: Money;
    /** The lowest price of the 30 days before, which the page crosses out; null when nothing may be announced. */
    crossedOut: Money | null;
  })[];
  unchanged: (OfVariant & { price: Money; reason: 'SameAfterRounding' | 'ReducedAlready' })[];
  refused: (OfVariant & {
    price: Money;
    reason: 'Overlaps' | 'NotAboveZero' | 'NotBelowOrdinary' | 'Converted';
    /** The reduction that holds or is planned at that time. */
    other: ReductionPeriod | null;
  })[];
};

type Planned = {
  variants: readonly PricedVariant[];
  currency: Currency;
  to: ReducedTo;
  period: ReductionPeriod;
};

/** The products are locked. */
export async function planReductions(tx: Transaction, planned: Planned): Promise<PlannedReductions> {
  const { variants, currency, to } = planned;
  const facts = await readFacts(tx, planned);
  const plan: PlannedReductions = { added: [], unchanged: [], refused: [] };
  for (const { amountMinor, isConverted, ...variant } of variants) {
    const price = money(amountMinor, currency);
    const reduced = reduce(price, to);
    const { others, history } = facts.get(variant.variantId) ?? { others: [], history: null };
    const [other = null] = others;
    const refuse = (reason: PlannedReductions['refused'][number]['reason']) =>
      plan.refused.push({ ...variant, price, reason, other: reason === 'Overlaps' ? other : null });
    if (isConverted) refuse('Converted');
    else if (reduced.minor <= 0) refuse('NotAboveZero');
    else if (reduced.minor >= price.minor) {
      if ('amountMinor' in to) refuse('NotBelowOrdinary');
      else plan.unchanged.push({ ...variant, price, reason: 'SameAfterRounding' });
    } else if (other && isSame(other, planned.period, reduced)) {
      plan.unchanged.push({ ...variant, price, reason: 'ReducedAlready' });
    } else if (other) refuse('Overlaps');
    else {
      const validFrom = planned.period.beginsAt;
      const prior = lowestPriorPrice(
        (history ?? []).map((row) => ({ amountMinor: row.amountMinor, validFrom: new Date(row.validFrom) })),
        { amountMinor: reduced.minor, validFrom },
      );
      plan.added.push({
        ...variant,
        ordinary: price,
        reduced,
        crossedOut: prior === null ? null : money(prior, currency),
      });
    }
  }
  return plan;
}

function reduce(price: Money, to: ReducedTo): Money {
  if ('amountMinor' in to) return money(to.amountMinor, price.currency);
  return roundPrice(subtractMoney(price, percentOf(price, to.basisPoints)), to.rounding);
}

type Other = ReductionPeriod & { amountMinor: number };

/** A second press a moment later asks for the same. */
function isSame(other: Other, { beginsAt, endsAt }: ReductionPeriod, { minor }: Money): boolean {
  return other.beginsAt <= beginsAt && other.endsAt?.getTime() === endsAt?.getTime() && other.amountMinor === minor;
}

type Facts = { others: Other[]; history: PriceChangeRow[] | null };

/** Reads by variant the reductions that would overlap, and what the price was until then. */
async function readFacts(
  tx: Transaction,
  { variants, currency, period: { beginsAt, endsAt } }: Planned,
): Promise<Map<string, Facts>> {
  const ids = variants.map(({ variantId }) => variantId);
  const others = await sql<Other & { variantId: string }>`
    select variant_id as "variantId", amount_minor as "amountMinor", begins_at as "beginsAt", ends_at as "endsAt"
    from price_reductions where variant_id = any(${ids}::uuid[]) and currency = ${currency}
      and tstzrange(begins_at, ends_at) && tstzrange(${beginsAt}, ${endsAt}) order by begins_at`.execute(tx);
  const histories = await sql<{ id: string; history: PriceChangeRow[] | null }>`
    select id, ${priceChangesOf({ variantId: sql`id`, currency: sql`${currency}`, at: beginsAt })} as history
    from unnest(${ids}::uuid[]) as id`.execute(tx);
  const othersOf = Map.groupBy(others.rows, ({ variantId }) => variantId);
  return new Map(histories.rows.map(({ id, history }) => [id, { others: othersOf.get(id) ?? [], history }]));
}
