// The command that lists discount codes, makes, changes and stops them.

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { whole } from '../../depths.ts';
import { runKasa } from '../run-kasa.ts';

const test = suite<{ database: NamedDatabase }>('kasa discounts');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

function kasa({ database }: { database: NamedDatabase }, ...args: string[]) {
  return runKasa(['discounts', ...args], { env: { DATABASE_URL: database.url } });
}

test('codes are made, changed, stopped and listed', async (context) => {
  assert.is((await kasa(context)).stdout, 'The shop has no discount codes yet.\n');
  const made = await kasa(context, 'set', 'spring10', '--percent', '12,5', '--until', '2027-03-31', '--limit', '100');
  assert.is(made.code, 0, made.stderr);
  assert.is(made.stdout, 'SPRING10  active, 12.5%, until 2027-03-31, used 0 of 100 times\n');
  const amounts = ['--amount', '20 PLN', '--amount', '5 EUR', '--minimum', '100 PLN'];
  const changed = await kasa(context, 'set', 'SPRING10', ...amounts, '--per-email', '1');
  const terms = '5.00 EUR / 20.00 PLN, from 100.00 PLN, used 0 times, at most 1 for an e-mail address';
  assert.is(changed.stdout, `SPRING10  active, ${terms}\n`);
  assert.is((await kasa(context, 'stop', 'spring10')).stdout, `SPRING10  stopped, ${terms}\n`);
  const { ok, codes } = JSON.parse((await kasa(context, 'start', 'SPRING10', '--json')).stdout);
  assert.equal(
    [ok, codes.length, codes[0].state, codes[0].reward],
    [...[true, 1, 'active'], { kind: 'amount', amounts: { PLN: 2_000, EUR: 500 } }],
  );
  const logged = await context.database.db.selectFrom('audit_log').select(['who', 'kind']).orderBy('id').execute();
  assert.equal(
    logged.map(({ who, kind }) => `${who}: ${kind}`),
    ['created', 'changed', 'stopped', 'started'].map((done) => `command line: discount.${done}`),
  );
});

whole(test)('what makes no sense is refused, and nothing is changed', async (context) => {
  const refusals: [string[], number, RegExp][] = [
    [['set', 'TEN'], 1, /Name one of --percent, --amount and --free-delivery/],
    [['set', 'TEN', '--percent', '10', '--until', '2027-03-28T02:30'], 1, /Write 2027-03-28T03:30, for example/],
    [['set', 'TEN', '--percent', '10', '--until', '2020-01-01'], 1, /The last day is over/],
    [['set', 'TEN', '--percent', '10', '--until', '9999-12-31'], 1, /the last day that is understood is 9998-12-31/],
    [['set', 'TEN', '--percent', '101'], 2, /Expected a part of 100/],
    [['set', 'TEN', '--percent', '10', '--collection', 'nowhere'], 1, /The shop has no nowhere/],
    [['stop', 'NONE'], 1, /There is no discount code NONE/],
  ];
  const answers = await Promise.all(refusals.map(([args]) => kasa(context, ...args)));
  for (const [index, [, code, words]] of refusals.entries()) {
    assert.is(answers[index]?.code, code);
    assert.match(answers[index]?.stderr ?? '', words);
  }
});

test('codes go out as a file and come in again, all or nothing, and are taken back', async (context) => {
  await kasa(context, 'set', 'FILED', '--percent', '10', '--per-email', '1');
  const exported = await kasa(context, 'export');
  assert.is(exported.code, 0, exported.stderr);
  const file = join(await mkdtemp(join(tmpdir(), 'kasa-codes-')), 'codes.csv');
  await writeFile(file, exported.stdout);
  const again = await kasa(context, 'import', file);
  assert.match(again.stdout, /^0 codes made, 0 changed, \d+ unchanged\.\n$/);
  await writeFile(file, exported.stdout.replace('FILED,percentage,10', 'FILED,percentage,15'));
  assert.match(
    (await kasa(context, 'import', file, '--dry-run')).stdout,
    /^Dry run, nothing was changed: 0 codes made, 1 changed/,
  );
  const changed = await kasa(context, 'import', file);
  assert.match(changed.stdout, /^0 codes made, 1 changed, \d+ unchanged\.\nTaken back by: kasa undo \d+\n$/);
  for (const [content, said] of [
    ['', /:1: The file is empty/],
    ['\uFEFFcode,kind,percent,for\n', /:1: The file has a head and no row below it/],
  ] as const) {
    await writeFile(file, content);
    const empty = await kasa(context, 'import', file);
    assert.is(empty.code, 1, content);
    assert.match(empty.stderr, said);
  }
  await writeFile(file, 'code,kind,percent,for\nFILED,percentage,900,everything\n');
  const refused = await kasa(context, 'import', file);
  assert.is(refused.code, 1);
  assert.match(refused.stderr, /:2 percent: “900” .*\nOne fault; nothing was changed\.\n$/);
});

test.run();
