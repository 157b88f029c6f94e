import { viewOf } from '#src/shop/markets.ts';
import { mayAccess, type Permission } from '#src/staff/permissions.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { listMismatches, settleMismatch } from './check-mismatches.ts';
import { countWork } from './count-work.ts';
import { listFailing, retryFailing } from './failing-effects.ts';
import { listFailedRefunds, listGreatHolds, listOutOfStock, listRefusedActions } from './list-problems.ts';
import { sumPeriods } from './sum-takings.ts';

/** Who keeps the books, or runs the shop. */
const takingsAccess: readonly Permission[] = ['invoices.read'];

export const todayResolvers: Resolvers = {
  Query: {
    async today(_, _arguments, { db, markets, now, staff }) {
      const at = now();
      const hasTakings = mayAccess(staff, takingsAccess);
      const [queue, mismatches, failedRefunds, refusedActions, greatHolds, failing, outOfStock, periods] =
        await Promise.all([
          countWork(db, at),
          listMismatches(db),
          listFailedRefunds(db, at),
          listRefusedActions(db, at),
          listGreatHolds(db),
          listFailing(db),
          listOutOfStock(db, viewOf(markets, staff?.locale ?? markets.main)),
          hasTakings ? sumPeriods(db, at) : [],
        ]);
      return { queue, mismatches, failedRefunds, refusedActions, greatHolds, failing, outOfStock, periods };
    },
  },
  Mutation: {
    retryFailing: (_, { id }, context) => retryFailing(context, id ?? null),
    async checkMismatch(_, { intentId }, context) {
      const settled = await settleMismatch(context, intentId);
      return { refusal: settled.ok ? null : settled.error.kind };
    },
  },
};
