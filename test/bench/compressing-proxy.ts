// One proxy in front of every stack when a browser measures, so that none gains by its own compression or loses for
// want of it: brotli, as strong as a build's for scripts and sheets, as quick as a server's for pages.
import { createServer, request as send } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

type CompressingProxy = { origin: string; close(): void };

const text = /text\/|javascript|json|x-component|xml/;
const built = /javascript|css/;
const QUALITY = { built: 11, page: 5 };
const SMALLEST = 200;

export async function startCompressingProxy(targetPort: number): Promise<CompressingProxy> {
  const compressedByUrl = new Map<string, Buffer>();

  async function compress(url: string, type: string, body: Buffer): Promise<Buffer> {
    const isBuilt = built.test(type);
    const known = compressedByUrl.get(url);
    if (isBuilt && known) return known;
    const quality = isBuilt ? QUALITY.built : QUALITY.page;
    const compressed = await promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
    });
    if (isBuilt) compressedByUrl.set(url, compressed);
    return compressed;
  }

  const server = createServer((request, response) => {
    const { 'accept-encoding': _, ...headers } = request.headers;
    const target = { host: '127.0.0.1', port: targetPort, path: request.url, method: request.method, headers };
    const forwarded = send({ ...target, headers: { ...headers, host: `127.0.0.1:${targetPort}` } }, async (answer) => {
      const body = Buffer.concat(await Array.fromAsync(answer as AsyncIterable<Buffer>));
      const { 'transfer-encoding': _chunked, connection: _connection, 'keep-alive': _alive, ...kind } = answer.headers;
      const type = kind['content-type'] ?? '';
      const isCompressed = text.test(type) && body.length > SMALLEST && !kind['content-encoding'];
      const sent = isCompressed ? await compress(request.url ?? '', type, body) : body;
      response.writeHead(answer.statusCode ?? 502, {
        ...kind,
        'content-length': sent.length,
        ...(isCompressed && { 'content-encoding': 'br', vary: 'accept-encoding' }),
      });
      response.end(sent);
    });
    forwarded.on('error', () => response.writeHead(502).end());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
