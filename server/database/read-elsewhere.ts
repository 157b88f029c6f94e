// The choice of what long readings ask: the replica of DATABASE_READ_URL while it is close enough behind, and the primary
// otherwise. How far it is behind is measured against places in the primary's log that were noted at known times: a replica
// that is cut off from its primary believes itself to be up to date.
import { sql } from 'kysely';
import type { Db } from './connect.ts';

/** A replica further behind is not asked: a report that is older would contradict the office's other pages. */
export const LAG_AT_MOST_MS = 30_000;
export const LOOK_EVERY_MS = 2_000;
/** As many as the bound lasts, and some. */
const NOTED_AT_MOST = 60;

export type ReplicaState = { kind: 'used' | 'behind'; lagMs: number } | { kind: 'away' | 'no replica' };

export type ReadElsewhere = {
  /** The database to read from just now. */
  readDb(): Db;
  state(): ReplicaState;
  /** One look at both, which is made every two seconds. */
  look(): Promise<ReplicaState>;
};

type Noted = { place: bigint; at: number };
type Options = {
  primary: Db;
  replica: Db;
  /** Milliseconds of a clock that never leaps. */
  now?: () => number;
  onChange?: (state: ReplicaState) => void;
  readPlace?: (db: Db) => Promise<bigint>;
  readReplayed?: (db: Db) => Promise<bigint | null>;
};

export function createReadElsewhere({
  primary,
  replica,
  now = () => performance.now(),
  onChange = () => undefined,
  readPlace = placeOfPrimary,
  readReplayed = placeOfReplica,
}: Options): ReadElsewhere {
  let noted: Noted[] = [];
  // Nothing is known of it yet.
  let state: ReplicaState = { kind: 'away' };

  const judge = async (): Promise<ReplicaState> => {
    const at = now();
    const place = await readPlace(primary);
    noted = [...noted, { place, at }].slice(-NOTED_AT_MOST);
    const replayed = await readReplayed(replica);
    if (replayed === null) return { kind: 'no replica' };
    const reached = noted.findLast((each) => each.place <= replayed);
    // What it has not replayed is older than all that is noted.
    const lagMs = reached ? at - reached.at : Number.POSITIVE_INFINITY;
    return { kind: lagMs <= LAG_AT_MOST_MS ? 'used' : 'behind', lagMs };
  };
  return {
    readDb: () => (state.kind === 'used' ? replica : primary),
    state: () => state,
    async look() {
      const before = state.kind;
      state = await judge().catch(() => ({ kind: 'away' as const }));
      if (state.kind !== before) onChange(state);
      return state;
    },
  };
}

async function placeOfPrimary(db: Db): Promise<bigint> {
  const { rows } = await sql<{ place: string }>`select (pg_current_wal_lsn() - '0/0')::text as place`.execute(db);
  return BigInt(rows[0]?.place ?? 0);
}

/** Null where it is no replica: one that was promoted, or the database of something else. */
async function placeOfReplica(db: Db): Promise<bigint | null> {
  const { rows } = await sql<{ place: string | null }>`
    select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as place`.execute(db);
  const place = rows[0]?.place ?? null;
  return place === null ? null : BigInt(place);
}
