// The columns of a list that somebody of the staff has chosen: the same on their phone and at their desk.
import type { Db } from '../../../database/connect.ts';

type ListOfStaff = { staffId: number; list: string };

const MOST_COLUMNS = 50;
const LONGEST_NAME = 40;

/** Null before any were chosen. */
export async function findColumns(db: Db, { staffId, list }: ListOfStaff): Promise<string[] | null> {
  const row = await db
    .selectFrom('staff_list_columns')
    .select('shown')
    .where('staff_id', '=', staffId)
    .where('list', '=', list)
    .executeTakeFirst();
  return row?.shown ?? null;
}

/** The page knows which names there are. */
export async function chooseColumns(
  db: Db,
  { staffId, list, columns }: ListOfStaff & { columns: readonly string[] },
): Promise<void> {
  const shown = [...new Set(columns)].filter((name) => name.length <= LONGEST_NAME).slice(0, MOST_COLUMNS);
  await db
    .insertInto('staff_list_columns')
    .values({ staff_id: staffId, list, shown })
    .onConflict((conflict) => conflict.columns(['staff_id', 'list']).doUpdateSet({ shown }))
    .execute();
}
