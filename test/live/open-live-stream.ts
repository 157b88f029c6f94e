// A browser's stream of the office, without the browser.
import type { AddressInfo } from 'node:net';
import { livePath } from '#src/live/live-messages.ts';
import { readEvents } from '../../client/office/read-events.ts';
import type { ShopFixture } from '../fixtures/a-shop.ts';
import { until } from '../fixtures/until.ts';

export type OpenLiveStream = {
  /** Each as its name and what it tells, e.g. `order 1001`. */
  events: string[];
  /** The id that the next request sends back. */
  position: () => string;
  isOver: () => boolean;
  untilTold(event: string): Promise<void>;
  close(): void;
};

/** The shop listens afterwards. */
export async function originOf({ app }: ShopFixture): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

export async function askForStream(shop: ShopFixture, headers: Record<string, string>, signal?: AbortSignal) {
  return fetch((await originOf(shop)) + livePath, { headers, ...(signal && { signal }) });
}

/** Begun: its `hello` has come. */
export async function openLiveStream(shop: ShopFixture, cookie: string, since?: string): Promise<OpenLiveStream> {
  const ending = new AbortController();
  const headers = { cookie, ...(since && { 'last-event-id': since }) };
  const answer = await askForStream(shop, headers, ending.signal);
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`);
  const events: string[] = [];
  let position = '';
  let isOver = false;
  (async () => {
    for await (const { id, name, data } of readEvents(answer.body as ReadableStream, () => undefined)) {
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
    close: () => ending.abort(),
  };
}

function describe(name: string, data: string): string {
  const { kind, subject, isComplete } = JSON.parse(data);
  if (name === 'change') return `${kind} ${subject}`;
  return isComplete === false ? `${name} anew` : name;
}
