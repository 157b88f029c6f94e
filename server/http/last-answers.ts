// A shop that stops answers what still comes, and says with each answer that it is the connection's last, so that the
// next request goes to somebody who stays.
import type { FastifyInstance } from 'fastify';

const SWEEP_EVERY_MS = 50;

/** Returns whether an answer is to be its connection's last. */
export function endConnectionsWhenStopping(app: FastifyInstance, isStopping: () => boolean): () => boolean {
  let isClosing = false;
  const isLast = () => isClosing || isStopping();
  // Asked when the answer leaves: the request may have come before.
  app.addHook('onSend', async (_request, reply) => {
    if (isLast()) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    // A connection that was promised to stay, and falls idle only now, would keep the server from closing.
    const timer = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY_MS).unref();
    app.server.once('close', () => clearInterval(timer));
  });
  return isLast;
}
