// `kasa pictures`: the library, and taking out of it what nothing shows.
import type { Command } from 'commander';
import { CliError } from '../cli-errors.ts';
import { printable } from './orders/printable-text.ts';

type ListFlags = { unused?: boolean; search?: string; after?: string; json?: boolean };
type RemoveFlags = { unused?: boolean; json?: boolean };

const help = `
What a product, a collection, an order or a block of a page shows is never removed. What is removed can be taken back by
"kasa undo" for 90 days; then its files are deleted.

Example:
  $ kasa pictures list --unused
  $ kasa pictures remove 0f3a9c41d2b85e6a7c10
  $ kasa pictures remove --unused`;

export function registerPictures(program: Command): void {
  const pictures = program
    .command('pictures')
    .description('list the pictures of the library, and remove what nothing shows')
    .addHelpText('after', help);
  pictures
    .command('list')
    .description('list pictures, the newest first')
    .option('--unused', 'only those that nothing shows')
    .option('--search <text>', 'a part of a file’s name, of what describes it, or of a product’s title')
    .option('--after <key>', 'only those after this one: the next page')
    .option('--json', 'print them as JSON')
    .action(list);
  pictures
    .command('remove')
    .description('take pictures out of the library')
    .argument('[keys...]', 'the keys that "kasa pictures list" prints')
    .option('--unused', 'every one that nothing shows')
    .option('--json', 'print the result as JSON')
    .action(remove);
}

async function list({ unused = false, search, after, json }: ListFlags): Promise<void> {
  const [{ withDatabase }, { listLibraryPictures }, { findMarkets }] = await Promise.all([
    import('./with-database.ts'),
    import('#server/catalogue/office/pictures/list-library-pictures.ts'),
    import('#server/shop/find-markets.ts'),
  ]);
  const { rows, before } = await withDatabase(async ({ db }) => {
    const { catalogueLanguage } = await findMarkets(db);
    return listLibraryPictures(db, { text: search, isUnused: unused, before: after }, catalogueLanguage);
  });
  if (json) return console.log(JSON.stringify({ ok: true, pictures: rows }));
  const lines = rows.map(({ key, name, width, height, productCount, isShownElsewhere }) => {
    const uses = [productCount > 0 && `products: ${productCount}`, isShownElsewhere && 'shown elsewhere'];
    return `${key}  ${width} × ${height}  ${printable(name) || 'without a name'}  (${uses.filter(Boolean).join(', ') || 'unused'})`;
  });
  console.log(lines.join('\n') || 'There is no such picture.');
  if (before) console.log(`More: --after ${before}`);
}

async function remove(keys: string[], { unused = false, json }: RemoveFlags): Promise<void> {
  if (unused === keys.length > 0) {
    throw new CliError({
      code: 'PICTURES_UNNAMED',
      title: 'Nothing was removed: it must be clear which pictures are meant.',
      fix: 'Name their keys, or write --unused and no keys.',
    });
  }
  const [{ withDatabase }, { removePictures }, { byCommand }] = await Promise.all([
    import('./with-database.ts'),
    import('#server/catalogue/office/pictures/remove-pictures.ts'),
    import('#server/history/change-batch.ts'),
  ]);
  const done = await withDatabase(({ db, now }) =>
    removePictures({ db, now, by: byCommand }, unused ? 'unused' : keys),
  );
  if (json) return console.log(JSON.stringify({ ok: true, ...done }));
  console.log(done.removed === 1 ? 'One picture was removed.' : `${done.removed} pictures were removed.`);
  if (done.used.length > 0) console.log(`In use, so they stay: ${done.used.join(', ')}.`);
  if (done.batchId) console.log(`kasa undo ${done.batchId} takes it back.`);
}
