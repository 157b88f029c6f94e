import { type Command, InvalidArgumentError } from 'commander';
import type { StoredProduct } from '#server/catalogue/stored/list-stored-products.ts';
import { type ProductState, productStates } from '#src/catalogue/product-states.ts';
import { collectOption } from '../../collect-option.ts';
import { filterHelp, readFilters } from '../catalogue/product-filter-flag.ts';
import { printable } from '../orders/printable-text.ts';
import type { ShopClock } from '../shop-clock.ts';
import { registerOption } from './change-option.ts';
import { registerDuplicate } from './duplicate-command.ts';
import { registerEdit } from './edit-product.ts';
import { registerOptions } from './product-options.ts';
import { registerProductPictures } from './product-pictures.ts';
import { registerShow } from './show-product.ts';
import { registerStates } from './state-commands.ts';
import { registerTags } from './tag-commands.ts';

type ListFlags = {
  state?: ProductState;
  search?: string;
  filter?: string[];
  after?: string;
  limit: number;
  json?: boolean;
};

const help = `
A draft is nowhere in the shop; --at publishes it by itself. What is archived is in no list any more, and stays for the
orders that name it. Each change is a line of "kasa history" and taken back by "kasa undo".

Example:
  $ kasa products list --state draft --search mug
  $ kasa products list --filter collection=mugs --filter untranslated=de
  $ kasa products show fox
  $ kasa products edit fox title.pl="Lis polarny" vat-class=reduced FOX-30:weight=450
  $ kasa products options fox "Size: S M L"
  $ kasa products option fox Size --value "Small=S" --order "S, M, L"
  $ kasa products pictures fox 2 place=1
  $ kasa products duplicate fox
  $ kasa products tag winter --filter collection=mugs
  $ kasa products publish fox owl --at 2027-03-01T09:00
  $ kasa products archive fox
  $ kasa products draft --filter collection=mugs --filter picture=none`;

export function registerProducts(program: Command): void {
  const products = program
    .command('products')
    .description('list, show, edit, duplicate, publish and archive products, their options, variants and pictures')
    .addHelpText('after', help);
  products
    .command('list')
    .description('list the products, drafts and archived ones too')
    .addOption(products.createOption('--state <state>', 'only those in this state').choices(productStates))
    .option('--search <text>', 'a part of the title, or a whole SKU, EAN or handle')
    .option('--filter <name=value>', 'only those that the filter finds; may be given again', collectOption)
    .option('--after <handle>', 'only those after this handle: the next page')
    .option('--limit <number>', 'how many at most', parseLimit, 100)
    .option('--json', 'print them as JSON')
    .addHelpText('after', `${help}\n\n${filterHelp}`)
    .action(printList);
  registerShow(products);
  registerEdit(products);
  registerOptions(products);
  registerOption(products);
  registerProductPictures(products);
  registerDuplicate(products);
  registerTags(products);
  registerStates(products);
}

const MOST_LISTED = 10_000;

function parseLimit(text: string): number {
  const limit = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : MOST_LISTED + 1;
  if (limit > MOST_LISTED) throw new InvalidArgumentError(`Expected a whole number from 1 to ${MOST_LISTED}.`);
  return limit;
}

async function printList({ search: text, json, filter: narrowed = [], ...filter }: ListFlags): Promise<void> {
  const filters = await readFilters(narrowed);
  const [{ withDatabase }, { listStoredProducts }, { narrowProducts }, { findMarkets }, { readShopClock }] =
    await Promise.all([
      import('../with-database.ts'),
      import('#server/catalogue/stored/list-stored-products.ts'),
      import('#server/catalogue/office/product-list/product-conditions.ts'),
      import('#server/shop/find-markets.ts'),
      import('../shop-clock.ts'),
    ]);
  const { products, clock } = await withDatabase(async ({ db }) => {
    const { catalogueLanguage } = await findMarkets(db);
    const narrowedTo = narrowed.length > 0 ? (await narrowProducts(db, filters)).conditions : [];
    const found = await listStoredProducts(db, { ...filter, text, narrowedTo }, catalogueLanguage);
    return { products: found, clock: await readShopClock(db) };
  });
  if (json) console.log(JSON.stringify({ ok: true, products }));
  else console.log(products.map((product) => describe(product, clock)).join('\n') || 'There is no such product.');
  const last = products.at(-1);
  if (!json && last && products.length === filter.limit) console.log(`More: --after ${last.handle}`);
}

function describe({ handle, title, state, publishAt, variants, available }: StoredProduct, clock: ShopClock): string {
  const when = publishAt ? ` until ${clock.moment(publishAt)}` : '';
  const stock = available === null ? 'not counted' : `${available} for sale`;
  return `${state}${when}  ${handle}  ${printable(title)}  (variants: ${variants}, ${stock})`;
}
