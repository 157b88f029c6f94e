// Takes back what was changed of a document of the settings, the menu: as one more version, which says again what the
// fields said before. Settings stand to the right of the catalogue, so that the table is written here.
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { navigationSchema } from '#src/shop/shop-navigation.ts';
import type { FormerValue, HistoryPart, LeftAlone, UndoContext } from '../../history/history-part.ts';

const fields = Object.keys(navigationSchema.shape);

export const settingsPart: HistoryPart = {
  table: 'settings',
  key: { document: 'text' },
  ignored: ['version', 'data', 'changed_by', 'changed_at'],
  takeBackTogether: { fields, takeBack: takeBackSettings },
};

async function takeBackSettings({ tx, now }: UndoContext, values: readonly FormerValue[]): Promise<LeftAlone[]> {
  const left: LeftAlone[] = [];
  for (const [document, ofDocument] of Map.groupBy(values, ({ thingId }) => thingId)) {
    // One version after the other: whoever saves the document takes the same lock.
    await sql`lock table settings in share row exclusive mode`.execute(tx);
    const current = await tx
      .selectFrom('settings')
      .select(['version', 'data'])
      .where('document', '=', document)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    const data = (current?.data ?? {}) as Record<string, unknown>;
    const isSame = ({ field, after }: FormerValue) => isDeepStrictEqual(data[field] ?? null, after);
    left.push(
      ...ofDocument.filter((value) => !isSame(value)).map((value) => ({ value, reason: 'ChangedSince' as const })),
    );
    const former = ofDocument.filter(isSame);
    if (!current || former.length === 0) continue;
    // Before anybody had said it, it was what it is by default.
    const said = former.filter(({ before }) => before !== null).map(({ field, before }) => [field, before]);
    const others = Object.entries(data).filter(([key]) => !former.some(({ field }) => field === key));
    await tx
      .insertInto('settings')
      .values({
        ...{ document, version: current.version + 1, data: JSON.stringify(Object.fromEntries([...others, ...said])) },
        ...{ changed_by: 'undo', changed_at: now },
      })
      .execute();
  }
  return left;
}
