// `kasa collections add|remove|order`: which products are in a collection, and where.
import { type Command, InvalidArgumentError } from 'commander';
import type { Placing } from '#server/catalogue/collections/place-products.ts';
import { collectionRefusalOf } from './collection-refusals.ts';
import { type Collections, printChanged, productIdsOf, withCollections } from './with-collections.ts';

type JsonFlag = { json?: boolean };
type OrderFlags = JsonFlag & { before?: string; unpin?: boolean };

const help = `
In a collection by rule the rule decides which products are in it: "order" puts one of them first there, before those that
the rule has put nowhere, and --unpin puts it back among these.

Example:
  $ kasa collections add balcony olive-pot herb-box
  $ kasa collections order balcony herb-box --before olive-pot
  $ kasa collections remove balcony olive-pot`;

export function registerPlacing(collections: Command): void {
  const changing = (name: string, description: string) =>
    collections
      .command(name)
      .description(description)
      .argument('<handle>', 'the handle of the collection')
      .addHelpText('after', help);
  for (const kind of ['add', 'remove'] as const) {
    changing(kind, kind === 'add' ? 'put products into a collection, at its end' : 'take products out of a collection')
      .argument('<products...>', 'the handles of the products')
      .option('--json', 'print the result as JSON')
      .action((handle: string, products: string[], _: JsonFlag, command: Command) => {
        const { json } = command.optsWithGlobals<JsonFlag>();
        return place(handle, json, async (context) => ({ kind, productIds: await productIdsOf(context, products) }));
      });
  }
  changing('order', 'give a product of a collection another place: its end, unless --before says another')
    .argument('<product>', 'the handle of the product')
    .option('--before <product>', 'the handle of the product that it is to stand before')
    .option('--unpin', 'no longer among the first of what a rule finds')
    .option('--json', 'print the result as JSON')
    .action((handle: string, product: string, { before, unpin }: OrderFlags, command: Command) => {
      if (before !== undefined && unpin) throw new InvalidArgumentError('--before and --unpin exclude each other.');
      const { json } = command.optsWithGlobals<JsonFlag>();
      return place(handle, json, async (context) => {
        const [productId = ''] = await productIdsOf(context, [product]);
        if (unpin) return { kind: 'unpin', productId };
        const next = before === undefined ? null : ((await productIdsOf(context, [before]))[0] ?? null);
        return { kind: 'move', productId, before: next };
      });
    });
}

async function place(
  handle: string,
  json: boolean | undefined,
  placingOf: (context: Collections) => Promise<Placing>,
): Promise<void> {
  const { placeProducts } = await import('#server/catalogue/collections/place-products.ts');
  const changed = await withCollections(async (context) => {
    const id = await context.idOf(handle);
    const placed = await placeProducts(context.services, { id, placing: await placingOf(context) });
    if (!placed.ok) throw collectionRefusalOf(placed.error, handle);
    return { handle, batchId: placed.value.batchId };
  });
  printChanged(changed, { json, done: `${handle} was changed.` });
}
