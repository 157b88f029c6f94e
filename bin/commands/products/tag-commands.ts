// `kasa products tag|untag`: one tag of many products, named or found, in one line of the history.

import type { Command } from 'commander';
import type { ChangedProducts } from '#server/catalogue/office/bulk/change-many-products.ts';
import { isTag } from '#src/catalogue/is-tag.ts';
import { LONGEST_TAG, type UnchangedReason } from '#src/catalogue/office/product-list/many-changes.ts';
import { CliError } from '../../cli-errors.ts';
import { collectOption } from '../../collect-option.ts';
import { filterHelp, refusedMany } from '../catalogue/product-filter-flag.ts';
import { readWhich } from './which-products.ts';

type TagFlags = { filter?: string[]; json?: boolean };

const help = `
${filterHelp}

Example:
  $ kasa products tag winter fox owl
  $ kasa products tag sale --filter collection=mugs --filter state=published
  $ kasa products untag winter fox`;

export function registerTags(products: Command): void {
  for (const [name, isAdded, description] of [
    ['tag', true, 'give products a tag'],
    ['untag', false, 'take a tag off products'],
  ] as const) {
    products
      .command(name)
      .description(description)
      .argument('<tag>', 'as products and rules of collections have it')
      .argument('[handles...]', 'the handles of the products')
      .option('--filter <name=value>', 'all products that the filter finds; may be given again', collectOption)
      .option('--json', 'print the result as JSON')
      .addHelpText('after', help)
      .action((tag: string, handles: string[], flags: TagFlags) => changeTag({ tag, isAdded }, handles, flags));
  }
}

async function changeTag(
  { tag: typed, isAdded }: { tag: string; isAdded: boolean },
  handles: string[],
  { filter, json }: TagFlags,
): Promise<void> {
  const tag = typed.trim();
  if (tag === '' || tag.length > LONGEST_TAG) {
    const title = tag === '' ? 'The tag is empty.' : `A tag has at most ${LONGEST_TAG} letters.`;
    throw new CliError({ code: 'TAG_INVALID', title, fix: 'Write a word or two, such as winter.' });
  }
  if (isAdded && !isTag(tag)) {
    const title = `A tag has no comma and no semicolon, which separate tags in files: “${tag}”.`;
    throw new CliError({ code: 'TAG_INVALID', title, fix: 'Give one tag after the other.' });
  }
  const [{ withDatabase }, { changeManyProducts }, { findMarkets }, { byCommand }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/catalogue/office/bulk/change-many-products.ts'),
    import('#server/shop/find-markets.ts'),
    import('#server/history/change-batch.ts'),
  ]);
  const changed = await withDatabase(async (context) => {
    const { db, now } = context;
    const { catalogueLanguage: baseLocale } = await findMarkets(db);
    const which = await readWhich(context, handles, filter);
    const saver = { db, now, by: byCommand, baseLocale };
    const done = await changeManyProducts(saver, which, { kind: 'tag', tag, isAdded });
    if (!done.ok) throw refusedMany(done.error);
    return done.value;
  });
  if (json) console.log(JSON.stringify({ ok: true, ...changed }));
  else print(changed);
  if (changed.refused > 0) process.exitCode = 1;
}

const because: Partial<Record<UnchangedReason, string>> = {
  Same: 'it was so already',
  ProductUnknown: 'it has just gone',
};

function print({ changed, unchanged, refused, others, batchId }: ChangedProducts): void {
  for (const { name, reason, isRefused } of others) {
    const why = because[reason] ?? 'it would have more tags than a product can';
    console.log(`  ${name}  ${isRefused ? 'refused' : 'unchanged'}, because ${why}`);
  }
  console.log(`${changed} changed, ${unchanged} unchanged, ${refused} refused.`);
  if (batchId) console.log(`kasa undo ${batchId} takes it back.`);
}
