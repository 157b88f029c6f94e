// Looks through all that a dump of the database would hold for what names a person: every column of every table as text,
// and bytes as text, in the two encodings that files use, with what is packed in PDF files unpacked.
import { inflateSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';

type Column = { schema: string; table: string; column: string; isBytes: boolean };

async function listColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select n.nspname as schema, c.relname as "table", a.attname as "column",
      a.atttypid in ('bytea'::regtype, 'bytea[]'::regtype) as "isBytes"
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and c.relkind in ('r', 'p', 'm')
      and a.attnum > 0 and not a.attisdropped
    order by 1, 2, a.attnum`.execute(db);
  return rows;
}

/** `table.column` of all columns in which one of them stands, in whatever case: needle by needle. */
export async function findInDump(db: Db, needles: readonly string[]): Promise<string[]> {
  const wanted = needles.map((needle) => needle.toLowerCase());
  const found = new Set<string>();
  for (const { schema, table, column, isBytes } of await listColumns(db)) {
    const name = sql.id(schema, table);
    const { rows } = await sql<{ value: unknown }>`
      select ${isBytes ? sql.ref(column) : sql`${sql.ref(column)}::text`} as value from ${name}
      where ${sql.ref(column)} is not null`.execute(db);
    const texts = rows.flatMap(({ value }) => (Buffer.isBuffer(value) ? textsOf(value) : [String(value)]));
    if (texts.some((text) => wanted.some((needle) => text.toLowerCase().includes(needle)))) {
      found.add(`${schema === 'public' ? '' : `${schema}.`}${table}.${column}`);
    }
  }
  return [...found].sort();
}

function textsOf(bytes: Buffer): string[] {
  const parts = [bytes, ...unpack(bytes)];
  return parts.flatMap((part) => [part.toString('utf8'), utf16(part, 0), utf16(part, 1)]);
}

function utf16(bytes: Buffer, from: number): string {
  const even = bytes.subarray(from, bytes.length - ((bytes.length - from) % 2));
  return Buffer.from(even).swap16().toString('utf16le');
}

function unpack(bytes: Buffer): Buffer[] {
  const text = bytes.toString('latin1');
  return [...text.matchAll(/stream\r?\n/g)].flatMap((match) => {
    const start = match.index + match[0].length;
    try {
      return [inflateSync(bytes.subarray(start, text.indexOf('endstream', start)), { finishFlush: 2 })];
    } catch {
      return [];
    }
  });
}
