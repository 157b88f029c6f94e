import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { unknownCompany } from '#src/shop/company.ts';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { aCompany } from '../../fixtures/a-company.ts';
import { makeDataDirectory } from '../../fixtures/data-directory.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { directory: string; database: NamedDatabase };

const test = suite<Context>('kasa settings');

test.before(async (context) => {
  context.directory = await makeDataDirectory('settings');
  context.database = await openTestDatabase();
});
test.after(async ({ directory, database }) => {
  await database.close();
  rmSync(directory, { recursive: true });
});

const run = ({ directory, database }: Context, ...args: string[]) =>
  runKasa(['settings', ...args], { env: { KASA_DATA: directory, DATABASE_URL: database.url } });

function file({ directory }: Context, content: string): string {
  const path = join(directory, 'company.json');
  writeFileSync(path, content);
  return path;
}

test('what was set is printed, and setting it again changes nothing', async (context) => {
  const unset = await run(context, 'get', 'company');
  assert.equal(JSON.parse(unset.stdout), unknownCompany('Kasa'), 'what is shown until it is set');
  assert.equal(JSON.parse((await run(context, 'get', 'storefront')).stdout), { guaranteeNoticeOnProducts: false });
  const set = await run(context, 'set', 'company', file(context, JSON.stringify(aCompany())));
  assert.is(set.stdout, 'Stored as version 1 of company; pages show it from now on.\n');
  const { stdout } = await run(context, 'get', 'company');
  assert.equal(JSON.parse(stdout), aCompany());
  const again = await run(context, 'set', 'company', file(context, stdout), '--json');
  assert.equal(JSON.parse(again.stdout), { ok: true, document: 'company', version: 1, isNew: false });
});

test('the history names what each version changed, and a version comes back', async (context) => {
  await run(context, 'set', 'mail', '--set', 'replyTo=answers@tea.example');
  await run(context, 'set', 'mail', '--set', 'replyTo=others@tea.example', '--set', 'merchant=orders@tea.example');
  const { stdout } = await run(context, 'history', 'mail');
  assert.match(
    stdout,
    /^ {4}2 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}cli\n {7}replyTo: "answers@tea.example" -> "others@tea.example"\n {7}merchant: /,
  );
  const older = await run(context, 'history', 'mail', '--before', '2', '--json');
  assert.equal(
    JSON.parse(older.stdout).versions.map(({ version, changed }: { version: number; changed: unknown }) => [
      version,
      changed,
    ]),
    [[1, [{ path: 'replyTo', before: '', after: 'answers@tea.example' }]]],
  );
  const back = await run(context, 'back', 'mail', '1');
  assert.is(back.stdout, 'What version 1 of mail said is in force again, as version 3.\n');
  assert.is(JSON.parse((await run(context, 'get', 'mail')).stdout).replyTo, 'answers@tea.example');
});

test('a fault is named with its place, and nothing is stored', async (context) => {
  const path = file(context, JSON.stringify(aCompany({ email: 'nobody' })));
  const { code, stderr } = await run(context, 'set', 'company', path);
  assert.is(code, 1);
  assert.match(stderr, 'email: must be an e-mail address');
  assert.match(stderr, 'kasa settings get company');
});

test('an editor’s faults are said, it opens again with what was written, and what is mended is stored', async (context) => {
  const env = { KASA_DATA: context.directory, DATABASE_URL: context.database.url, VISUAL: '' };
  const wrong = join(context.directory, 'wrong.json');
  const right = join(context.directory, 'right.json');
  writeFileSync(wrong, JSON.stringify({ name: '' }));
  writeFileSync(right, JSON.stringify({ name: 'De Theewinkel' }));
  const editor = `sh -c 'test -e ${right}.seen && cp ${right} "$0" || { cp ${wrong} "$0"; touch ${right}.seen; }'`;
  const edited = await runKasa(['settings', 'edit', 'identity'], { env: { ...env, EDITOR: editor } });
  assert.match(edited.stderr, 'name: must not be empty');
  assert.is(edited.stdout, 'Stored as version 1 of identity; pages show it from now on.\n');
  const untouched = await runKasa(['settings', 'edit', 'identity'], { env: { ...env, EDITOR: 'true' } });
  assert.is(untouched.stdout, 'Nothing was changed in identity.\n');
  const stubborn = await runKasa(['settings', 'edit', 'identity'], { env: { ...env, EDITOR: `cp ${wrong}` } });
  assert.is(stubborn.code, 1);
  const [, kept = ''] = /settings set identity (\S+)"/.exec(stubborn.stderr) ?? [];
  assert.is(readFileSync(kept, 'utf8'), '{"name":""}', 'nothing that was written is lost');
});

// What the office asks about was once stored by the command without a word.
test('what a change leads to is said by the command that stores it', async (context) => {
  const stored = await run(context, 'set', 'markets', '--set', 'markets.0.deliversTo=["ES","FR"]');
  assert.match(stored.stdout, 'Stored as version 1 of markets');
  assert.match(stored.stderr, 'this market delivers to France, Spain alone');
  const again = await run(context, 'set', 'markets', '--set', 'markets.0.deliversTo=["ES","FR"]');
  assert.is(again.stderr, '');
});

test('a market is given numbers of its own, and two series that could meet are named', async (context) => {
  const stored = await run(context, 'set', 'invoices', '--set', 'marketSeries.de.invoice=DE-RG/{year}/{number}');
  assert.match(stored.stdout, 'of invoices');
  const meeting = await run(context, 'set', 'invoices', '--set', 'marketSeries.pl.receipt=DE-RG/{number}/{year}');
  assert.is(meeting.code, 1);
  assert.match(meeting.stderr, /marketSeries\.(de|pl)\.\w+: could write the same number as another series/);
});

test('what is no document, and what is no JSON, is said', async (context) => {
  const wrong = await run(context, 'get', 'colours');
  assert.is(wrong.code, 2);
  assert.match(wrong.stderr, /Expected one of .*identity.*assistants\./s);
  const broken = await run(context, 'set', 'company', file(context, '{'));
  assert.is(broken.code, 1);
  assert.match(broken.stderr, 'is not JSON');
});

test('a value without its flag, a folder and a file that is not there are told apart', async (context) => {
  const value = await run(context, 'set', 'company', 'address.country=DE');
  assert.is(value.code, 1);
  assert.match(value.stderr, 'There is no file address.country=DE.');
  assert.match(value.stderr, 'write --set address.country=DE');
  assert.match((await run(context, 'set', 'company', context.directory)).stderr, 'is a folder.');
  assert.match((await run(context, 'set', 'company', 'nowhere.json')).stderr, 'Check the path and its spelling.');
});

test.run();
