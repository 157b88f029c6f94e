import { randomUUID } from 'node:crypto';
import { isStockCause } from '#src/catalogue/stock-causes.ts';
import { isDay } from '#src/dates/local-date.ts';
import { stockShows } from '#src/inventory/stock-shows.ts';
import { isUuid } from '#src/is-uuid.ts';
import { catalogueHistory } from '../../catalogue/history/catalogue-history.ts';
import { byStaff } from '../../history/by-staff.ts';
import { undoBatch } from '../../history/undo-batch.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { readTimeZone } from '../../shop/read-time-zone.ts';
import { listMovements } from '../list-movements.ts';
import { countStock, findStock, listStock, readStock } from '../list-stock.ts';
import { setStockLimit } from '../set-stock-limit.ts';
import { enter } from './enter-in-office.ts';
import { showStock } from './show-stock.ts';

const MAX_CODE_LENGTH = 100;

export const stockResolvers: Resolvers = {
  Query: {
    async listedStock(_, filter, { db, markets }) {
      const { rows, before, after } = await listStock(db, filter, markets.main);
      return { before, after, variants: rows.map(showStock) };
    },
    async stockCounts(_, { text }, { db }) {
      const counts = await countStock(db, stockShows, text);
      return stockShows.map((show) => ({ show, count: counts[show] }));
    },
    async foundStock(_, { code }, { db, markets }) {
      return code.length > MAX_CODE_LENGTH ? [] : (await findStock(db, code, markets.main)).map(showStock);
    },
    async stockOfVariant(_, { id }, { db, markets }) {
      const [found] = isUuid(id) ? await readStock(db, [id], markets.main) : [];
      return found ? showStock(found) : null;
    },
    async stockMovements(_, { variant, kind, from, to, before, after }, { db, markets }) {
      const filter = {
        ...{ kind, before, after, timeZone: await readTimeZone(db) },
        variantId: variant && isUuid(variant) ? variant : null,
        from: from && isDay(from) ? from : null,
        to: to && isDay(to) ? to : null,
      };
      const { movements, ...page } = await listMovements(db, filter, markets.main);
      return {
        ...{ before: page.before, after: page.after },
        movements: movements.map(({ at, id, cause, ...movement }) => ({
          ...movement,
          ...{ id: String(id), at: at.toISOString(), cause: isStockCause(cause) ? cause : null },
        })),
      };
    },
  },
  Mutation: {
    async enterStock(_, { entry }, context) {
      const { key, kind, cause, note, lines } = entry;
      return enter(context, { key, kind, cause: kind === 'write_off' ? cause : null, note, lines });
    },
    async correctStock(_, { variantId, seen, version, onHand, cause, note }, context) {
      const lines = [{ variantId, quantity: onHand, expected: seen, version }];
      return enter(context, { key: randomUUID(), kind: 'correct', cause, note: note ?? '', lines });
    },
    undoStock: (_, { batchId }, context) => undo(context, batchId),
    async setStockLimit(_, { variantId, lowAt = null, seen }, context) {
      const set = await setStockLimit({ ...context, by: byStaff(context) }, { variantId, lowAt, seen });
      if (set.ok) return { refusal: null, lowAt };
      return { refusal: set.error.kind, lowAt: 'lowAt' in set.error ? set.error.lowAt : null };
    },
  },
};

/** Takes back what was entered as stock alone: who may change stock may not take back prices. */
async function undo(context: OfficeContext, batchId: number) {
  const { db, now } = context;
  const entry = await db.selectFrom('stock_entries').select('id').where('batch_id', '=', batchId).executeTakeFirst();
  if (!entry) return { refusal: 'BatchUnknown', left: 0 };
  const undone = await undoBatch({ db, now, history: catalogueHistory }, { batchId, by: byStaff(context) });
  return undone.ok ? { refusal: null, left: undone.value.left.length } : { refusal: undone.error.kind, left: 0 };
}
