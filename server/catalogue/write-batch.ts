// The rows that a batch of products changes, written with one statement per table. Each column travels as one array, so
// neither the number of parameters (65,535) nor the number of rows limits a statement, and the database reads a row in a
// third of the time that it takes to read JSON.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { DB } from '#server/database/database-schema.generated.ts';
import type { Transaction } from '#server/database/transaction.ts';

// The tables in the order in which foreign keys let them be inserted. `neverUpdated` is never changed in a row that is
// there already: stock belongs to the stock log, see import-stock-changes.ts.
const tables = {
  collections: { key: ['id'], neverUpdated: [] },
  collection_texts: { key: ['collection_id', 'locale'], neverUpdated: [] },
  products: { key: ['id'], neverUpdated: ['created_at'] },
  product_texts: { key: ['product_id', 'locale'], neverUpdated: [] },
  product_redirects: { key: ['handle'], neverUpdated: [] },
  product_options: { key: ['product_id', 'position'], neverUpdated: [] },
  product_option_texts: { key: ['product_id', 'locale', 'source'], neverUpdated: [] },
  product_field_values: { key: ['product_id', 'field'], neverUpdated: [] },
  media: { key: ['id'], neverUpdated: [] },
  media_texts: { key: ['media_id', 'locale'], neverUpdated: [] },
  variants: { key: ['id'], neverUpdated: ['on_hand', 'reserved'] },
  prices: { key: ['variant_id', 'currency'], neverUpdated: [] },
  collection_products: { key: ['collection_id', 'product_id'], neverUpdated: [] },
  stock_movements: { key: [], neverUpdated: [] },
  stock_files: { key: [], neverUpdated: [] },
} as const satisfies Partial<Record<keyof DB, { key: string[]; neverUpdated: string[] }>>;

type Table = keyof typeof tables;

/** What the database looks at to tell how far a product is translated. */
const details = ['product_options', 'product_option_texts', 'product_field_values', 'media', 'media_texts'] as const;
type Row<T extends Table> = Partial<Selectable<DB[T]>>;

export class WriteBatch {
  #inserts = new Map<Table, object[]>();
  #upserts = new Map<Table, object[]>();
  #removals = new Map<Table, object[]>();
  #parkedMedia: string[] = [];
  #size = 0;
  #madeIds = new Set<unknown>();
  readonly #makeId: () => string;

  constructor(makeId: () => string = randomUUID) {
    this.#makeId = makeId;
  }

  /** How many rows are written or removed; grows with each. */
  get size(): number {
    return this.#size;
  }

  /**
   * Makes the id of a row of this batch. Rows whose key names it are new, and are written without a look for others
   * with their key.
   */
  newId(): string {
    const id = this.#makeId();
    this.#madeIds.add(id);
    return id;
  }

  /** Writes a row unless the one that is there says the same. All rows of a table name the same columns. */
  put<T extends Table>(table: T, row: Row<T>, existing?: Row<T>): void {
    if (existing && isCovered(row, existing)) return;
    const key: readonly string[] = tables[table].key;
    const isNew = key.some((column) => this.#madeIds.has((row as Record<string, unknown>)[column]));
    this.#add(isNew ? this.#inserts : this.#upserts, table, row);
  }

  /** Removes the row with this key. */
  remove<T extends Table>(table: T, key: Row<T>): void {
    this.#add(this.#removals, table, key);
  }

  /** Lets images of a product swap positions, which are unique at every moment. */
  parkMedia(id: string): void {
    this.#parkedMedia.push(id);
  }

  /** Writes everything and is empty again. */
  async flush(tx: Transaction): Promise<void> {
    const types = await readColumnTypes(tx);
    // How far its products are translated is looked at once, behind the last of these, instead of after each.
    const writesDetails = details.filter((table) => this.#writesTo(table)).length > 1;
    if (writesDetails) await sql`select set_config('kasa.details_later', '{}', true)`.execute(tx);
    // Parts before what they are parts of: a row that goes with another is not written down by the history.
    for (const table of (Object.keys(tables) as Table[]).toReversed()) {
      await removeRows(tx, types, table, this.#removals.get(table) ?? []);
    }
    if (this.#parkedMedia.length > 0) {
      await sql`update media set position = -1 - position where id = any(${this.#parkedMedia}::uuid[])`.execute(tx);
    }
    let working: Promise<unknown> = Promise.resolve();
    for (const table of Object.keys(tables) as Table[]) {
      for (const write of [
        () => insertOf(types, table, this.#inserts.get(table) ?? []),
        () => upsertOf(types, table, this.#upserts.get(table) ?? []),
      ]) {
        // The rows of the next statement are written out while the database works on those before.
        const statement = write();
        await working;
        if (statement) working = statement.execute(tx);
      }
    }
    await working;
    if (writesDetails) await sql`select tell_late_details()`.execute(tx);
    this.clear();
  }

  clear(): void {
    this.#inserts.clear();
    this.#upserts.clear();
    this.#removals.clear();
    this.#parkedMedia = [];
  }

  #writesTo(table: Table): boolean {
    return this.#inserts.has(table) || this.#upserts.has(table) || this.#removals.has(table);
  }

  #add(rows: Map<Table, object[]>, table: Table, row: object): void {
    const tableRows = rows.get(table);
    if (tableRows) tableRows.push(row);
    else rows.set(table, [row]);
    this.#size += 1;
  }
}

/** Whether the row that is there says the same in all columns of the new one. */
export function isCovered(row: object, existing: object): boolean {
  return Object.entries(row).every(([column, value]) =>
    isDeepStrictEqual(value, (existing as Record<string, unknown>)[column]),
  );
}

/** `whenThere`: what becomes of a row whose key is there already. */
function insertOf(
  types: ColumnTypes,
  table: Table,
  rows: object[],
  whenThere: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  return sql`
    insert into ${sql.table(table)} (${columns}) select ${columns} from ${recordsOf(types, table, rows)} as given
    ${whenThere}`;
}

function upsertOf(types: ColumnTypes, table: Table, rows: object[]): RawBuilder<unknown> | undefined {
  const { key, neverUpdated }: { key: readonly string[]; neverUpdated: readonly string[] } = tables[table];
  if (key.length === 0) return insertOf(types, table, rows);
  const changed = Object.keys(rows[0] ?? {}).filter(
    (column) => !key.includes(column) && !neverUpdated.includes(column),
  );
  const assignments = changed.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  const whenThere = assignments.length > 0 ? sql`do update set ${sql.join(assignments)}` : sql`do nothing`;
  const keys = sql.join(key.map((column) => sql.ref(column)));
  return insertOf(types, table, rows, sql`on conflict (${keys}) ${whenThere}`);
}

async function removeRows(tx: Transaction, types: ColumnTypes, table: Table, keys: object[]): Promise<void> {
  const [first] = keys;
  if (!first) return;
  const isGiven = Object.keys(first).map(
    (column) => sql`${sql.table(table)}.${sql.ref(column)} = given.${sql.ref(column)}`,
  );
  const removal = sql`
    delete from ${sql.table(table)} using ${recordsOf(types, table, keys)} as given where ${sql.join(isGiven, sql` and `)}`;
  if (table === 'media') await removeShown(tx, removal);
  else await removal.execute(tx);
}

/** Whoever takes this back finds the pictures there, and so does whoever looks for them in the library. */
async function removeShown(tx: Transaction, removal: RawBuilder<unknown>): Promise<void> {
  await sql`
    with shown as (${removal} returning media.picture)
    update pictures set is_kept = true, removed_at = null where key in (select picture from shown)`.execute(tx);
}

/** The types of columns that SQL names `table.column`. */
type ColumnTypes = ReadonlyMap<string, string>;

let columnTypes: ColumnTypes | undefined;

/** Asked once in a process: no migration changes the type of a column that a running shop writes. */
export async function readColumnTypes(tx: Transaction): Promise<ColumnTypes> {
  if (columnTypes) return columnTypes;
  const { rows } = await sql<{ name: string; type: string }>`
    select relname || '.' || attname as name, format_type(atttypid, null) as type
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where attrelid = any(${Object.keys(tables)}::regclass[]) and attnum > 0 and not attisdropped`.execute(tx);
  columnTypes = new Map(rows.map(({ name, type }) => [name, type]));
  return columnTypes;
}

/** A row set of the table's own column types; all rows have the columns of the first. */
export function recordsOf(types: ColumnTypes, table: Table, rows: object[]): RawBuilder<unknown> {
  const names = Object.keys(rows[0] ?? {});
  const columns = names.map((name) => {
    const type = types.get(`${table}.${name}`);
    if (!type) throw new Error(`${table} has no column ${name}`);
    const isList = type.endsWith('[]');
    const values = rows.map((row) => cellOf((row as Record<string, unknown>)[name], isList || type === 'jsonb'));
    const column = sql.ref(name);
    return {
      values: sql`${values}::${sql.raw(isList ? 'text' : type)}[]`,
      // An array of arrays would be taken for a matrix, and read as all of its cells.
      read: isList ? sql`array(select json_array_elements_text(${column}::json)) as ${column}` : column,
    };
  });
  return sql`(
    select ${sql.join(columns.map(({ read }) => read))}
    from unnest(${sql.join(columns.map(({ values }) => values))}) as sent (${sql.join(names.map((name) => sql.ref(name)))}))`;
}

function cellOf(value: unknown, isJson: boolean): unknown {
  return isJson && value !== null && value !== undefined ? JSON.stringify(value) : (value ?? null);
}
