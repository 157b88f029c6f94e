// Takes back what was changed of a document of the settings, such as the menu or texts that were translated: as one more
// version, which says again what the fields said before. Where others have changed the same field since, its texts become
// again what they were, one by one. Settings stand to the right of the catalogue, so that the table is written here.
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { settingsDocuments } from '#src/shop/settings-documents.ts';
import { isSettingsDocument } from '#src/shop/settings-list.ts';
import type { FormerValue, HistoryPart, LeftAlone, UndoContext } from '../../history/history-part.ts';
import { withFormerTexts } from './with-former-texts.ts';

const fields = [...new Set(Object.values(settingsDocuments).flatMap(({ shape }) => Object.keys(shape)))];

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
    const former = ofDocument.flatMap((value) => formerOf(document, data, value));
    const isFormer = (value: FormerValue) => former.some((each) => each.value === value);
    left.push(
      ...ofDocument.filter((value) => !isFormer(value)).map((value) => ({ value, reason: 'ChangedSince' as const })),
    );
    if (!current || former.length === 0) continue;
    // Before anybody had said it, it was what it is by default.
    const said = former.filter(({ said }) => said !== null).map(({ value, said }) => [value.field, said]);
    const others = Object.entries(data).filter(([key]) => !former.some(({ value }) => value.field === key));
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

/** None where nothing of the field is as the batch has left it. */
function formerOf(document: string, data: Record<string, unknown>, value: FormerValue) {
  const { field, before, after } = value;
  const now = data[field] ?? null;
  if (isDeepStrictEqual(now, after)) return [{ value, said: before }];
  const said = withFormerTexts(now, { before, after });
  if (said === null || !isSettingsDocument(document)) return [];
  // What nobody could read any more is not written.
  return settingsDocuments[document].safeParse({ ...data, [field]: said }).success ? [{ value, said }] : [];
}
