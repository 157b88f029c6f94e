// The users of the shop's cluster, and which of them stops it. Every process that uses it holds one connection and, on
// it, a shared lock; when a process dies, its lock is released with its connection. The last one to leave gets the lock
// exclusively and stops the cluster. So a command runs beside the shop or without it, and no process stops a database
// that another one uses.
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openClusterAddress } from './cluster-address.ts';
import { type ClusterHome, openClusterHome } from './cluster-home.ts';
import { createCluster } from './create-cluster.ts';
import { connectOrStart, isStopping, stopPostmaster } from './start-postmaster.ts';

export type ClusterMembership = {
  url: string;
  /** Stops the cluster unless another process uses it. */
  leave(): Promise<void>;
};

/** Two numbers that nothing else on this cluster uses; the first spells "KASA". */
const IN_USE = '1262572353, 1';
const RESTART_AGAIN_AFTER_MS = 500;

/** Starts the cluster, created if necessary, or joins the running one; restarts it when it dies. */
export async function joinCluster(dataDirectory: string, useSocket?: boolean): Promise<ClusterMembership> {
  const home = await openClusterHome(dataDirectory);
  const address = await openClusterAddress(home, useSocket);
  let isLeaving = false;
  let rejoined: Promise<void> | undefined;
  let connection = await hold();

  async function hold(): Promise<pg.Client> {
    for (;;) {
      await createCluster(home, address.authFlags);
      const client = await connectOrStart(home, address);
      try {
        await client.query(`select pg_advisory_lock_shared(${IN_USE})`);
        // A cluster that is being stopped ends its last user's connection too, and may hand us the lock with that.
        if (!isStopping(home)) {
          client.once('end', onLost);
          return client;
        }
      } catch {
        // Its last user was stopping it.
      }
      // The next round starts the cluster again.
      await client.end().catch(() => undefined);
    }
  }

  function onLost(): void {
    if (isLeaving) return;
    console.error('kasa: the database has ended; it is started again');
    rejoined = rejoin();
  }

  async function rejoin(): Promise<void> {
    for (let lastMessage = ''; !isLeaving; await sleep(RESTART_AGAIN_AFTER_MS)) {
      try {
        connection = await hold();
        return;
      } catch (error) {
        const { message } = error as Error;
        if (message !== lastMessage) console.error(`kasa: ${message}`);
        lastMessage = message;
      }
    }
  }

  return {
    url: address.url,
    async leave() {
      isLeaving = true;
      await rejoined;
      await leaveCluster(connection, home);
    },
  };
}

async function leaveCluster(connection: pg.Client, home: ClusterHome): Promise<void> {
  try {
    await connection.query(`select pg_advisory_unlock_shared(${IN_USE})`);
    const { rows } = await connection.query(`select pg_try_advisory_lock(${IN_USE}) as "isLast"`);
    if (rows[0].isLast) await stopPostmaster(home);
  } catch {
    // It has ended by itself.
  }
  await connection.end().catch(() => undefined);
}
