// The port of `make dev`: it stays open while one shop takes the place of another. What comes meanwhile waits for the new one, so
// that no page is rendered by code that its browser does not have any more.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { devUrl } from './dev-url.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export type FrontServer = {
  port: number;
  /** Requests wait for what it resolves with. */
  serve(handler: Promise<Handler>): void;
  close(): Promise<void>;
};

export type FrontOptions = {
  host: string;
  port: number;
  /** Answers what is below `devUrl`. */
  answerItself(request: IncomingMessage, response: ServerResponse): Promise<void>;
};

export async function openFront({ host, port, answerItself }: FrontOptions): Promise<FrontServer> {
  const first = Promise.withResolvers<Handler>();
  first.promise.catch(() => undefined);
  let current = first.promise;
  const server: Server = createServer({ requireHostHeader: false }, (request, response) => {
    const fail = () => response.headersSent || response.writeHead(503).end();
    if (request.url?.startsWith(devUrl)) answerItself(request, response).catch(fail);
    else waitForLatest().then((handle) => handle(request, response), fail);
  });
  /** Whoever has waited for a shop that is being replaced already waits for the next. */
  const waitForLatest = async (): Promise<Handler> => {
    const awaited = current;
    const handle = await awaited;
    return awaited === current ? handle : waitForLatest();
  };
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    serve(handler) {
      handler.catch(() => undefined);
      current = handler;
      first.resolve(handler);
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
