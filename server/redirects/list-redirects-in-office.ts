// Redirects as staff lists them, by their address, each with how it stands and how often somebody was led on.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isUuid } from '#src/is-uuid.ts';
import type { RedirectState } from '#src/redirects/redirect-states.ts';
import type { Db } from '../database/connect.ts';
import { type Keyset, keysetPage, type PlaceInList } from '../database/keyset-page.ts';
import { findDeadAddresses } from './find-dead-addresses.ts';
import { ofCollection, ofProduct } from './old-shop-addresses.ts';
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
  const conditions = [hasText(text), ...(state ? [await inState(db, state)] : [])];
  const { rows, ...page } = await keysetPage(keyset, place, ({ beyond, order, limit }) =>
    select(db, sql`${sql.join([...conditions, ...beyond], sql` and `)} order by ${order} limit ${limit}`),
  );
  return { redirects: await withStates(db, rows), ...page };
}

/** All of them, however many: each is judged once. */
export async function listAllRedirects(db: Db, { text, state }: RedirectFilters): Promise<ListedRedirect[]> {
  const all = await withStates(db, await select(db, sql`${hasText(text)} order by r.path`));
  if (state === 'unused' || state === 'used') return all.filter(({ hits }) => hits > 0 === (state === 'used'));
  return state ? all.filter((redirect) => redirect.state === state) : all;
}

function hasText(text: string | null | undefined): RawBuilder<SqlBool> {
  return sql<SqlBool>`strpos(lower(r.path || ' ' || r.target), ${text?.trim().toLowerCase() ?? ''}) > 0`;
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
  return !/^\/[a-z]{2}(?:\/|$)/.test(path) || ofProduct.test(path) || ofCollection.test(path);
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
