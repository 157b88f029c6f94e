import type { Command } from 'commander';
import { printable } from '../orders/printable-text.ts';

const help = `
Shoppers leave their address on the page of an article that is sold out, and confirm it. Each gets one e-mail as soon as the
article can be bought again; its address is deleted some days later.

Example:
  $ kasa waiting
  $ kasa waiting --json`;

export function registerWaiting(program: Command): void {
  program
    .command('waiting')
    .description('list how many wait for what is sold out')
    .option('--json', 'print the list as JSON')
    .addHelpText('after', help)
    .action(listWaiting);
}

async function listWaiting({ json }: { json?: boolean }): Promise<void> {
  const [{ withDatabase }, { listWaitingForStock }, { findMarkets }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/service/back-in-stock-store.ts'),
    import('#server/shop/find-markets.ts'),
  ]);
  const waiting = await withDatabase(async ({ db }) =>
    listWaitingForStock(db, (await findMarkets(db)).catalogueLanguage),
  );
  if (json) {
    console.log(JSON.stringify({ ok: true, waiting }));
    return;
  }
  if (waiting.length === 0) console.log('Nobody waits for anything.');
  for (const { sku, handle, title, waiting: count } of waiting) {
    console.log(`${String(count).padStart(5)}  ${sku || handle}  ${printable(title)}`);
  }
}
