// What Sentry would be: takes envelopes over HTTP as its SDKs send them, and takes them apart.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { until } from '../fixtures/until.ts';

export type CollectedEvent = {
  event_id: string;
  release?: string;
  environment?: string;
  level?: string;
  platform?: string;
  message?: string;
  tags?: Record<string, unknown>;
  contexts?: Record<string, Record<string, unknown>>;
  request?: { url?: string; headers?: Record<string, string> };
  exception?: { values: { type: string; value: string; stacktrace?: { frames: { filename: string }[] } }[] };
};

export type Collector = {
  dsn: string;
  /** Whole bodies as they came. */
  bodies: string[];
  events: CollectedEvent[];
  /** Waits until so many events are here. */
  untilEvents(count: number): Promise<CollectedEvent[]>;
  forget(): void;
  close(): Promise<void>;
};

export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const events: CollectedEvent[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const raw = Buffer.concat(chunks);
    const body = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw).toString();
    if (
      request.method === 'POST' &&
      request.url?.startsWith('/api/42/envelope/?') &&
      request.url.includes('sentry_key=key')
    ) {
      bodies.push(body);
      events.push(...readEnvelope(body));
      response.end('{}');
    } else {
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };

  return {
    dsn: `http://key@127.0.0.1:${port}/42`,
    bodies,
    events,
    async untilEvents(count) {
      await until(() => events.length >= count, `${count} events`);
      return events;
    },
    forget() {
      bodies.length = 0;
      events.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** https://develop.sentry.dev/sdk/data-model/envelopes/: a header, then items of a header and a payload each. */
export function readEnvelope(body: string): CollectedEvent[] {
  const [, ...lines] = body.split('\n');
  const events: CollectedEvent[] = [];
  for (let index = 0; index + 1 < lines.length; index += 2) {
    if (JSON.parse(lines[index] ?? '').type === 'event') events.push(JSON.parse(lines[index + 1] ?? ''));
  }
  return events;
}
