// One page of a listing, with the cursors of its neighbours.
import { z } from 'zod';
import { noFilters } from '#src/catalogue/listing/listing-filters.ts';
import type { Db } from '../../database/connect.ts';
import { uuidInput } from '../../database/uuid-input.ts';
import type { ProductPage } from '../../schema/resolver-types.generated.ts';
import { readFacets } from './facet-store.ts';
import { findListing } from './listing-scope.ts';
import { type CardQuery, type CardRow, type Cursor, listCardsOf } from './product-card-store.ts';

export const MAX_PAGE_SIZE = 48;

export type PageRequest = Omit<CardQuery, 'after' | 'before'> & {
  after?: string | null;
  before?: string | null;
};

/** An unreadable cursor begins at the start: links of an older release must not break. */
export async function listProducts(db: Db, request: PageRequest): Promise<ProductPage> {
  const { filters = noFilters } = request;
  const after = readCursor(request.after);
  const before = after ? undefined : readCursor(request.before);
  const first = Math.min(Math.max(request.first, 1), MAX_PAGE_SIZE);
  const listing = await findListing(db, request);
  const [{ rows, hasMore }, { totalCount, facets }] = await Promise.all([
    listCardsOf(db, listing, { ...request, after, before, first }),
    readFacets(db, listing, request, filters.choices),
  ]);
  const startPosition = rows[0]?.cursor.position ?? 1;
  const hasPrevious = before ? hasMore : startPosition > 1;
  const hasNext = before ? true : hasMore;
  return {
    items: rows.map(({ card }) => card),
    totalCount,
    facets,
    startPosition,
    previousCursor: hasPrevious ? writeCursor(rows[0]) : null,
    nextCursor: hasNext ? writeCursor(rows.at(-1)) : null,
  };
}

function writeCursor(row: CardRow | undefined): string | null {
  if (!row) return null;
  const { key, id, position } = row.cursor;
  return Buffer.from(JSON.stringify([key, id, position])).toString('base64url');
}

const cursorSchema = z.tuple([z.string().max(300), uuidInput, z.number().int().positive()]);

/** Whether the shop has given it, in whatever listing. */
export function isCursor(text: string): boolean {
  return readCursor(text) !== undefined;
}

function readCursor(text: string | null | undefined): Cursor | undefined {
  if (!text) return undefined;
  try {
    const [key, id, position] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { key, id, position };
  } catch {
    return undefined;
  }
}
