// A receiver as the guide writes one, on this machine, which can be told to behave badly.
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { guideExample } from '#bin/commands/adding/guide-example.ts';
import { folderWith } from '../fixtures/guide-examples.ts';

export type ReceivedEvent = { id: string; type: string; version: number } & Record<string, unknown>;

type GuideReceiver = {
  isGenuine(body: string, signature: string, secret: string, now?: number): boolean;
  receive(secret: string, handle: (event: ReceivedEvent) => void): { listeners(name: 'request'): unknown[] };
};

export async function guideReceiver(): Promise<GuideReceiver> {
  const folder = await folderWith('receiver.ts', await guideExample('extending.md', 'receiver.ts', 'isGenuine'));
  const module = await import(join(folder, 'receiver.ts'));
  await rm(folder, { recursive: true });
  return module;
}

export type Receiver = AsyncDisposable & {
  url: string;
  events: ReceivedEvent[];
  /** How often it was asked. */
  readonly requests: number;
  /** From now on it does this in the place of what the guide does; null: the guide's again. */
  behave(manner: RequestListener | null): void;
};

export async function aReceiver(secret: string): Promise<Receiver> {
  const events: ReceivedEvent[] = [];
  const guide = (await guideReceiver()).receive(secret, (event) => events.push(event));
  const [takeAsTheGuide] = guide.listeners('request') as RequestListener[];
  let manner: RequestListener | null = null;
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    (manner ?? takeAsTheGuide)?.(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/kasa`,
    events,
    get requests() {
      return requests;
    },
    behave(wanted) {
      manner = wanted;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
