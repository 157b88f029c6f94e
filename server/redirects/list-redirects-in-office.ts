// Redirects as staff lists them, by their address, each with how it stands and how often somebody was led on.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RedirectState } from '#src/redirects/redirect-states.ts';
import type { Db } from '../database/connect.ts';
import { isUuid } from '../database/is-uuid.ts';
import { type Keyset, keysetPage, MOST_LISTED, type PlaceInList } from '../database/keyset-page.ts';
import { findDeadAddresses } from './find-dead-addresses.ts';
import { listRedirects } from './redirect-store.ts';

export type ListedRedirect = {
  id: string;
  version: number;
  path: string;
  target: string;
  state: RedirectState;
  hits: number;
  lastAt: Date | null;
};

export type RedirectFilters = { text?: string | null | undefined; state?: RedirectState | null | undefined };

type Row = Omit<ListedRedirect, 'state'>;

const keyset: Keyset<Row> = {
  columns: [sql`r.path`],
  isAscending: true,
  cursorOf: ({ id }) => id,
  placeOf: (cursor) => (isUuid(cursor) ? sql`(select path from redirects where id = ${cursor})` : null),
};

export async function listRedirectsInOffice(db: Db, { text, state, ...place }: RedirectFilters & PlaceInList) {
  const conditions = [
    sql<SqlBool>`strpos(lower(r.path || ' ' || r.target), ${text?.trim().toLowerCase() ?? ''}) > 0`,
    ...(state ? [await inState(db, state)] : []),
  ];
  const { rows, ...page } = await keysetPage(keyset, place, ({ beyond, order, limit }) =>
    select(db, sql`${sql.join([...conditions, ...beyond], sql` and `)} order by ${order} limit ${limit}`),
  );
  return { redirects: await withStates(db, rows), ...page };
}

/** All of them, however many. */
export async function listAllRedirects(db: Db, filters: RedirectFilters): Promise<ListedRedirect[]> {
  const all: ListedRedirect[] = [];
  for (let before: string | null | undefined; before !== null; ) {
    const found = await listRedirectsInOffice(db, { ...filters, before, first: MOST_LISTED });
    all.push(...found.redirects);
    before = found.before;
  }
  return all;
}

export async function findRedirectInOffice(db: Db, id: string): Promise<ListedRedirect | null> {
  if (!isUuid(id)) return null;
  const [redirect] = await withStates(db, await select(db, sql`r.id = ${id}`));
  return redirect ?? null;
}

async function select(db: Db, wanted: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Omit<Row, 'hits'> & { hits: string }>`
    select r.id, r.version, r.path, r.target, coalesce(h.hits, 0) as hits, h.last_at as "lastAt"
    from redirects r left join redirect_hits h on h.path = r.path where ${wanted}`.execute(db);
  return rows.map((row) => ({ ...row, hits: Number(row.hits) }));
}

async function withStates(db: Db, rows: readonly Row[]): Promise<ListedRedirect[]> {
  const stateOf = await states(db, rows);
  return rows.map((row) => ({ ...row, state: stateOf(row) ?? (row.hits > 0 ? 'used' : 'unused') }));
}

type Ways = readonly Pick<Row, 'path' | 'target'>[];

async function states(db: Db, ways: Ways): Promise<(way: Ways[number]) => 'dead' | 'covered' | null> {
  const dead = await findDeadAddresses(
    db,
    ways.flatMap(({ path, target }) => [path, target]),
  );
  const isCovered = (path: string) => !dead.has(path) && !isFoundByHandle(path);
  return ({ path, target }) => (isCovered(path) ? 'covered' : dead.has(target) ? 'dead' : null);
}

/** Leads on by itself as well, but only where the merchant has said nothing. */
function isFoundByHandle(path: string): boolean {
  return !/^\/[a-z]{2}(?:\/|$)/.test(path) || /^\/[a-z]{2}\/(?:products|collections|product|produkt)\//.test(path);
}

/** Whether they are dead is not said by their own table: all there are is looked at, which is at most some 50,000. */
async function inState(db: Db, state: RedirectState): Promise<RawBuilder<SqlBool>> {
  if (state === 'unused') return sql<SqlBool>`h.path is null`;
  if (state === 'used') return sql<SqlBool>`h.path is not null`;
  const all = await listRedirects(db);
  const stateOf = await states(db, all);
  const paths = all.flatMap((way) => (stateOf(way) === state ? [way.path] : []));
  return sql<SqlBool>`r.path = any(${paths}::text[])`;
}
