import { viewOf } from '#src/shop/markets.ts';
import { mayAccess } from '#src/staff/permissions.ts';
import { cardAccess, type TodayCard } from '#src/today/office/card-access.ts';
import { showOpenDisputes } from '../../disputes/office/show-disputes.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { listMismatches, settleMismatch } from './check-mismatches.ts';
import { countWork } from './count-work.ts';
import { listFailing, retryFailing } from './failing-effects.ts';
import { listFailedRefunds, listGreatHolds, listOutOfStock, listRefusedActions } from './list-problems.ts';
import { sumPeriods } from './sum-takings.ts';

export const todayResolvers: Resolvers = {
  Query: {
    async today(_, _arguments, { db, markets, now, staff }) {
      const at = now();
      const may = (card: TodayCard) => mayAccess(staff, cardAccess[card]);
      const listFor = async <Row>(card: TodayCard, list: () => Promise<Row[]>) => (may(card) ? list() : []);
      const [queue, disputes, mismatches, failedRefunds, refusedActions, greatHolds, failing, outOfStock, periods] =
        await Promise.all([
          countWork(db, at, may),
          listFor('disputes', () => showOpenDisputes(db, at)),
          listFor('mismatches', () => listMismatches(db)),
          listFor('failedRefunds', () => listFailedRefunds(db, at)),
          listFor('refusedActions', () => listRefusedActions(db, at)),
          listFor('greatHolds', () => listGreatHolds(db)),
          listFor('failing', () => listFailing(db)),
          listFor('outOfStock', () => listOutOfStock(db, viewOf(markets, staff?.locale ?? markets.main))),
          listFor('periods', () => sumPeriods(db, at)),
        ]);
      return {
        ...{ queue, disputes, mismatches, failedRefunds, refusedActions, greatHolds, failing, outOfStock, periods },
      };
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
