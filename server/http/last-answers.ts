// While the shop stops it still answers, but closes each connection with its answer, so that the next request goes to
// another process.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const SWEEP_EVERY_MS = 50;
/** Browsers open connections ahead that they may never use; one that was just opened has its request on the way. */
const UNUSED_AFTER_MS = 1_000;
/** Connections with an incomplete request or an unread response are closed after this time. */
const CUT_OFF_AFTER_MS = 30_000;

/** Returns whether an answer is to be its connection's last. */
export function endConnectionsWhenStopping(app: FastifyInstance, isStopping: () => boolean): () => boolean {
  let isClosing = false;
  const isLast = () => isClosing || isStopping();
  const connections = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  // Checked when the answer is sent: the request may have come before the stop.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isLast()) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    const startedAt = performance.now();
    // A keep-alive connection that becomes idle only now would keep the server from closing.
    const timer = setInterval(() => {
      app.server.closeIdleConnections();
      const waitedMs = performance.now() - startedAt;
      for (const socket of connections) {
        const isUnused = waitedMs > UNUSED_AFTER_MS && socket.bytesRead === 0;
        if (isUnused || waitedMs > CUT_OFF_AFTER_MS) socket.destroy();
      }
    }, SWEEP_EVERY_MS).unref();
    app.server.once('close', () => clearInterval(timer));
  });
  return isLast;
}
