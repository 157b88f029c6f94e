// `kasa products publish|draft|archive`: one or many, in one line of the history.
import type { Command } from 'commander';
import type { StateChange } from '#server/catalogue/saving/product-state.ts';
import type { SavedProducts } from '#server/catalogue/saving/save-products.ts';
import type { BatchTitle } from '#src/history/batch-title.ts';
import { CliError } from '../../cli-errors.ts';
import { collectOption } from '../../collect-option.ts';
import { filterHelp, refusedMany } from '../catalogue/product-filter-flag.ts';
import type { CommandContext } from '../with-database.ts';
import { plainRefusalOf } from './save-refusals.ts';
import { readWhich } from './which-products.ts';

type StateFlags = { at?: string; filter?: string[]; json?: boolean };

const help = `
${filterHelp}

Example:
  $ kasa products publish fox owl --at 2027-03-01T09:00
  $ kasa products draft --filter collection=mugs --filter picture=none
  $ kasa products archive --filter collection=summer --filter state=draft`;

export function registerStates(products: Command): void {
  const changing = (name: string, description: string) =>
    products
      .command(name)
      .description(description)
      .argument('[handles...]', 'the handles of the products')
      .option('--filter <name=value>', 'all products that the filter finds; may be given again', collectOption)
      .addHelpText('after', help);
  changing('publish', 'put products on sale, now or at a time')
    .option('--at <moment>', "when, by the clocks of the shop's country, such as 2027-03-01T09:00")
    .option('--json', 'print the result as JSON')
    .action((handles: string[], flags: StateFlags) => changeStates(handles, 'published', flags));
  changing('draft', 'take products off sale, to work on them')
    .option('--json', 'print the result as JSON')
    .action((handles: string[], flags: StateFlags) => changeStates(handles, 'draft', flags));
  changing('archive', 'take products out of all lists; orders keep them')
    .option('--json', 'print the result as JSON')
    .action((handles: string[], flags: StateFlags) => changeStates(handles, 'archived', flags));
}

const titles = { published: 'Published', draft: 'Made a draft', archived: 'Archived' } as const;

const batchTitles = {
  published: 'batch.productsPublished',
  draft: 'batch.productsDrafted',
  archived: 'batch.productsArchived',
} as const;

async function changeStates(given: string[], to: StateChange['to'], flags: StateFlags): Promise<void> {
  const { json } = flags;
  const { withDatabase } = await import('../with-database.ts');
  const { handleOf, saved } = await withDatabase((context) =>
    saveStates(context, [...new Set(given)], { to, ...flags }),
  );
  const named = <Row extends { productId: string }>(rows: Row[]) =>
    rows.map(({ productId, ...row }) => ({ handle: handleOf.get(productId) ?? productId, ...row }));
  const answer = {
    changed: named(saved.changed),
    unchanged: named(saved.unchanged),
    refused: named(saved.refused),
    batchId: saved.batchId,
  };
  if (json) console.log(JSON.stringify({ ok: true, ...answer }));
  else {
    for (const { handle } of answer.changed) console.log(`  ${handle}  ${titles[to].toLowerCase()}`);
    for (const { handle } of answer.unchanged) console.log(`  ${handle}  unchanged, because it was so already`);
    for (const { handle, refusal } of answer.refused) {
      // A state is set whatever was read, so nothing collides.
      if (refusal.kind === 'FieldsChanged') continue;
      const { message, fix } = plainRefusalOf(refusal, handle);
      console.error(`  ${handle}  refused: ${message} ${fix}`);
    }
    const { changed, unchanged, refused, batchId } = answer;
    console.log(`${changed.length} changed, ${unchanged.length} unchanged, ${refused.length} refused.`);
    if (batchId) console.log(`kasa undo ${batchId} takes it back.`);
  }
  if (answer.refused.length > 0) process.exitCode = 1;
}

async function saveStates(
  context: CommandContext,
  handles: string[],
  { to, at, filter }: { to: StateChange['to'] } & StateFlags,
): Promise<{ handleOf: Map<string, string>; saved: SavedProducts }> {
  const [{ saveProducts }, { patchOfState }, { findMany }, { findMarkets }, { byCommand }] = await Promise.all([
    import('#server/catalogue/saving/save-products.ts'),
    import('#server/catalogue/saving/product-state.ts'),
    import('#server/catalogue/office/bulk/change-many-products.ts'),
    import('#server/shop/find-markets.ts'),
    import('#server/history/change-batch.ts'),
  ]);
  const { db, now } = context;
  const found = await findMany(db, await readWhich(context, handles, filter));
  if (!found.ok) throw refusedMany(found.error);
  const handleOf = await nameHandles(context, found.value);
  const publishAt = at === undefined ? undefined : await readMoment(context, at);
  const patch = patchOfState({ to, publishAt });
  const { catalogueLanguage: baseLocale } = await findMarkets(db);
  const saves = found.value.map((productId) => ({ productId, version: null, patch }));
  const named = [...handleOf.values()];
  const products = `${named.slice(0, 3).join(', ')}${named.length > 3 ? ', …' : ''}`;
  const title: BatchTitle = publishAt
    ? { key: 'batch.productsScheduled', values: { products, at: at ?? '' } }
    : { key: batchTitles[to], values: { products } };
  return { handleOf, saved: await saveProducts({ db, now, by: byCommand, baseLocale }, { saves, title }) };
}

/** The handles by the ids, in the order of the ids. */
async function nameHandles({ db }: CommandContext, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('products').select(['id', 'handle']).where('id', 'in', ids).execute();
  const handles = new Map(rows.map(({ id, handle }) => [id, handle]));
  return new Map(ids.map((id) => [id, handles.get(id) ?? id]));
}

async function readMoment({ db, now }: CommandContext, text: string): Promise<Date> {
  const [{ readTimeZone }, { readPublishAt }] = await Promise.all([
    import('#server/shop/read-time-zone.ts'),
    import('#src/dates/read-moment.ts'),
  ]);
  const moment = readPublishAt(text, await readTimeZone(db));
  if (moment && moment > now()) return moment;
  throw new CliError({
    code: 'INVALID_DATE',
    title: moment ? `${text} is over.` : `${text} is no date, or an hour that the clocks skip in that night.`,
    fix: "Write --at as 2027-03-01T09:00, by the clocks of the shop's country, or leave it out to publish now.",
  });
}
