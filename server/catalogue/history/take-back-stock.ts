// Stock that a batch has changed, and what its file said of it.
import { sql } from 'kysely';
import type { FormerValue, LeftAlone, UndoContext } from '../../history/history-part.ts';

/**
 * Takes the difference back, with a movement, and not the number: what was sold since stays sold. Stock that somebody has
 * received, counted or written off since is left alone, and so is what orders have reserved.
 */
export async function takeBackStock(
  { tx, now, batchId }: UndoContext,
  values: readonly FormerValue[],
): Promise<LeftAlone[]> {
  const ids = values.map(({ key }) => String(key.id));
  const { rows } = await sql<{ id: string; on_hand: number; reserved: number; is_changed: boolean }>`
    select v.id, v.on_hand, v.reserved, exists (
      select from changes c join change_batches b on b.id = c.batch_id and b.undone_by is null and b.undoes is null
      where c.thing_kind = 'product' and c.thing_id = v.product_id::text and c.batch_id > ${batchId}
        and c.part = 'variants' and c.field = 'on_hand' and c.part_key ->> 'id' = v.id::text) as is_changed
    from variants v where v.id = any(${ids}::uuid[]) order by v.id for update`.execute(tx);
  const variants = new Map(rows.map((row) => [row.id, row]));
  const left: LeftAlone[] = [];
  const changes: { id: string; difference: number }[] = [];
  for (const value of values) {
    const variant = variants.get(String(value.key.id));
    const difference = Number(value.before) - Number(value.after);
    if (!variant || variant.is_changed) left.push({ value, reason: 'ChangedSince' });
    else if (variant.on_hand + difference < variant.reserved) left.push({ value, reason: 'Reserved' });
    else if (difference !== 0) changes.push({ id: variant.id, difference });
  }
  const given = sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as given (id uuid, difference int)`;
  await sql`update variants v set on_hand = v.on_hand + given.difference from ${given} where v.id = given.id`.execute(
    tx,
  );
  await sql`
    insert into stock_movements (variant_id, kind, quantity, reason, at)
    select id, case when difference > 0 then 'received' else 'written_off' end, abs(difference), 'undo', ${now}
    from ${given}`.execute(tx);
  return left;
}

/**
 * Takes back what the files of imports have said of stock that is taken back: imported again, they would change nothing else.
 * When the taking back is taken back, they have said it again. A thing that comes back to an earlier version has all files
 * as they were then.
 */
export async function takeBackStockFiles(
  { tx, batchId, after }: UndoContext,
  values: readonly FormerValue[],
): Promise<void> {
  const ids = values.flatMap(({ part, field, key }) =>
    part === 'variants' && field === 'on_hand' ? [String(key.id)] : [],
  );
  if (ids.length === 0) return;
  // The last batch whose files and marks stay.
  const last = after ?? batchId - 1;
  const isMeant =
    after === undefined
      ? sql`f.batch_id = ${batchId}
          or (select max(m.batch_id) from stock_file_marks m where m.file_id = f.id) = ${batchId}`
      : sql`true`;
  await sql`
    with meant as (
      select f.id, f.batch_id > ${last} or coalesce((
        select m.is_taken_back from stock_file_marks m where m.file_id = f.id and m.batch_id <= ${last}
        order by m.batch_id desc limit 1), false) as is_taken_back
      from stock_files f where f.variant_id = any(${ids}::uuid[]) and (${isMeant})
    ), changed as (
      update stock_files f set is_taken_back = meant.is_taken_back from meant
      where f.id = meant.id and f.is_taken_back is distinct from meant.is_taken_back
      returning f.id, f.is_taken_back
    )
    insert into stock_file_marks (file_id, batch_id, is_taken_back)
    select id, current_setting('kasa.change_batch')::bigint, is_taken_back from changed`.execute(tx);
}
