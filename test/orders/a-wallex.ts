// The provider of the guide's payment method, on this machine.
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guideExample } from '#bin/commands/adding/guide-example.ts';
import { loadKasaConfig } from '#server/extensions/load-kasa-config.ts';
import { type OwnPaymentMethod, registerOwnMethods } from '#server/payments/own-methods.ts';
import { folderWith } from '../fixtures/guide-examples.ts';

const secret = 'a-secret-of-shop-and-wallex';
const sign = (text: string) => createHmac('sha256', secret).update(text).digest('hex');

export type WallexCall = { path: string } & Record<string, string | number>;
type Session = { amount: number; currency: string; status: string };

export type Wallex = AsyncDisposable & {
  calls: WallexCall[];
  sessions: Map<string, Session>;
  method: OwnPaymentMethod;
  /** Its answer is lost, or it says that it is out of order; null: it works. */
  trouble: 'lost' | 'down' | null;
  /** What it posts to the shop. */
  tell(session: string, changes?: Partial<Session>): { body: string; headers: Record<string, string> };
};

/** With the method of the guide registered, as it is printed there. */
export async function aWallex(): Promise<Wallex> {
  const wallex = {
    calls: [] as WallexCall[],
    sessions: new Map<string, Session>(),
    trouble: null as Wallex['trouble'],
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const isGenuine = request.headers['x-signature'] === sign(body);
    const { session, ...asked } = JSON.parse(body);
    wallex.calls.push({ path: request.url ?? '', session, ...asked });
    if (!isGenuine || wallex.trouble === 'down') return response.writeHead(503).end();
    const known = wallex.sessions.get(session);
    if (request.url === '/payments' && !known) {
      wallex.sessions.set(session, { amount: asked.amount, currency: asked.currency, status: 'NEW' });
    }
    if (request.url === '/cancel' && known) known.status = 'REJECTED';
    if (wallex.trouble === 'lost') return response.destroy();
    const url = `http://localhost:1/pay/${session}`;
    response.end(JSON.stringify({ id: `wx-${session}`, url, session, ...wallex.sessions.get(session) }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const method = await guideMethod({
    WALLEX_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    WALLEX_SECRET: secret,
  });
  registerOwnMethods([method]);
  return Object.assign(wallex, {
    method,
    tell(session: string, changes: Partial<Session> = {}) {
      const known = wallex.sessions.get(session);
      const body = JSON.stringify({ session, ...known, ...changes });
      return { body, headers: { 'content-type': 'application/json', 'x-signature': sign(body) } };
    },
    async [Symbol.asyncDispose]() {
      registerOwnMethods([]);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

async function guideMethod(variables: Record<string, string>): Promise<OwnPaymentMethod> {
  const folder = await folderWith('kasa.config.ts', await guideExample('extending.md', 'kasa.config.ts', 'own_wallex'));
  Object.assign(process.env, variables);
  const { paymentMethods } = await loadKasaConfig(folder, {});
  for (const name of Object.keys(variables)) delete process.env[name];
  await rm(folder, { recursive: true });
  const [method] = paymentMethods;
  if (!method) throw new Error('the guide has no payment method');
  return method;
}

export async function guideCounter(): Promise<OwnPaymentMethod> {
  const folder = await folderWith(
    'kasa.config.ts',
    await guideExample('extending.md', 'kasa.config.ts', 'own_counter'),
  );
  const { paymentMethods } = await loadKasaConfig(folder, {});
  await rm(folder, { recursive: true });
  const [method] = paymentMethods;
  if (!method) throw new Error('the guide has no manual method');
  return method;
}
