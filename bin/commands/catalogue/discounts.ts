import { type Command, InvalidArgumentError } from 'commander';
import type { ListedDiscountCode } from '#server/discounts/list-discount-codes.ts';
import type {
  DiscountCodeContent,
  DiscountServices,
  SaveDiscountRefusal,
} from '#server/discounts/save-discount-code.ts';
import type { PeriodBound } from '#src/dates/period-bound.ts';
import { type Currency, money } from '#src/money.ts';
import { formatPercent } from '#src/numbers/format-percent.ts';
import { CliError } from '../../cli-errors.ts';
import { collectOption } from '../../collect-option.ts';
import { parseMoney, parsePercent } from '../orders/command-amount.ts';
import { moneyText } from '../orders/money-text.ts';
import type { ShopClock } from '../shop-clock.ts';
import type { CommandContext } from '../with-database.ts';
import { registerDiscountFiles } from './discount-files.ts';
import { readCommandMoment } from './read-command-moment.ts';

type JsonFlag = { json?: boolean };

type TermFlags = JsonFlag & {
  percent?: number;
  amount?: Amount[];
  freeDelivery?: boolean;
  minimum?: Amount[];
  collection?: string[];
  product?: string[];
  from?: string;
  until?: string;
  limit?: number;
  perEmail?: number;
};
type Amount = ReturnType<typeof parseMoney>;

const MOST_LISTED = 10_000;

const help = `
Shoppers type a code in the cart or at the checkout; an order takes one. What it takes off is spread over the lines, so
that VAT and refunds are right to the last cent, and prices and the lowest price of 30 days stay as they are. A cancelled
or expired order gives its use back. What is left to pay has to reach the smallest payment, for example 2 PLN.

Example:
  $ kasa discounts
  $ kasa discounts set SPRING10 --percent 10 --until 2027-03-31 --per-email 1
  $ kasa discounts set THANKS --amount "20 PLN" --amount "5 EUR" --minimum "100 PLN" --minimum "25 EUR"
  $ kasa discounts set SHIPFREE --free-delivery --collection posters --limit 100
  $ kasa discounts stop SPRING10
  $ kasa discounts export > codes.csv`;

const codeArgument = 'the code, in small or capital letters';

export function registerDiscounts(program: Command): void {
  const discounts = program
    .command('discounts')
    .description('list discount codes, make, change and stop them')
    .option('--json', 'print them as JSON')
    .addHelpText('after', help)
    .action(printCodes);
  discounts
    .command('set')
    .description('make a code, or give one other terms: those that are named here, and no others')
    .argument('<code>', codeArgument)
    .option('--percent <number>', 'off the goods, for example 10 or 12.5', parsePercent)
    .option('--amount <money>', 'off the goods, for example "20 PLN"; once for each currency', collectMoney)
    .option('--free-delivery', 'delivery costs nothing')
    .option('--minimum <money>', 'what the goods have to come to; once for each currency', collectMoney)
    .option('--collection <handle>', 'only for goods of this collection; may be repeated', collectOption)
    .option('--product <handle>', 'only for this product; may be repeated', collectOption)
    .option('--from <date>', 'the first day, or a moment: 2027-03-01 or 2027-03-01T18:00')
    .option('--until <date>', 'the last day, or the moment from which it is no longer valid')
    .option('--limit <number>', 'how often it may be used in all', parseCount)
    .option('--per-email <number>', 'how often it may be used with one e-mail address', parseCount)
    .option('--json', 'print the codes as JSON')
    .addHelpText('after', help)
    .action((code: string, _: TermFlags, command: Command) => setCode(code, command.optsWithGlobals<TermFlags>()));
  const stopping = (name: 'stop' | 'start', description: string) =>
    discounts
      .command(name)
      .description(description)
      .argument('<code>', codeArgument)
      .option('--json', 'print the codes as JSON')
      .addHelpText('after', help)
      .action((code: string, _: JsonFlag, command: Command) =>
        stopCode(code, name === 'stop', command.optsWithGlobals<JsonFlag>()),
      );
  stopping('stop', 'from now on a code takes nothing off');
  stopping('start', 'a stopped code is valid again, as far as its terms go');
  registerDiscountFiles(discounts);
}

function parseCount(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Expected a whole number such as 100.');
  return Number(text);
}

function collectMoney(text: string, before: Amount[] = []): Amount[] {
  return [...before, parseMoney(text)];
}

async function printCodes({ json }: JsonFlag): Promise<void> {
  const { withDatabase } = await import('../with-database.ts');
  await withDatabase((context) => print(context, json));
}

async function print({ db, now }: CommandContext, json: boolean | undefined): Promise<void> {
  const { listDiscountCodes } = await import('#server/discounts/list-discount-codes.ts');
  const { codes } = await listDiscountCodes(db, { first: MOST_LISTED, now: now() });
  if (json) console.log(JSON.stringify({ ok: true, codes: codes.map(({ id: _, version: __, ...code }) => code) }));
  else {
    const { readShopClock } = await import('../shop-clock.ts');
    const clock = await readShopClock(db);
    console.log(codes.map((code) => describe(code, clock)).join('\n') || 'The shop has no discount codes yet.');
  }
}

async function setCode(typed: string, flags: TermFlags): Promise<void> {
  const [{ withDatabase }, { saveDiscountCode }, { normaliseCode }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/discounts/save-discount-code.ts'),
    import('#src/discounts/discount-code.ts'),
  ]);
  const code = normaliseCode(typed);
  await withDatabase(async (context) => {
    const content = await readContent(code, flags, await readTimeZone(context));
    const saved = await saveDiscountCode(await audited(context), content);
    if (!saved.ok) throw refused(saved.error, code);
    await print(context, flags.json);
  });
}

async function stopCode(typed: string, isStopped: boolean, { json }: JsonFlag): Promise<void> {
  const [{ withDatabase }, { stopDiscountCode }, { normaliseCode }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/discounts/stop-discount-code.ts'),
    import('#src/discounts/discount-code.ts'),
  ]);
  const code = normaliseCode(typed);
  await withDatabase(async (context) => {
    const stopped = await stopDiscountCode(await audited(context), code, isStopped);
    if (!stopped.ok) {
      throw new CliError({
        code: 'DISCOUNT_UNKNOWN',
        title: `There is no discount code ${code}.`,
        fix: 'kasa discounts lists them.',
      });
    }
    await print(context, json);
  });
}

async function audited(context: CommandContext): Promise<DiscountServices> {
  const { auditedOf } = await import('../staff/with-audited-database.ts');
  return auditedOf(context);
}

async function readTimeZone({ db }: CommandContext): Promise<string> {
  const read = await import('#server/shop/read-time-zone.ts');
  return read.readTimeZone(db);
}

async function readContent(code: string, flags: TermFlags, timeZone: string): Promise<DiscountCodeContent> {
  const { percent, amount, freeDelivery, collection = [], product = [] } = flags;
  const rewards = [percent, amount, freeDelivery].filter((given) => given !== undefined);
  if (rewards.length !== 1) {
    throw new CliError({
      code: 'REWARD_MISSING',
      title: 'A code takes one thing off.',
      fix: 'Name one of --percent, --amount and --free-delivery.',
    });
  }
  if (collection.length > 0 && product.length > 0) {
    throw new CliError({
      code: 'TWO_SCOPES',
      title: 'A code is for collections or for products, not for both.',
      fix: 'Name --collection or --product.',
    });
  }
  const [amounts, minimums] = await Promise.all([amountsOf(amount), amountsOf(flags.minimum)]);
  const momentOf = async (bound: PeriodBound) => {
    const text = flags[bound];
    if (text === undefined) return null;
    const at = await readCommandMoment(text, bound, timeZone);
    if (at) return at;
    throw new CliError({
      code: 'INVALID_DATE',
      title: `${text} is no date.`,
      fix: `Write --${bound} as 2027-03-31 or 2027-03-31T18:00, by the clocks of the shop's country.`,
    });
  };
  return {
    code,
    reward:
      percent !== undefined
        ? { kind: 'percentage', basisPoints: percent }
        : amount
          ? { kind: 'amount', amounts }
          : { kind: 'free_delivery' },
    minimums,
    scope: collection.length > 0 ? 'collections' : product.length > 0 ? 'products' : 'everything',
    handles: [...collection, ...product],
    startsAt: await momentOf('from'),
    endsAt: await momentOf('until'),
    maxUses: flags.limit ?? null,
    maxUsesPerEmail: flags.perEmail ?? null,
  };
}

async function amountsOf(given: Amount[] = []): Promise<Partial<Record<Currency, number>>> {
  const { currencies } = await import('#src/currencies.ts');
  const amounts = given.map(({ minor, currency }) => {
    const match = currencies.find((candidate) => candidate === currency);
    if (match) return [match, minor];
    throw new CliError({
      code: 'CURRENCY_UNKNOWN',
      title: `The shop knows no currency ${currency}.`,
      fix: `Name one of ${currencies.join(', ')}.`,
    });
  });
  return Object.fromEntries(amounts);
}

function describe(listed: ListedDiscountCode, clock: ShopClock): string {
  const { code, reward, state, uses, discounted, handles, ...terms } = listed;
  const { maxUses, maxUsesPerEmail, startsAt, endsAt, minimums, scope } = terms;
  return [
    `${code}  ${state}`,
    describeReward(reward),
    Object.keys(minimums).length > 0 ? `from ${written(minimums)}` : '',
    scope === 'everything' ? '' : `only ${scope} ${handles.join(', ')}`,
    startsAt ? `from ${clock.bound(startsAt, 'from')}` : '',
    endsAt ? `until ${clock.bound(endsAt, 'until')}` : '',
    `used ${uses}${maxUses === null ? '' : ` of ${maxUses}`} times`,
    discounted.length > 0 ? `${discounted.map(moneyText).join(' and ')} taken off` : '',
    maxUsesPerEmail === null ? '' : `at most ${maxUsesPerEmail} for an e-mail address`,
  ]
    .filter(Boolean)
    .join(', ');
}

function describeReward(reward: ListedDiscountCode['reward']): string {
  if (reward.kind === 'percentage') return formatPercent(reward.basisPoints, 'en');
  return reward.kind === 'amount' ? written(reward.amounts) : 'free delivery';
}

function written(amounts: Partial<Record<Currency, number>>): string {
  const each = Object.entries(amounts) as [Currency, number][];
  return each.map(([currency, minor]) => moneyText(money(minor, currency))).join(' / ');
}

const refusals: Record<Exclude<SaveDiscountRefusal['kind'], 'HandlesUnknown'>, [title: string, fix: string]> = {
  CodeInvalid: ['A code has 3 to 40 letters, digits and signs.', 'Choose another one.'],
  RewardMissing: ['The code would take nothing off.', 'Name an amount of at least 0.01.'],
  LimitInvalid: ['A minimum or a limit is too small or too large.', 'Choose another one.'],
  EndPast: ['The last day is over.', 'Choose a later --until; "kasa discounts stop" ends a code now.'],
  PeriodEmpty: ['The code would end before it begins.', 'Choose a later --until.'],
  ScopeEmpty: ['The code would be for nothing.', 'Name a --collection or a --product.'],
  MadeBefore: ['It was made before.', 'kasa discounts shows it.'],
  CodeTaken: ['There is such a code already.', 'Choose another one.'],
  CodeChanged: ['Somebody else is changing the code.', 'Try again.'],
};

function refused(refusal: SaveDiscountRefusal, code: string): CliError {
  if (refusal.kind === 'HandlesUnknown') {
    return new CliError({
      code: 'HANDLES_UNKNOWN',
      title: `The shop has no ${refusal.handles.join(', ')}.`,
      fix: 'kasa collections lists collections; a product has its handle in its address.',
    });
  }
  const [title, fix] = refusals[refusal.kind];
  const errorCode = refusal.kind.replace(/\B[A-Z]/g, '_$&').toUpperCase();
  return new CliError({ code: errorCode, title: `${code}: ${title}`, fix });
}
