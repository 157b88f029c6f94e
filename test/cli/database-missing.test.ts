import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openEmptyDatabase } from '../database/test-database.ts';
import { runKasa } from './run-kasa.ts';

test('a database that PostgreSQL does not have is named, with the line that creates it', async () => {
  const { url, name, close } = await openEmptyDatabase();
  await close();
  const { code, stderr } = await runKasa(['migrate'], { env: { DATABASE_URL: url } });
  assert.is(code, 1);
  assert.match(stderr, `database ${name}: PostgreSQL has none of that name.`);
  assert.match(stderr, `\`createdb ${name}\``);
});

test.run();
