// `kasa reductions change`: another begin, end or amount of reductions that were planned in one go.
import type { Command } from 'commander';
import type { ReductionsChange } from '#server/catalogue/saving/change-reductions.ts';
import { CliError } from '../../cli-errors.ts';
import { readCommandPrice } from '../orders/command-amount.ts';
import type { CommandContext } from '../with-database.ts';
import { readCommandMoment } from './read-command-moment.ts';
import { addRefused, changeRefused } from './reduction-refusals.ts';

type ChangeFlags = { from?: string; until?: string; to?: string; json?: boolean };

const help = `
All that were planned in one go change together. What has begun was told to shoppers: of it the end can change, and nothing
else. "--from now" begins at once, "--until ended" holds until somebody ends it.

Example:
  $ kasa reductions change NUMBER --from 2026-11-26 --until 2026-11-30
  $ kasa reductions change NUMBER --until 2026-12-24T18:00
  $ kasa reductions change NUMBER --to 89.00`;

export function registerChange(reductions: Command): void {
  reductions
    .command('change')
    .description('move reductions to another time, or to another amount')
    .argument('<number>', 'as kasa reductions lists it')
    .option('--from <date>', 'the first day, or a moment; or "now"')
    .option('--until <date>', 'the last day, or the moment when it ends; or "ended"')
    .option('--to <amount>', 'what each costs instead')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action((number: string, _: ChangeFlags, command: Command) =>
      change(number, command.optsWithGlobals<ChangeFlags>()),
    );
}

async function change(number: string, flags: ChangeFlags): Promise<void> {
  const [{ withDatabase }, { changeReductions }, { findMarkets }, { byCommand }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/catalogue/saving/change-reductions.ts'),
    import('#server/shop/find-markets.ts'),
    import('#server/history/change-batch.ts'),
  ]);
  const { changed, batchId } = await withDatabase(async (context) => {
    const asked = await readChange(context, number, flags);
    const { catalogueLanguage: baseLocale } = await findMarkets(context.db);
    const done = await changeReductions({ ...context, by: byCommand, baseLocale }, { setId: number, change: asked });
    if (!done.ok) throw changeRefused(done.error);
    return done.value;
  });
  if (flags.json) return console.log(JSON.stringify({ ok: true, changed, batchId }));
  console.log(changed === 0 ? 'It is so already.' : `${changed} ${changed === 1 ? 'price was' : 'prices were'} moved.`);
  if (batchId) console.log(`kasa undo ${batchId} takes it back.`);
}

async function readChange(context: CommandContext, number: string, flags: ChangeFlags): Promise<ReductionsChange> {
  const { from, until, to } = flags;
  if (from === undefined && until === undefined && to === undefined) {
    throw new CliError({
      code: 'CHANGE_UNCLEAR',
      title: 'Nothing was said to change.',
      fix: 'Add --from, --until or --to: kasa reductions change --help has examples.',
    });
  }
  const beginsAt = await readBound(context, 'from', from);
  const endsAt = await readBound(context, 'until', until);
  const amount = to === undefined ? undefined : await readAmount(context, number, to);
  return {
    ...(beginsAt !== undefined && { begins_at: beginsAt }),
    ...(endsAt !== undefined && { ends_at: endsAt }),
    ...(amount !== undefined && { amount_minor: amount }),
  };
}

/** Undefined: nothing was said. */
async function readBound(
  { db, now }: CommandContext,
  bound: 'from' | 'until',
  text: string | undefined,
): Promise<Date | null | undefined> {
  if (text === undefined) return undefined;
  if (text === (bound === 'from' ? 'now' : 'ended')) return null;
  const [{ dateIn }, { readShopClock }] = await Promise.all([
    import('#src/dates/local-date.ts'),
    import('../shop-clock.ts'),
  ]);
  const { timeZone } = await readShopClock(db);
  // The beginning of today has passed: who names it means now.
  if (bound === 'from' && text.trim() === dateIn(timeZone, now())) return null;
  const at = await readCommandMoment(text, bound, timeZone);
  if (at) return at;
  const kind = bound === 'from' ? 'BeginUnreadable' : 'EndUnreadable';
  throw addRefused({ kind }, { from: text, until: text });
}

/**
 * Reads the amount in the currency that the reductions were planned in: those that follow from them in other ones
 * have theirs.
 */
async function readAmount({ db }: CommandContext, number: string, to: string): Promise<number> {
  const [{ isUuid }, { currencies }] = await Promise.all([import('#src/is-uuid.ts'), import('#src/currencies.ts')]);
  const row = isUuid(number)
    ? await db
        .selectFrom('price_reductions')
        .select('currency')
        .where('set_id', '=', number)
        .where('source_id', 'is', null)
        .executeTakeFirst()
    : undefined;
  const currency = currencies.find((each) => each === row?.currency);
  if (currency) return readCommandPrice(to, currency);
  throw changeRefused({ kind: 'ReductionUnknown', id: number });
}
