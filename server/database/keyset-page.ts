// A page of a list: some rows by a key that each of them has alone, from a row on in one direction or the other. However long
// the list is, an index leads to the page; and what is added or removed meanwhile moves nothing twice onto the next one.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isUuid } from '#src/is-uuid.ts';

export const PAGE_SIZE = 50;
/** However many are asked for. */
export const MOST_LISTED = 10_000;

/** A row as an address names it; what names none is left out. */
export type Cursor = string | number | null | undefined;

export type PlaceInList = {
  /** Only the rows after this one in the list: the next page. */
  before?: Cursor;
  /** Only those above this one, next to it: the page before. */
  after?: Cursor;
  first?: number;
};

/** What a list is ordered by. */
export type Keyset<Row> = {
  /** Together they are unique. */
  columns: readonly RawBuilder<unknown>[];
  isAscending: boolean;
  cursorOf(row: Row): string;
  /** What the columns are in that row; null where the cursor names none. */
  placeOf(cursor: string): RawBuilder<unknown> | null;
};

export type KeysetPage<Row> = {
  rows: Row[];
  /** Says whether there are more rows in the direction that was asked for. */
  hasMore: boolean;
  /** The row before which the next page begins, and the one after which the previous page ends; null at either end. */
  before: string | null;
  after: string | null;
};

/** What a list's statement takes over. */
export type PageSelect = { beyond: RawBuilder<SqlBool>[]; order: RawBuilder<unknown>; limit: number };

export async function keysetPage<Row>(
  { columns, isAscending, cursorOf, placeOf }: Keyset<Row>,
  { before, after, first = PAGE_SIZE }: PlaceInList,
  select: (page: PageSelect) => Promise<readonly Row[]>,
): Promise<KeysetPage<Row>> {
  const limit = Math.min(first, MOST_LISTED);
  const key = columns.length === 1 ? columns[0] : sql`(${sql.join(columns)})`;
  const from = before == null ? null : placeOf(String(before));
  const until = after == null ? null : placeOf(String(after));
  const isBackward = until !== null;
  const [onward, back] = isAscending ? [sql`>`, sql`<`] : [sql`<`, sql`>`];
  const direction = isAscending === isBackward ? sql`desc` : sql`asc`;
  const found = await select({
    beyond: [
      ...(from ? [sql<SqlBool>`${key} ${onward} ${from}`] : []),
      ...(until ? [sql<SqlBool>`${key} ${back} ${until}`] : []),
    ],
    order: sql.join(columns.map((column) => sql`${column} ${direction}`)),
    limit: limit + 1,
  });
  const rows = found.slice(0, limit);
  if (isBackward) rows.reverse();
  const hasMore = found.length > limit;
  const [top, bottom] = [rows[0], rows.at(-1)];
  return {
    rows,
    hasMore,
    before: bottom !== undefined && (isBackward || hasMore) ? cursorOf(bottom) : null,
    after: top !== undefined && (isBackward ? hasMore : from !== null) ? cursorOf(top) : null,
  };
}

/** Sorts by a number that is unique: the highest first, unless it is `isAscending`. */
export function byNumber<Row>(
  column: RawBuilder<unknown>,
  numberOf: (row: Row) => number,
  isAscending = false,
): Keyset<Row> {
  return {
    columns: [column],
    isAscending,
    cursorOf: (row) => String(numberOf(row)),
    placeOf: (cursor) => (/^[1-9]\d{0,14}$/.test(cursor) ? sql`${Number(cursor)}` : null),
  };
}

type OfId<Row> = {
  idOf(row: Row): string;
  /** Selects the columns of the row of an id. */
  find(id: string): RawBuilder<unknown>;
};

/** Sorts by columns of which the last is a UUID, the highest first: an address names the row by that alone. */
export function byColumnsAndId<Row>(columns: readonly RawBuilder<unknown>[], { idOf, find }: OfId<Row>): Keyset<Row> {
  return {
    columns,
    isAscending: false,
    cursorOf: idOf,
    placeOf: (cursor) => (isUuid(cursor) ? sql`(${find(cursor)})` : null),
  };
}
