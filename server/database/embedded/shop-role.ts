// The shop's role in its own cluster: an owner without special rights. A superuser could run programs on the machine,
// and whoever made the shop say something to its database, by a forged backup for example, could do it too. The
// superuser only makes this role and gives it what is there; in a folder of an earlier release all of it was the
// superuser's.
import pg from 'pg';
import { type ClusterAddress, SHOP_ROLE } from './cluster-address.ts';

/** No such role, or one whose password is another. */
const UNKNOWN_ROLE = ['28000', '28P01'];
/** Two numbers that nothing else on this cluster uses; the first spells "KASA". */
const HANDING_OVER = '1262572353, 2';

/** A connection as the shop's role, which owns the whole shop then. Throws what connecting throws. */
export async function connectAsShop(address: ClusterAddress): Promise<pg.Client> {
  const client = await connect(address.url).catch((error) => {
    if (!UNKNOWN_ROLE.includes(error.code)) throw error;
    return null;
  });
  if (client && (await ownsAll(client))) return client;
  const superuser = await connect(address.superuserUrl);
  try {
    await handOver(superuser, address.password);
  } finally {
    await superuser.end().catch(() => undefined);
  }
  return connect(address.url);
}

/** Ends the connection where the answer is no, or none. */
async function ownsAll(client: pg.Client): Promise<boolean> {
  let isOwner = false;
  try {
    isOwner = (await listForeign(client)).length === 0;
  } finally {
    if (!isOwner) await client.end().catch(() => undefined);
  }
  return isOwner;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  // Queries and the `end` event report a broken connection; without a listener the error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function handOver(superuser: pg.Client, password: string | null): Promise<void> {
  await superuser.query('begin');
  await superuser.query(`select pg_advisory_xact_lock(${HANDING_OVER})`);
  const { rowCount } = await superuser.query('select from pg_roles where rolname = $1', [SHOP_ROLE]);
  if (rowCount === 0) await superuser.query(`create role ${SHOP_ROLE} login`);
  if (password) await superuser.query(`alter role ${SHOP_ROLE} password ${pg.escapeLiteral(password)}`);
  for (const statement of await listForeign(superuser)) await superuser.query(statement);
  await superuser.query('commit');
}

/** A statement for everything of the shop that is somebody else's. What belongs to an extension stays with it. */
async function listForeign(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(`
    with shop as (select oid from pg_roles where rolname = '${SHOP_ROLE}'),
    schemas as (select oid, nspname, nspowner from pg_namespace where nspname in ('public', 'sandbox')),
    owned as (
      select 'pg_class'::regclass as class, oid, relowner as owner, relnamespace as schema, relkind = 'S' as is_sequence
        from pg_class where relkind in ('r', 'p', 'v', 'm', 'S')
      union all select 'pg_proc'::regclass, oid, proowner, pronamespace, false from pg_proc
      union all select 'pg_type'::regclass, oid, typowner, typnamespace, false from pg_type where typtype in ('d', 'e', 'r')
      union all select 'pg_statistic_ext'::regclass, oid, stxowner, stxnamespace, false from pg_statistic_ext
      union all select 'pg_ts_config'::regclass, oid, cfgowner, cfgnamespace, false from pg_ts_config
      union all select 'pg_ts_dict'::regclass, oid, dictowner, dictnamespace, false from pg_ts_dict
    )
    select format('alter database %I owner to ${SHOP_ROLE}', datname) as statement
      from pg_database, shop where datname = current_database() and datdba <> shop.oid
    union all
    select format('alter schema %I owner to ${SHOP_ROLE}', nspname)
      from schemas, shop where nspname <> 'public' and nspowner <> shop.oid
    union all
    select format('alter %s %s owner to ${SHOP_ROLE}', replace(what.type, ' object', ''), what.identity)
      from owned
      join schemas on schemas.oid = owned.schema
      cross join shop
      cross join lateral pg_identify_object(owned.class, owned.oid, 0) as what
      where owned.owner <> shop.oid and not exists (
        select from pg_depend d where d.classid = owned.class and d.objid = owned.oid
          -- A sequence of a column goes with its table.
          and (d.deptype = 'e' or owned.is_sequence and d.deptype in ('a', 'i')))`);
  return rows.map(({ statement }) => statement);
}
