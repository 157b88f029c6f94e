// Looks whether the shop can listen where it is configured to, before anything is migrated, filled or opened: the usual
// reason why it cannot is the same shop, started already.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Config } from './config.ts';
import { type ListenAddress, toListenError } from './listen-error.ts';
import { keyFile } from './secrets/secret-keys.ts';

type PortConfig = Pick<Config, 'host' | 'port' | 'sandboxPort' | 'stripe' | 'secret' | 'dataDirectory'>;

/** The shop's port is named first. Throws `ExplainedError`, as `toListenError` does. */
export async function requireFreePorts(config: PortConfig): Promise<void> {
  const { host, port, sandboxPort } = config;
  await requireFreePort({ host, port, portVariable: 'PORT' });
  if (mayNeedSandbox(config)) await requireFreePort({ host, port: sandboxPort, portVariable: 'SANDBOX_PORT' });
}

/**
 * Where secrets are kept, Stripe's keys may be among them: only the database knows, and the sandbox's own start tells.
 */
function mayNeedSandbox({ stripe, secret, dataDirectory }: PortConfig): boolean {
  return !stripe && secret === undefined && !existsSync(keyFile({ dataDirectory }));
}

async function requireFreePort(address: ListenAddress): Promise<void> {
  // 0 is any that is free.
  if (address.port === 0) return;
  const server = createServer().listen(address.port, address.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw toListenError(error as NodeJS.ErrnoException, address);
  }
  server.close();
  await once(server, 'close');
}
