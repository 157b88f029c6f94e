// While the shop stops it still answers, but closes each connection with its answer, so that the next request goes to
// another process.
import type { FastifyInstance } from 'fastify';

const SWEEP_EVERY_MS = 50;

/** Returns whether an answer is to be its connection's last. */
export function endConnectionsWhenStopping(app: FastifyInstance, isStopping: () => boolean): () => boolean {
  let isClosing = false;
  const isLast = () => isClosing || isStopping();
  // Checked when the answer is sent: the request may have come before the stop.
  app.addHook('onSend', async (_request, reply) => {
    if (isLast()) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    // A keep-alive connection that becomes idle only now would keep the server from closing.
    const timer = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY_MS).unref();
    app.server.once('close', () => clearInterval(timer));
  });
  return isLast;
}
