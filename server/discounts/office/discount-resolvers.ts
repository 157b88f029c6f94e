import { currencyEntries } from '#src/currencies.ts';
import { writePeriodBound } from '#src/dates/period-bound.ts';
import { clockChangeAt, readMomentOver } from '#src/dates/read-moment.ts';
import type { AmountsByCurrency, DiscountReward } from '#src/discounts/discount-code.ts';
import { normaliseCode, unquotedCode } from '#src/discounts/discount-code.ts';
import type { DiscountCodeRefusal } from '#src/discounts/office/discount-code-refusals.ts';
import { type Money, money } from '#src/money.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { findAuditedWriter } from '../../history/writer-names.ts';
import type { DiscountCodeInput, Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { readTimeZone } from '../../shop/read-time-zone.ts';
import { findDiscountCode } from '../discount-code-store.ts';
import { findListedDiscountCode, type ListedDiscountCode, listDiscountCodes } from '../list-discount-codes.ts';
import { type DiscountCodeContent, saveDiscountCode } from '../save-discount-code.ts';
import { stopDiscountCode } from '../stop-discount-code.ts';
import { findProducts, listCollections, listProducts } from './find-discount-goods.ts';

export const discountResolvers: Resolvers = {
  Query: {
    async discountCodes(_, { state, text, before, after }, { db, now }) {
      const options = { state, text: text && unquotedCode(text), before, after, now: now() };
      const { codes, ...page } = await listDiscountCodes(db, options);
      const timeZone = await readTimeZone(db);
      return { ...page, codes: codes.map((code) => showListed(code, timeZone)) };
    },
    async discountCode(_, { id }, context) {
      const code = await findListedDiscountCode(context.db, id, context.now());
      return code && show(context, code);
    },
    async discountChoices(_, __, { db, markets }) {
      const currencies = new Set(markets.markets.map(({ currency }) => currency));
      return { currencies: [...currencies], collections: await listCollections(db, markets) };
    },
    foundDiscountProducts: (_, { text }, { db, markets }) => findProducts(db, markets, text),
  },
  Mutation: {
    async saveDiscountCode(_, { version = null, content, newId = null }, context) {
      const stored = version === null ? null : await findDiscountCode(context.db, normaliseCode(content.code));
      const read = readContent(content, { timeZone: await readTimeZone(context.db), stored });
      const saved = read.ok ? await saveDiscountCode(context, read.value, version, newId) : read;
      if (saved.ok) return saved.value;
      const { kind: refusal, ...about } = saved.error;
      const by = refusal === 'CodeChanged' ? await writerOf(context, normaliseCode(content.code)) : null;
      return { refusal, by, ...about };
    },
    async stopDiscountCode(_, { code, isStopped }, context) {
      const stopped = await stopDiscountCode(context, normaliseCode(code), isStopped);
      return { refusal: stopped.ok ? null : stopped.error.kind };
    },
  },
};

function writerOf(context: OfficeContext, code: string): Promise<string | null> {
  const kinds = ['discount.created', 'discount.changed', 'discount.stopped', 'discount.started'] as const;
  return findAuditedWriter(context, { kinds, subject: code });
}

function showListed(code: ListedDiscountCode, timeZone: string) {
  const { id, state, reward, startsAt, endsAt, maxUses, uses, discounted } = code;
  return {
    ...{ id, code: code.code, state, maxUses, uses, discounted },
    kind: reward.kind,
    basisPoints: reward.kind === 'percentage' ? reward.basisPoints : null,
    amounts: reward.kind === 'amount' ? amountsOf(reward.amounts) : [],
    from: startsAt && writePeriodBound(startsAt, 'from', timeZone),
    until: endsAt && writePeriodBound(endsAt, 'until', timeZone),
  };
}

async function show({ db, markets }: OfficeContext, code: ListedDiscountCode) {
  const { version, minimums, scope, handles, maxUsesPerEmail } = code;
  const collections = scope === 'collections' ? await listCollections(db, markets) : [];
  return {
    ...showListed(code, await readTimeZone(db)),
    ...{ version, scope, maxUsesPerEmail },
    minimums: amountsOf(minimums),
    goods:
      scope === 'products'
        ? await listProducts(db, markets, handles)
        : collections.filter(({ handle }) => handles.includes(handle)),
  };
}

type StoredPeriod = { startsAt: Date | null; endsAt: Date | null };

function readContent(
  { code, from, until, maxUses = null, maxUsesPerEmail = null, ...given }: DiscountCodeInput,
  { timeZone, stored }: { timeZone: string; stored: StoredPeriod | null },
): Result<DiscountCodeContent, DiscountCodeRefusal> {
  const startsAt = from ? readMomentOver(stored?.startsAt ?? null, from, 'from', timeZone) : null;
  const endsAt = until ? readMomentOver(stored?.endsAt ?? null, until, 'until', timeZone) : null;
  if (from && !startsAt) {
    const change = clockChangeAt(from, 'from', timeZone);
    return refuse(change ? { kind: 'BeginAtClockChange', hour: change.instead } : { kind: 'PeriodInvalid' });
  }
  if (until && !endsAt) {
    const change = clockChangeAt(until, 'until', timeZone);
    return refuse(change ? { kind: 'EndAtClockChange', hour: change.instead } : { kind: 'PeriodInvalid' });
  }
  const { scope, handles, minimums } = given;
  return ok({
    code: stored ? normaliseCode(code) : unquotedCode(code),
    reward: rewardOf(given),
    minimums: byCurrency(minimums),
    ...{ scope, startsAt, endsAt, maxUses, maxUsesPerEmail },
    handles: scope === 'everything' ? [] : [...new Set(handles)],
  });
}

function rewardOf({ kind, basisPoints, amounts }: Pick<DiscountCodeInput, 'kind' | 'basisPoints' | 'amounts'>) {
  const reward: Record<DiscountReward['kind'], DiscountReward> = {
    percentage: { kind: 'percentage', basisPoints: basisPoints ?? 0 },
    amount: { kind: 'amount', amounts: byCurrency(amounts) },
    free_delivery: { kind: 'free_delivery' },
  };
  return reward[kind];
}

function byCurrency(amounts: readonly Money[]): AmountsByCurrency {
  return Object.fromEntries(amounts.map(({ minor, currency }) => [currency, minor]));
}

function amountsOf(amounts: AmountsByCurrency): Money[] {
  return currencyEntries(amounts).map(([currency, minor]) => money(minor, currency));
}
