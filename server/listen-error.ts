// Why a server cannot listen at the configured address, and which variable configures it.
import { ExplainedError } from './explained-error.ts';

export type ListenAddress = { host: string; port: number; portVariable: 'PORT' | 'SANDBOX_PORT' };

/** Explains unusable addresses; any other error is returned unchanged. */
export function toListenError(error: NodeJS.ErrnoException, { host, port, portVariable }: ListenAddress): Error {
  const what = portVariable === 'PORT' ? 'the shop' : 'the sandbox that stands in for Stripe';
  switch (error.code) {
    case 'EADDRINUSE':
      return new ExplainedError({
        code: 'PORT_IN_USE',
        title: `Port ${port} on ${host}, where ${what} is to listen, is in use by another program.`,
        fix: `Stop that program (\`ss -ltnp 'sport = :${port}'\` names it), or set ${portVariable} to another port.`,
      });
    case 'EACCES':
      return new ExplainedError({
        code: 'PORT_NOT_ALLOWED',
        title: `This user may not open port ${port}, where ${what} is to listen.`,
        fix: `Set ${portVariable} to a port from 1024 on, and let the proxy in front listen on ${port}.`,
      });
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return new ExplainedError({
        code: 'HOST_NOT_OF_THIS_MACHINE',
        title: `HOST is ${host}, which is no address of this machine.`,
        fix: 'Set HOST to 127.0.0.1 (behind a proxy on this machine) or 0.0.0.0 (reachable from everywhere).',
      });
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ExplainedError({
        code: 'HOST_UNKNOWN',
        title: `HOST is ${host}, a name that leads to no address (${error.code}).`,
        fix: 'Set HOST to 127.0.0.1 (behind a proxy on this machine) or 0.0.0.0 (reachable from everywhere).',
      });
    default:
      return error;
  }
}
