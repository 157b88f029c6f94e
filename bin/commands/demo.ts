import type { Command } from 'commander';
import type { RemovalRefusal } from '#server/demo/remove-demo.ts';
import { CliError } from '../cli-errors.ts';

type RemoveFlags = { withTestOrders?: boolean; json?: boolean };

const removeHelp = `
Takes away whole what the demo has put in: products, collections, pictures, pick-up points, synonyms, and every document
of the settings that nobody has changed since. What is yours stays. An order that was paid with money is never deleted:
then nothing is. Orders of the sandbox go with --with-test-orders. It works beside a running shop.

Example:
  $ kasa demo remove --with-test-orders`;

export function registerDemo(program: Command): void {
  program
    .command('demo')
    .description('the demo that fills an empty shop')
    .addHelpText('after', removeHelp)
    .command('remove')
    .description('take the demo away')
    .option('--with-test-orders', 'delete the orders that were paid in the sandbox')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', removeHelp)
    .action(remove);
}

async function remove({ withTestOrders = false, json }: RemoveFlags): Promise<void> {
  const [{ withDatabase }, { removeDemo }, { inTransaction }] = await Promise.all([
    import('./with-database.ts'),
    import('#server/demo/remove-demo.ts'),
    import('#server/database/transaction.ts'),
  ]);
  const { products, orders, pictures } = await withDatabase(async ({ db, pictureFiles, now }) => {
    const removed = await inTransaction(db, (tx) => removeDemo(tx, { withTestOrders, now: now() }));
    if (!removed.ok) throw refused(removed.error);
    await pictureFiles.delete(removed.value.pictures);
    return removed.value;
  });
  if (json) return console.log(JSON.stringify({ ok: true, products, orders, pictures: pictures.length }));
  console.log(
    [
      `The demo is gone: ${products} products, ${pictures.length} pictures, ${orders} test orders.`,
      'Next: kasa init --name "Your shop"',
    ].join('\n'),
  );
}

function refused(refusal: RemovalRefusal): CliError {
  switch (refusal.kind) {
    case 'NoDemo':
      return new CliError({
        code: 'NO_DEMO',
        title: 'There is no demo in this shop.',
        fix: 'Nothing has to be done. "kasa init" begins a shop of your own.',
      });
    case 'RealOrders':
      return new CliError({
        code: 'SHOP_HAS_ORDERS',
        title: `Orders of this shop were paid outside the sandbox: ${refusal.numbers.slice(0, 5).join(', ')}${refusal.numbers.length > 5 ? ', …' : ''}.`,
        fix: 'They have to be kept, and so do the goods that they name. Begin elsewhere: set DATABASE_URL, or KASA_DATA to a new folder.',
      });
    case 'TestOrders':
      return new CliError({
        code: 'SHOP_HAS_TEST_ORDERS',
        title: `There ${refusal.count === 1 ? 'is an order' : `are ${refusal.count} orders`} of the sandbox, which name the demo's goods.`,
        fix: 'Delete them with it: kasa demo remove --with-test-orders.',
      });
  }
}
