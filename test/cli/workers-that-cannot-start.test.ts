// With several workers the operator reads why the shop does not start once, not once a worker. Needs the built shop.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openTestDatabase } from '../database/test-database.ts';
import { freePort } from '../fixtures/free-port.ts';
import { runKasa } from './run-kasa.ts';

test('a port in use is said once, whatever the number of workers', async () => {
  const database = await openTestDatabase();
  const directory = await mkdtemp(join(tmpdir(), 'kasa-workers-'));
  const port = await freePort();
  const taken = createServer().listen(port, '127.0.0.1');
  await once(taken, 'listening');
  const env = {
    DATABASE_URL: database.url,
    KASA_DATA: directory,
    PORT: String(port),
    SANDBOX_PORT: String(await freePort()),
    LOG_LEVEL: 'error',
  };
  const { code, stdout, stderr } = await runKasa(['serve', '--workers', '3'], { env });
  taken.close();
  await database.close();
  await rm(directory, { recursive: true });
  assert.equal([code, stdout], [1, '']);
  const [title, fix, ...more] = stderr.trimEnd().split('\n');
  assert.is(title, `kasa: Port ${port} on 127.0.0.1, where the shop is to listen, is in use by another program.`);
  assert.match(fix ?? '', 'set PORT to another port');
  assert.equal(more, []);
});

test.run();
