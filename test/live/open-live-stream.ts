// A browser's stream of the office, without the browser.
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { readEvents } from '#client/office/read-events.ts';
import { livePath } from '#src/live/live-messages.ts';
import type { ShopFixture } from '../fixtures/a-shop.ts';
import { until } from '../fixtures/until.ts';

export type OpenLiveStream = {
  /** Each as its name and what it tells, e.g. `order 1001`. */
  events: string[];
  /** The id that the next request sends back. */
  position: () => string;
  isOver: () => boolean;
  untilTold(event: string): Promise<unknown>;
  close(): void;
};

const opened: IncomingMessage[] = [];

/** After each test, whether it held or not: a stream that stays open is counted by the next. */
export function closeLiveStreams(): void {
  for (const answer of opened.splice(0)) answer.destroy();
}

/** The shop listens afterwards. On a connection of its own, which ends with `destroy()`. */
export async function askForStream({ app }: ShopFixture, headers: IncomingHttpHeaders): Promise<IncomingMessage> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: livePath, headers, agent: false }, resolve).on('error', reject);
  });
}

/** Begun: its `hello` has come. */
export async function openLiveStream(shop: ShopFixture, cookie: string, since?: string): Promise<OpenLiveStream> {
  const answer = await askForStream(shop, { cookie, ...(since && { 'last-event-id': since }) });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}`);
  opened.push(answer);
  const body = Readable.toWeb(answer) as ReadableStream<Uint8Array>;
  const events: string[] = [];
  let position = '';
  let isOver = false;
  (async () => {
    for await (const { id, name, data } of readEvents(body, () => undefined)) {
      if (id) position = id;
      if (name) events.push(describe(name, data));
    }
  })()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  await until(async () => position !== '');
  return {
    events,
    position: () => position,
    isOver: () => isOver,
    untilTold: (event) => until(async () => events.includes(event)),
    close: () => answer.destroy(),
  };
}

function describe(name: string, data: string): string {
  const { kind, subject, isComplete } = JSON.parse(data);
  if (name === 'change') return `${kind} ${subject}`;
  return isComplete === false ? `${name} anew` : name;
}
