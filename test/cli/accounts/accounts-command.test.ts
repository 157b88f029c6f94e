// `kasa accounts` as a merchant or her accountant types it, rightly and wrongly.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { aPaidOrder } from '../../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { setSettings } from '../../fixtures/settings/set-settings.ts';
import { aPolishCompany } from '../../invoices/a-sale.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { database: NamedDatabase; folder: string };
const test = suite<Context>('kasa accounts');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.folder = await mkdtemp(join(tmpdir(), 'kasa-accounts-'));
  const { db } = context.database;
  await setSettings(db, 'company', aPolishCompany());
  await aPaidOrder({ db, payments: aPaymentProvider(), now: () => new Date('2026-11-24T10:00:00Z') });
});
test.after(async ({ database, folder }) => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function run({ database: { url } }: Context, ...args: string[]) {
  const env = { DATABASE_URL: url, SANDBOX_PORT: '9' };
  const { code, stdout } = await runKasa(['accounts', ...args, '--json'], { env });
  return { code, answer: JSON.parse(stdout) };
}

test('a month with a sale, and one that is not there yet, are files', async (context) => {
  const file = join(context.folder, 'jpk.csv');
  const { code, answer } = await run(context, '2026-11', file, '--report', 'jpk');
  assert.equal([code, answer.reports, answer.sums.length], [0, ['jpk'], 1]);
  assert.match(await readFile(file, 'utf8'), '"118,69"');
  const ahead = join(context.folder, 'ahead.zip');
  const later = await run(context, '2099-12', ahead);
  assert.equal([later.code, later.answer.sums], [0, []]);
  const env = { DATABASE_URL: context.database.url, SANDBOX_PORT: '9' };
  const { stdout } = await runKasa(['accounts', '2099-11', join(context.folder, 'said.zip')], { env });
  assert.match(stdout, '2099-11 has not begun: nothing is in it yet.');
  await rm(join(context.folder, 'said.zip'));
  await rm(file);
  await rm(ahead);
});

test('a month is an archive of the reports of its country, each of which is to be had alone', async (context) => {
  const archive = join(context.folder, 'month.zip');
  const { code, answer } = await run(context, '2026-11', archive);
  assert.equal([code, answer.reports], [0, ['sales', 'jpk', 'cash', 'oss', 'stripe']]);
  const bytes = (await readFile(archive)).toString('latin1');
  for (const name of answer.reports) {
    assert.ok(bytes.includes(`${name}-2026-11.csv`), name);
    const file = join(context.folder, `${name}.csv`);
    assert.equal((await run(context, '2026-11', file, '--report', name)).answer.reports, [name]);
    assert.ok((await readFile(file, 'utf8')).includes(';'), name);
    await rm(file);
  }
  await rm(archive);
});

test('what makes no sense is refused by its code, and no file is begun', async (context) => {
  const kept = join(context.folder, 'kept.csv');
  await writeFile(kept, 'mine');
  const other = join(context.folder, 'other.csv');
  const refusals: [string, string[]][] = [
    ['MONTH_UNREADABLE', ['2026-13', other]],
    ['MONTH_UNREADABLE', ['0000-01', other]],
    ['MONTH_UNREADABLE', ['9999-12', other]],
    ['REPORT_OF_OTHERS', ['2026-11', other, '--report', 'datev']],
    ['FILE_EXISTS', ['2026-11', kept]],
    ['FILE_NOT_WRITABLE', ['2026-11', join(context.folder, 'no', 'where.zip')]],
  ];
  for (const [code, args] of refusals) assert.is((await run(context, ...args)).answer.error.code, code, args.join(' '));
  assert.equal(await readdir(context.folder), ['kept.csv']);
  assert.is(await readFile(kept, 'utf8'), 'mine');
});

test.run();
