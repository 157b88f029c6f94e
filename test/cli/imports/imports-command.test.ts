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

test('columns are read otherwise, and the file is looked through once more', async (context) => {
  const services = servicesOf({ db: context.database.db, now: () => new Date('2026-11-20T10:00:00Z') });
  const id = String(await handIn(services, 'Was,URL handle,Betrag,Notiz\nEule,eule,"12,50",x\n', 'own.csv'));
  await doSteps(services);
  const read = (...args: string[]) => kasa(context, 'read', id, ...args);
  const listed = (await read()).stdout;
  assert.match(listed, '  URL handle: read as URL handle  (eule)\n');
  assert.match(listed, /Fields: Title, .*Price/);

  const changed = await read('--column', 'Was=title', '--column', 'Betrag=Price', '--leave-out', 'Notiz', '--drafts');
  assert.match(changed.stdout, '  Was: read as Title  (Eule)\n');
  assert.match(changed.stdout, '  Notiz: left out  (x)\n');
  assert.is((await jobOf(services, Number(id))).state, 'checking');
  await doSteps(services);
  const { state, report, options } = await jobOf(services, Number(id));
  assert.equal([state, report?.products.created, options.newAreDrafts], ['checked', 1, true]);
  await read('--no-drafts', '--currency', 'eur');
  const again = await jobOf(services, Number(id));
  assert.equal(
    [again.options.newAreDrafts, again.options.currency, again.chosen_columns?.[0]],
    [false, 'EUR', 'Title'],
  );

  const refused: [string[], string][] = [
    [['--column', 'Wer=Title'], 'own.csv has no column Wer.'],
    [['--column', 'Was=Colour of the sky'], 'Nothing of a product is called Colour of the sky.'],
    [['--language', 'xx'], 'Kasa does not speak the language xx.'],
    [['--currency', 'XXX'], 'The shop knows no currency XXX.'],
  ];
  for (const [args, said] of refused) assert.match((await read(...args)).stderr, said);
  await kasa(context, 'cancel', id);
  assert.match((await read('--drafts')).stderr, `Import ${id} cannot be read otherwise any more`);
});

test.run();
