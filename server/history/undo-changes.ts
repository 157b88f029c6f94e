// What a batch has changed, and how it becomes again what it was: rows that were added and removed first, then fields, and
// at last the rows that a field keeps out until then.
import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';
import { lockThings, type Thing } from './change-batch.ts';
import type { FormerValue, HistoryPart, HistoryParts, LeftAlone, UndoContext } from './history-part.ts';
import { deleteAdded, restoreRemoved, writeFormer } from './write-former.ts';

/** What a batch has changed, of all things or of some; or all that was changed of one thing after a batch. */
type Which = { batchId: number; thingIds?: readonly string[] } | { after: number; thing: Thing };

/** What each field was before it was changed and after it, however often it was written. */
export async function listFormerValues(tx: Transaction, which: Which): Promise<FormerValue[]> {
  const rows = await tx
    .selectFrom('changes')
    .select(['thing_kind', 'thing_id', 'part', 'part_key', 'field', 'before', 'after'])
    .where(
      'after' in which
        ? sql<boolean>`batch_id > ${which.after} and thing_kind = ${which.thing.kind} and thing_id = ${which.thing.id}`
        : sql<boolean>`batch_id = ${which.batchId} and (${which.thingIds === undefined} or thing_id = any(${which.thingIds ?? []}::text[]))`,
    )
    .orderBy('id')
    .execute();
  const values = new Map<string, FormerValue>();
  for (const { part, part_key: key, field, before, after, ...row } of rows) {
    const name = JSON.stringify([part, key, field]);
    const earlier = values.get(name);
    const whole = values.get(JSON.stringify([part, key, '']));
    // What a later batch has changed of a row that was added is how the row is left.
    if ('after' in which && field !== '' && whole?.after) whole.after = { ...whole.after, [field]: after };
    if (earlier) earlier.after = after;
    else
      values.set(name, {
        ...{ thingKind: row.thing_kind, thingId: row.thing_id },
        ...{ part, key: key as FormerValue['key'], field, before, after },
      });
  }
  const isAdded = ({ part, key }: FormerValue) => {
    const row = values.get(JSON.stringify([part, key, '']));
    return row !== undefined && row.before === null;
  };
  return [...values.values()].filter((value) => (value.field === '' ? value.before !== value.after : !isAdded(value)));
}

export async function lockThingsOf(tx: Transaction, values: readonly FormerValue[]): Promise<void> {
  const byKind = Map.groupBy(values, ({ thingKind }) => thingKind);
  for (const [kind, ofKind] of [...byKind].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    await lockThings(tx, kind as Thing['kind'], [...new Set(ofKind.map(({ thingId }) => thingId))]);
  }
}

export async function takeBack(
  context: UndoContext,
  { parts, beforehand, afterwards }: HistoryParts,
  {
    values,
    onProgress,
  }: { values: readonly FormerValue[]; onProgress?: ((done: number, total: number) => void) | undefined },
): Promise<LeftAlone[]> {
  await beforehand(context, values);
  let done = 0;
  const looked = (some: readonly FormerValue[]) => {
    done += some.length;
    onProgress?.(done, values.length);
  };
  const left: LeftAlone[] = [];
  const of = ({ table }: HistoryPart, isMeant: (value: FormerValue) => boolean) =>
    values.filter((value) => value.part === table && isMeant(value));
  for (const part of parts.toReversed()) {
    const added = of(part, ({ field, after }) => field === '' && after !== null);
    if (added.length > 0) left.push(...(await (part.takeBackAdded ?? deleteAdded(part))(context, added)));
    looked(added);
  }
  const restore = async (part: HistoryPart) => {
    const removed = of(part, ({ field, before }) => field === '' && before !== null);
    if (removed.length > 0) left.push(...(await (part.takeBackRemoved ?? restoreRemoved(part))(context, removed)));
    looked(removed);
  };
  for (const part of parts) if (!part.isRestoredLast) await restore(part);
  for (const part of parts) {
    const together = part.takeBackTogether;
    const isTogether = (field: string) => together?.fields.includes(field) === true;
    const ofOne = of(part, ({ field }) => isTogether(field));
    if (together && ofOne.length > 0) left.push(...(await together.takeBack(context, ofOne)));
    looked(ofOne);
    const byField = Map.groupBy(
      of(part, ({ field }) => field !== '' && !isTogether(field)),
      ({ field }) => field,
    );
    for (const [field, changed] of byField) {
      left.push(...(await (part.takeBackFields?.[field] ?? writeFormer(part, field))(context, changed)));
      looked(changed);
    }
  }
  for (const part of parts) if (part.isRestoredLast) await restore(part);
  const isLeft = new Set(left.map(({ value }) => value));
  await afterwards(
    context,
    values.filter((value) => !isLeft.has(value)),
  );
  return left;
}
