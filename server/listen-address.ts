// The address at which the shop listens, and what it says when it cannot.
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { toListenError } from './listen-error.ts';

type Address = { port: number; publicUrl: string };

/**
 * The sandbox needs the shop's address and the shop the sandbox's: the ports are known unless a test asks for free ones.
 */
export async function findAddress({ port, host, publicUrl }: Address & { host: string }): Promise<Address> {
  if (port !== 0) return { port, publicUrl };
  const free = await findFreePort(host);
  return { port: free, publicUrl: `http://localhost:${free}` };
}

/** Throws what `toListenError` names. */
export async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  await app.listen({ host, port }).catch((error) => {
    throw toListenError(error, { host, port, portVariable: 'PORT' });
  });
}

async function findFreePort(host: string): Promise<number> {
  const { createServer } = await import('node:net');
  const server = createServer().listen(0, host);
  await once(server, 'listening').catch((error) => {
    throw toListenError(error, { host, port: 0, portVariable: 'PORT' });
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
