// `kasa secrets` as an operator runs it; a value is shown nowhere.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { wholeSuite } from '../depths.ts';
import { runKasa } from './run-kasa.ts';

const test = wholeSuite<{ database: NamedDatabase; folder: string }>('kasa secrets');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.folder = await mkdtemp(join(tmpdir(), 'kasa-secrets-'));
});
test.after(async ({ database, folder }) => {
  await database.close();
  await rm(folder, { recursive: true });
});

test('a value comes in by standard input, is used and never shown, and may be removed', async ({
  database,
  folder,
}) => {
  const said: string[] = [];
  const run = async (args: string[], { input = '', ...env }: Record<string, string> = {}) => {
    const ran = await runKasa(['secrets', ...args], {
      env: { DATABASE_URL: database.url, KASA_DATA: folder, SMTP_URL: '', ...env },
      input,
    });
    said.push(ran.stdout, ran.stderr);
    return ran;
  };
  const input = 'smtps://shop:hunter2@mail.example\n';
  const set = await run(['set', 'SMTP_URL', '--json'], { input });
  assert.equal(JSON.parse(set.stdout), { ok: true, name: 'SMTP_URL', isOutranked: false });
  const listed = JSON.parse((await run(['list', '--json'])).stdout);
  assert.equal(
    listed.secrets.map(({ name, isReadable }: Record<string, unknown>) => [name, isReadable]),
    [['SMTP_URL', true]],
  );
  const outranked = await run(['set', 'SMTP_URL'], { input, SMTP_URL: 'smtp://localhost' });
  assert.match(outranked.stdout, 'The environment has a variable of this name, which is used instead.');

  const wrong = await run(['set', 'SMTP_URL', '--json'], { input: 'hunter2' });
  assert.equal([wrong.code, JSON.parse(wrong.stdout).error.code], [1, 'SECRET_INVALID']);
  assert.is((await run(['set', 'SMTP_URL'])).code, 1);
  assert.is((await run(['set', 'PORT'], { input: '1' })).code, 2);
  assert.is((await run(['set', 'SMTP_URL', 'a-value-in-the-arguments'])).code, 2);

  const lost = await run(['list'], { KASA_DATA: join(folder, 'another') });
  assert.match(lost.stdout, 'cannot be read');
  assert.match((await run(['rotate'])).stdout, 'Encrypted anew: 1.');
  assert.match((await run(['remove', 'SMTP_URL'])).stdout, 'SMTP_URL is removed.');
  assert.is((await run(['remove', 'SMTP_URL'])).code, 1);
  assert.match((await run(['list'])).stdout, 'No secrets are stored.');
  assert.not.match(said.join('\n'), 'hunter2');
});

test.run();
