// `kasa serve` is told to stop while visitors are being served: everybody who was let in gets the whole answer.
import { Agent, get } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startRunningShop } from '../browser/running-shop.ts';

const VISITORS = 20;

type Visit = { status: number; isWhole: boolean } | { error: string };

test('SIGTERM under load loses no request that was let in', async () => {
  const shop = await startRunningShop();
  const agent = new Agent({ keepAlive: false });
  const visits: Visit[] = [];
  let isStopped = false;
  const visitor = async () => {
    while (!isStopped) visits.push(await visit(`${shop.origin}/pl/c/plakaty`, agent));
  };
  const visitors = Array.from({ length: VISITORS }, visitor);
  while (visits.length < 3 * VISITORS) await new Promise((resolve) => setTimeout(resolve, 50));
  await shop.stop();
  isStopped = true;
  await Promise.all(visitors);

  const served = visits.filter((each) => 'status' in each);
  const errors = visits.filter((each) => 'error' in each).map((each) => each.error);
  assert.ok(served.length >= 3 * VISITORS);
  assert.ok(served.every((each) => (each.status === 200 && each.isWhole) || each.status === 503));
  // After the end nobody listens, and a connection that still waited to be accepted is reset with the socket: at most
  // one of each visitor. Neither is a request that was let in.
  assert.equal(
    errors.filter((error) => error !== 'ECONNREFUSED' && error !== 'ECONNRESET'),
    [],
  );
  assert.ok(errors.filter((error) => error === 'ECONNRESET').length <= VISITORS);
});

function visit(url: string, agent: Agent): Promise<Visit> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('close', () => resolve({ status: response.statusCode ?? 0, isWhole: body.endsWith('</html>') }));
    });
    request.on('error', (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message }));
  });
}

test.run();
