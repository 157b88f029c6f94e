// What was found in a file, a page at a time: messages in the order of its lines, and products by what becomes of them.
import { type RawBuilder, sql } from 'kysely';
import type { ImportOutcome } from '#src/catalogue/import-states.ts';
import type { Db } from '../../../database/connect.ts';
import { byNumber, keysetPage, type PlaceInList } from '../../../database/keyset-page.ts';

export type FoundMessage = {
  position: number;
  severity: 'fault' | 'warning';
  code: string;
  line: number;
  column: string;
  value: string | null;
  rows: number;
};

// Positions begin with 0, and a cursor is never 0.
const byPosition = <Row extends { position: number }>() =>
  byNumber<Row>(sql`position + 1`, ({ position }) => position + 1, true);

export function listMessages(db: Db, { id, code }: { id: number; code: string | null }, place: PlaceInList) {
  const isMeant: RawBuilder<unknown> = code ? sql`import_id = ${id} and code = ${code}` : sql`import_id = ${id}`;
  return keysetPage(byPosition<FoundMessage>(), place, async ({ beyond, order, limit }) => {
    const { rows } = await sql<FoundMessage>`
      select position, severity, code, line, header as column, value, row_count as rows from import_messages
      where ${sql.join([isMeant, ...beyond], sql` and `)} order by ${order} limit ${limit}`.execute(db);
    return rows;
  });
}

export type FoundProduct = { position: number; outcome: ImportOutcome; handle: string; title: string };

export function listImportedProducts(
  db: Db,
  { id, outcome }: { id: number; outcome: ImportOutcome },
  place: PlaceInList,
) {
  const isMeant: RawBuilder<unknown> = sql`import_id = ${id} and outcome = ${outcome}`;
  return keysetPage(byPosition<FoundProduct>(), place, async ({ beyond, order, limit }) => {
    const { rows } = await sql<FoundProduct>`
      select position, outcome, handle, title from import_products
      where ${sql.join([isMeant, ...beyond], sql` and `)} order by ${order} limit ${limit}`.execute(db);
    return rows;
  });
}
