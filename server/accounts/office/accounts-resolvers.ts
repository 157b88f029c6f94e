import { dateIn } from '#src/dates/local-date.ts';
import { money } from '#src/money.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { inspectMonth } from '../inspect-month.ts';
import { isMonth, monthAfter } from '../ledger/ledger-month.ts';
import { listLedgerMonths } from '../ledger/list-ledger-months.ts';
import { listReports } from '../write-month.ts';

/** So many differences are shown; the rest is counted. */
const MOST_SHOWN = 20;

export const accountsResolvers: Resolvers = {
  Query: {
    async accountsMonth(_, { month: asked }, { db, now, timeZone, staff }) {
      const current = dateIn(timeZone, now()).slice(0, 7);
      const months = await listLedgerMonths(db, timeZone);
      const over = months.find((each) => each < current);
      const month = asked && isMonth(asked) ? asked : (over ?? months[0] ?? monthAfter(current, -1));
      const reports = await listReports(db, staff);
      const { sums, notes, differences } = await inspectMonth(db, month, reports);
      return {
        ...{ month, months, notes, reports },
        sums: sums.map(({ kind, currency, count, amountMinor }) => ({
          ...{ kind, count, amount: money(amountMinor, currency) },
        })),
        differences: differences.slice(0, MOST_SHOWN).map(({ about, minor, currency, between }) => ({
          ...{ about, amount: money(minor, currency), between: [...between] },
        })),
        moreDifferences: Math.max(0, differences.length - MOST_SHOWN),
      };
    },
  },
};
