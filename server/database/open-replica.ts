import type { FastifyBaseLogger } from 'fastify';
import { connectDatabase, type Db } from './connect.ts';
import { createReadElsewhere, LOOK_EVERY_MS } from './read-elsewhere.ts';

type Options = {
  primary: Db;
  config: { databaseReadUrl: string | undefined; dataDirectory: string };
  log: () => Pick<FastifyBaseLogger, 'info'>;
};

/** The choice of what long readings ask, which looks at the replica from now on: always the primary where there is none. */
export async function openReplica({ primary, config, log }: Options, stoppers: (() => unknown)[]): Promise<() => Db> {
  const { databaseReadUrl: url, dataDirectory } = config;
  if (url === undefined) return () => primary;
  const replica = await connectDatabase({ url, dataDirectory });
  const elsewhere = createReadElsewhere({
    ...{ primary, replica: replica.db },
    onChange: (state) => log().info({ replica: state }, 'long readings are answered elsewhere than before'),
  });
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(async () => void (await elsewhere.look()));
  }, LOOK_EVERY_MS).unref();
  stoppers.push(async () => {
    clearInterval(timer);
    await looking;
    await replica.close();
  });
  return elsewhere.readDb;
}
