// A way to the database that can be cut: in front of its socket, on a TCP port. What is cut off hears nothing, neither
// data nor an end, as behind a firewall that drops packets.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Relay = {
  port: number;
  /** From now on nothing gets through, on old connections and new ones; nobody is told. */
  hold(): void;
  /** What is connected from now on gets through; what was there before stays silent for good. */
  openAnew(): void;
  /** Everything gets through, also what was held. */
  release(): void;
  /** Every answer takes so much longer. */
  slowDown(ms: number): void;
  close(): Promise<void>;
};

type Pair = { shop: Socket; database: Socket };

export async function startRelay(socketPath: string): Promise<Relay> {
  const pairs = new Set<Pair>();
  let isHeld = false;
  let delayMs = 0;
  const server = createServer((shop) => {
    const database = connect(socketPath);
    const pair = { shop, database };
    pairs.add(pair);
    shop
      .on('error', () => undefined)
      .on('close', () => {
        pairs.delete(pair);
        database.destroy();
      });
    database.on('error', () => undefined).on('close', () => shop.destroy());
    shop.on('data', (bytes) => database.write(bytes));
    database.on('data', (bytes) => {
      if (delayMs > 0) setTimeout(() => shop.write(bytes), delayMs);
      else shop.write(bytes);
    });
    if (isHeld) hold(pair);
  });
  const hold = ({ shop, database }: Pair) => {
    shop.pause();
    database.pause();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    hold() {
      isHeld = true;
      for (const pair of pairs) hold(pair);
    },
    openAnew() {
      isHeld = false;
    },
    release() {
      isHeld = false;
      for (const { shop, database } of pairs) {
        shop.resume();
        database.resume();
      }
    },
    slowDown(ms) {
      delayMs = ms;
    },
    async close() {
      for (const { shop, database } of pairs) {
        shop.destroy();
        database.destroy();
      }
      server.close();
      await once(server, 'close');
    },
  };
}
