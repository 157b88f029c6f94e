import { historyFilters } from '#src/history/office/history-filters.ts';
import type { Db } from '../../database/connect.ts';
import type { KeysetPage } from '../../database/keyset-page.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { byStaff } from '../by-staff.ts';
import type { HistoryParts, NamedChange, RecordedField } from '../history-part.ts';
import { findBatch, type ListedBatch, type ListedChange, listBatches, listChanges } from '../list-history.ts';
import { returnToVersion } from '../return-to-version.ts';
import { MOST_LEFT_NAMED, undoBatch } from '../undo-batch.ts';

const NONE = { batches: [], before: null, after: null };

/** `history`: what of the shop's data can be taken back. */
export function createHistoryResolvers(history: HistoryParts): Resolvers {
  return {
    Query: {
      async changeBatches(_, { filters, before, after }, { db, now }) {
        const { source, text } = historyFilters.readInput(filters);
        const thing = text === null ? null : await history.findThing(db, text);
        if (text !== null && thing === null) return NONE;
        const { rows, ...ends } = await listBatches({ db, now }, { filter: { source, thing }, before, after });
        return { ...ends, batches: rows.map((batch) => ({ ...showBatch(batch), left: [] })) };
      },
      async changeBatch(_, { id }, services) {
        const batch = await findBatch(services, id);
        return batch && { ...showBatch(batch), left: await showLeft(history, services.db, batch.left) };
      },
      async changesOfBatch(_, { id, ...place }, { db }) {
        return showChanges(history, db, await listChanges(db, { of: { batchId: id }, ...place }));
      },
    },
    Mutation: {
      async undoChangeBatch(_, { id, backTo = null }, context) {
        const { db, now } = context;
        const undoing = { batchId: id, by: byStaff(context) };
        const thing = backTo === null ? null : await history.findThing(db, backTo);
        const undone = thing
          ? await returnToVersion({ db, now, history }, { ...undoing, thing })
          : await undoBatch({ db, now, history }, undoing);
        const left = undone.ok ? undone.value.left : 'left' in undone.error ? undone.error.left : [];
        const shown = left.slice(0, MOST_LEFT_NAMED).map(({ value, reason }) => ({ ...value, reason }));
        return {
          refusal: undone.ok ? null : undone.error.kind,
          batchId: undone.ok ? undone.value.batchId : null,
          undone: undone.ok ? undone.value.undone : 0,
          leftCount: left.length,
          left: await showLeft(history, db, shown),
        };
      },
    },
  };
}

function showBatch({ title, at, ...batch }: ListedBatch) {
  return { ...batch, at: at.toISOString(), titleKey: title.key, titleValues: JSON.stringify(title.values) };
}

async function showChanges(history: HistoryParts, db: Db, { rows, ...ends }: KeysetPage<ListedChange>) {
  const named = await history.nameChanges(db, rows);
  const changes = named.map(({ before, after, ...change }) => ({
    ...{ id: change.id, batchId: change.batchId, at: change.at.toISOString(), who: change.who },
    ...{ thingKind: change.thingKind, thingId: change.thingId },
    ...showField(change),
    ...{ before: toJson(before), after: toJson(after) },
  }));
  return { ...ends, changes };
}

async function showLeft(history: HistoryParts, db: Db, left: ListedBatch['left']) {
  const named = await history.nameChanges(db, left);
  return named.map((change) => ({ ...showField(change), reason: change.reason }));
}

function showField({ thing, part, key, field, names }: NamedChange<RecordedField>) {
  return { thing, part, key: JSON.stringify(key), field, ...names };
}

function toJson(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
