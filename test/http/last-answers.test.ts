// A server that stops waits for answers that are on their way, and for nothing else.
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { endConnectionsWhenStopping } from '#server/http/last-answers.ts';

async function aServer() {
  const app = Fastify();
  endConnectionsWhenStopping(app, () => false);
  const { promise: answer, resolve: letAnswer } = Promise.withResolvers<string>();
  const { promise: isClosing, resolve: closes } = Promise.withResolvers<void>();
  app.addHook('preClose', async () => closes());
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
  app.get('/slow', () => {
    isAsked();
    return answer;
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, port: Number(new URL(origin).port), asked, isClosing, letAnswer };
}

async function open(port: number): Promise<{ socket: Socket; received: () => string; over: Promise<void> }> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  const over = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise((resolve) => socket.once('connect', resolve));
  return { socket, received: () => text, over };
}

test('a connection that was never used does not keep it', async () => {
  const { app, port } = await aServer();
  const { over } = await open(port);
  await Promise.all([app.close(), over]);
});

test('an answer that is on its way arrives, and says that it is the last', async () => {
  const { app, port, asked, isClosing, letAnswer } = await aServer();
  const { socket, received, over } = await open(port);
  socket.write('GET /slow HTTP/1.1\r\nhost: shop.example\r\n\r\n');
  await asked;
  const closed = app.close();
  await isClosing;
  letAnswer('carried on');
  await Promise.all([closed, over]);
  assert.match(received(), /^HTTP\/1\.1 200.*connection: close.*carried on$/is);
});

test.run();
