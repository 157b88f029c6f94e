// The last migrations on a large shop, while it goes on selling: whoever writes a row of a large table waits for no more than
// a second. Here are few rows, where little takes long, so what is written anew is looked at, too, and whether the table was
// open meanwhile; `make bench ONLY=upgrade` is the shop that is meant, with a million.
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { type NamedDatabase, openEmptyDatabase } from '../test-database.ts';
import { applyLastBesideSales, LONGEST_WAIT_MS } from './beside-sales.ts';

const ROWS = 20_000;
/** What takes longer says so beforehand. */
const LONGEST_UNSAID_MS = 10_000;
/** Those before it may not be edited any more, and say nothing. */
const FIRST_THAT_SAYS = '000343';

const test = wholeSuite<{ database: NamedDatabase }>('migrations beside sales');

test.before(async (context) => {
  context.database = await openEmptyDatabase({ deadlines: null });
});
test.after(({ database }) => database.close());

test('none of the last migrations keeps a sale waiting for more than a second, or takes long unsaid', async ({
  database: { db },
}) => {
  const applied = await applyLastBesideSales(db, ROWS);
  const longest = applied.toSorted((a, b) => b.tookMs - a.tookMs).slice(0, 3);
  console.log(`# ${ROWS} orders: ${longest.map(({ name, tookMs }) => `${name} ${Math.round(tookMs)} ms`).join(', ')}`);
  const faults = applied.flatMap(({ name, tookMs, waits, isSaid, unsaid, closed }) => [
    ...(name < FIRST_THAT_SAYS ? [] : unsaid.map((table) => `${name} goes through ${table} and does not say so`)),
    ...closed.map((table) => `${name} closes ${table} while it goes through it: an index wants a migration of its own`),
    ...Object.entries(waits)
      .filter(([, ms]) => ms > LONGEST_WAIT_MS)
      .map(([table, ms]) => `${name}: ${table} waited for ${Math.round(ms)} ms`),
    ...(tookMs > LONGEST_UNSAID_MS && !isSaid ? [`${name} took ${Math.round(tookMs)} ms and does not say so`] : []),
  ]);
  assert.equal(faults, []);
});

test.run();
