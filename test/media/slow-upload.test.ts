// A photo on a slow line, over a real connection: it may take longer than other requests, and leaves nothing when it ends in
// the middle.
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pictureUploadPath } from '#src/media/office/picture-upload.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { shopOrigin } from '../fixtures/post-form.ts';
import { until } from '../fixtures/until.ts';
import { signedInStaff } from '../staff/sign-in-as.ts';
import { aPictureFile } from './a-picture-file.ts';

type Context = { shop: ShopFixture; cookie: string; port: number };

const test = suite<Context>('a photo on a slow line');

test.before(async (context) => {
  context.shop = await aShop();
  context.cookie = (await signedInStaff(context.shop.database.db, 'manager', { now: shopTime })).cookie;
  const server = context.shop.app.server as Server & { connectionsCheckingInterval: number };
  // A hundred times shorter than the shop's own.
  server.headersTimeout = 150;
  server.requestTimeout = 300;
  server.connectionsCheckingInterval = 50;
  await context.shop.app.listen({ host: '127.0.0.1', port: 0 });
  context.port = (server.address() as AddressInfo).port;
});
test.after(({ shop }) => shop.close());

const files = async ({ shop }: Context) => readdir(join(shop.mediaDirectory, 'originals')).catch((): string[] => []);

/** A request whose body is longer than what was sent of it. */
function begin({ port, cookie }: Context, photo: Buffer, path: string = pictureUploadPath): Socket {
  const socket = connect(port, '127.0.0.1');
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${new URL(shopOrigin).host}`,
    `Origin: ${shopOrigin}`,
    `Cookie: ${cookie}`,
    'Content-Type: image/png',
    `Content-Length: ${photo.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(photo.subarray(0, photo.length / 2));
  return socket;
}

test('it is taken after the time that any other request has, which ends those', async (context) => {
  const photo = await aPictureFile();
  const socket = begin(context, photo);
  await until(async () => (await files(context)).length > 0, 'the photo is on its way');
  // It began later, and the same look at all connections ends it.
  const other = begin(context, photo, '/api/admin/mutation/PicturesRemove').resume();
  await once(other, 'close');
  socket.write(photo.subarray(photo.length / 2));
  const [answer] = await once(socket, 'data');
  assert.match(String(answer), 'HTTP/1.1 200 OK');
  assert.match(String(answer), '"refusal":null');
  socket.destroy();
});

test('a line that is cut leaves neither a file nor a row', async (context) => {
  const { db } = context.shop.database;
  const [filesBefore, rowsBefore] = [await files(context), await db.selectFrom('pictures').select('key').execute()];
  const socket = begin(context, await aPictureFile({ colour: '#00ff00' }));
  await until(async () => (await files(context)).length > filesBefore.length, 'half of it is written');
  socket.destroy();
  await until(async () => (await files(context)).length === filesBefore.length, 'what was written is gone');
  assert.equal(await files(context), filesBefore);
  assert.equal(await db.selectFrom('pictures').select('key').execute(), rowsBefore);
});

test.run();
