import pg from 'pg';
import type { Database } from '#server/database/connect.ts';

/** A shop with many orders: what its servers are started with, and its database. */
export type OfficeBench = { env: NodeJS.ProcessEnv; database: Database; orders: number };

/** Creates a database of its own on the same PostgreSQL. */
export async function createBenchDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${pg.escapeIdentifier(name)}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
