// `kasa imports`: the imports of the office in the terminal.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { doSteps, handIn, jobOf, servicesOf } from '../../catalogue/import-jobs/an-import.ts';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { runKasa } from '../run-kasa.ts';

const test = suite<{ database: NamedDatabase }>('kasa imports');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

const kasa = ({ database }: { database: NamedDatabase }, ...args: string[]) =>
  runKasa(['imports', ...args], { env: { DATABASE_URL: database.url } });

test('imports are listed, shown with what was found in them, and cancelled once', async (context) => {
  const services = servicesOf({ db: context.database.db, now: () => new Date('2026-11-20T10:00:00Z') });
  const id = await handIn(services, 'Title,URL handle,Price\nOwl,owl,dear\n');
  await doSteps(services);
  const { stdout } = await kasa(context, 'list');
  assert.match(stdout, `${id}  2026-11-20 11:00  goods.csv  by Ewa  (checked, 1 faults)`);
  const shown = await kasa(context, 'show', String(id));
  assert.match(shown.stdout, 'fault, line 2, Price, “dear”: This is no price.');
  const { messages } = JSON.parse((await kasa(context, 'show', String(id), '--json')).stdout);
  assert.equal([messages.length, messages[0].code], [1, 'INVALID_PRICE']);
  assert.match((await kasa(context, 'cancel', String(id))).stdout, `Import ${id} is cancelled`);
  assert.is((await jobOf(services, id)).state, 'cancelled');
  const again = await kasa(context, 'cancel', String(id));
  assert.equal([again.code, again.stderr.includes('cannot be cancelled any more')], [1, true]);
  const unknown = await kasa(context, 'show', '999');
  assert.equal([unknown.code, unknown.stderr.includes('There is no import 999.')], [1, true]);
});

test.run();
