import type { Database } from '#server/database/connect.ts';

/** A shop with many orders: what its servers are started with, and its database. */
export type OfficeBench = { env: NodeJS.ProcessEnv; database: Database; orders: number };
