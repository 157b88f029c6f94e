// Starts the sandbox: for one process, or for all workers.
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Db } from './database/connect.ts';
import { toListenError } from './listen-error.ts';
import { type Sandbox, startSandbox } from './sandbox/start-sandbox.ts';

type SandboxParts = {
  config: Pick<Config, 'host' | 'port' | 'publicUrl' | 'sandboxPort' | 'sandboxInactiveMethods'>;
  db: Db;
  now: () => Date;
  distDirectory: string;
  webhookSecret: string;
};

/** Starts the sandbox at the configured address. Throws `ExplainedError`. */
export function openSandbox({ config, db, now, distDirectory, webhookSecret }: SandboxParts): Promise<Sandbox> {
  return startSandbox({
    db,
    host: config.host,
    port: config.sandboxPort,
    now,
    shopOrigin: config.publicUrl,
    webhookUrl: `http://${config.host}:${config.port}/api/stripe/webhook`,
    webhookSecret,
    inactiveMethods: config.sandboxInactiveMethods,
    assetsDirectory: join(distDirectory, 'sandbox'),
  }).catch((error) => {
    throw toListenError(error, { host: config.host, port: config.sandboxPort, portVariable: 'SANDBOX_PORT' });
  });
}
