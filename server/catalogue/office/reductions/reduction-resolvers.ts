import { sql } from 'kysely';
import type { ReductionRefusalKind } from '#src/catalogue/office/reductions/reduction-refusals.ts';
import { readPeriod } from '#src/catalogue/reductions/reduction-period.ts';
import { KasaError } from '#src/errors.ts';
import { isUuid } from '#src/is-uuid.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { roundings } from '#src/shop/markets.ts';
import type { Db } from '../../../database/connect.ts';
import { byStaff } from '../../../history/by-staff.ts';
import type { PlannedReductions, ReductionInput, Resolvers } from '../../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../../schema/request-context.ts';
import { type AddedReductions, addReductions } from '../../reductions/add-reductions.ts';
import { endReductions } from '../../reductions/end-reductions.ts';
import { listReductions } from '../../reductions/list-reductions.ts';
import type { ReducedTo } from '../../reductions/plan-reductions.ts';
import type { ReducedGoods } from '../../reductions/reduced-goods.ts';
import { listChosenCollections } from '../editor/list-chosen-collections.ts';

const MOST_SHOWN = 20;
const MOST_SKUS = 1_000;
const MOST_TITLE = 100;

export const reductionResolvers: Resolvers = {
  Query: {
    async listedReductions(_, { state, before, after }, { db, now, markets }) {
      const asked = { now: now(), baseLocale: markets.catalogueLanguage, state, place: { before, after } };
      const { rows, ...ends } = await listReductions(db, asked);
      const reductions = rows.map(({ setId, variants, beginsAt, endsAt, ...row }) => ({
        ...{ ...row, id: setId, prices: variants },
        ...{ beginsAt: beginsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null },
      }));
      return { ...ends, reductions };
    },
    async reductionChoices(_, __, { db, markets }) {
      const currencies = [...new Set(markets.markets.map(({ currency }) => currency))];
      return { currencies, collections: await listChosenCollections(db, markets.catalogueLanguage) };
    },
    plannedReductions: (_, { content }, context) => add(context, content, { dryRun: true }),
  },
  Mutation: {
    addReductions: (_, { content }, context) => add(context, content, { dryRun: false }),
    async endReductions(_, { id }, context) {
      const ended = isUuid(id) ? await endReductions({ ...context, by: byStaff(context) }, { setId: id }) : null;
      if (!ended?.ok) return { refusal: 'ReductionUnknown', ended: 0, withdrawn: 0, batchId: null };
      const { over: _over, ...outcome } = ended.value;
      return { refusal: null, ...outcome };
    },
  },
};

const nothing: PlannedReductions = {
  ...{ refusal: null, unknownSkus: [], beginsAt: null, endsAt: null, batchId: null },
  ...{ added: 0, unchanged: 0, refused: 0, prices: [], kept: [] },
};

async function add(
  context: OfficeContext,
  content: ReductionInput,
  { dryRun }: { dryRun: boolean },
): Promise<PlannedReductions> {
  const { db, now, timeZone } = context;
  const { from, until, currency } = content;
  const to = readTo(content);
  if (!to) return { ...nothing, refusal: 'AmountMissing' };
  const period = readPeriod({ from, until, now: now(), timeZone });
  if (!period.ok) return { ...nothing, refusal: period.error.kind };
  const goods = await readGoods(db, content);
  if (!goods.ok) return { ...nothing, refusal: goods.error.kind, unknownSkus: goods.error.skus ?? [] };
  const { beginsAt, endsAt } = period.value;
  const title = content.title.trim().slice(0, MOST_TITLE);
  const outcome = await addReductions(
    { db, now, by: byStaff(context) },
    // The clock goes on between the two readings.
    { ...{ goods: goods.value, currency, to, endsAt, title, dryRun }, beginsAt: beginsAt <= now() ? null : beginsAt },
  );
  return outcome.ok ? showAdded(outcome.value) : { ...nothing, refusal: outcome.error.kind };
}

function readTo({ basisPoints, amountMinor, rounding }: ReductionInput): ReducedTo | null {
  const ending = roundings.find((each) => each === rounding);
  if (!ending) throw new KasaError('BAD_REQUEST', `A rounding is one of ${roundings.join(', ')}.`);
  if (basisPoints != null) return basisPoints > 0 && basisPoints < 10_000 ? { basisPoints, rounding: ending } : null;
  return amountMinor != null && amountMinor > 0 ? { amountMinor } : null;
}

type GoodsRefused = { kind: ReductionRefusalKind; skus?: string[] };

async function readGoods(db: Db, { goods, name }: ReductionInput): Promise<Result<ReducedGoods, GoodsRefused>> {
  if (goods === 'all') return ok({ of: 'all' });
  if (goods === 'collection') return ok({ of: 'collection', handle: name });
  if (goods === 'tag') return ok({ of: 'tag', tag: name.trim() });
  const skus = [...new Set(name.split(/[\s,;]+/).filter(Boolean))].slice(0, MOST_SKUS);
  const { rows } = await sql<{ id: string; sku: string }>`
    select id, sku from variants where lower(sku) = any(${skus.map((sku) => sku.toLowerCase())}::text[])
      and sku <> '' and archived_at is null`.execute(db);
  const known = new Set(rows.map(({ sku }) => sku.toLowerCase()));
  const unknown = skus.filter((sku) => !known.has(sku.toLowerCase()));
  if (unknown.length > 0 || skus.length === 0)
    return refuse({ kind: 'SkusUnknown', skus: unknown.slice(0, MOST_SHOWN) });
  return ok({ of: 'variants', ids: rows.map(({ id }) => id) });
}

function showAdded({ added, unchanged, refused, period, batchId }: AddedReductions): PlannedReductions {
  const nameOf = ({ sku, handle }: { sku: string; handle: string }) => sku || handle;
  const kept = [...refused, ...unchanged.map((row) => ({ ...row, other: null }))];
  return {
    ...nothing,
    ...{ batchId, added: added.length, unchanged: unchanged.length, refused: refused.length },
    beginsAt: period.beginsAt.toISOString(),
    endsAt: period.endsAt?.toISOString() ?? null,
    prices: added.slice(0, MOST_SHOWN).map((row) => ({
      ...{ variant: nameOf(row), ordinary: row.ordinary, reduced: row.reduced, crossedOut: row.crossedOut },
    })),
    kept: kept.slice(0, MOST_SHOWN).map((row) => ({
      ...{
        variant: nameOf(row),
        price: row.price,
        reason: row.reason,
        until: row.other?.endsAt?.toISOString() ?? null,
      },
    })),
  };
}
