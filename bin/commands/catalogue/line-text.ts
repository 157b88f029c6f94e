import type { Command } from 'commander';
import type { LineTextRefusal } from '#server/catalogue/set-line-text.ts';
import type { LineText } from '#src/catalogue/line-text.ts';
import { currencyEntries } from '#src/currencies.ts';
import { money } from '#src/money.ts';
import { CliError } from '../../cli-errors.ts';
import { collectOption } from '../../collect-option.ts';
import { readCommandPrice } from '../orders/command-amount.ts';
import { moneyText } from '../orders/money-text.ts';
import { printable } from '../orders/printable-text.ts';

type LineTextFlags = {
  label?: string[];
  max?: string;
  price?: string[];
  free?: boolean;
  characters?: string;
  required?: boolean;
  optional?: boolean;
  excepted?: boolean;
  withdrawable?: boolean;
  off?: boolean;
  json?: boolean;
};

const help = `
A text for a line, such as a name to engrave: shoppers write it on the product's page, and whoever packs reads it on slips
and screens. Without options it shows what the product asks for; options change what they name. An article with a text is
made to the shopper's specifications, so that there is no right of withdrawal, unless --withdrawable says that yours is
not made for one person. The price is added to each piece, VAT included.

Example:
  $ kasa line-text notebook --label en="Name on the cover" --label pl="Imię na okładce" --max 16 --price PLN=15.00 --price EUR=3.50
  $ kasa line-text notebook --characters "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-&" --required
  $ kasa line-text notebook --off`;

export function registerLineText(program: Command): void {
  program
    .command('line-text')
    .description('show or set the text that a product asks for')
    .argument('<product>', 'its handle, as in its address')
    .option('--label <language=text>', 'what is asked for; once for each language', collectOption)
    .option('--max <count>', 'how many characters there is room for')
    .option('--price <currency=amount>', 'what it adds to each piece; once for each currency', collectOption)
    .option('--free', 'it adds nothing')
    .option('--characters <all>', 'those that can be made, beside the space; "" for all that can be printed')
    .option('--required', 'nobody can buy the product without a text')
    .option('--optional', 'it can be left empty')
    .option('--excepted', 'with a text there is no right of withdrawal')
    .option('--withdrawable', 'the right of withdrawal stays')
    .option('--off', 'the product asks for no text any more')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(showOrSet);
}

async function showOrSet(handle: string, { json, ...flags }: LineTextFlags): Promise<void> {
  const [{ withDatabase }, { findLineText, setLineText }, { findMarkets }, { byCommand }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/catalogue/set-line-text.ts'),
    import('#server/shop/find-markets.ts'),
    import('#server/history/change-batch.ts'),
  ]);
  const lineText = await withDatabase(async ({ db, now }) => {
    const found = await findLineText(db, handle);
    if (!found.ok) throw refused(found.error, handle);
    if (Object.keys(flags).length === 0) return found.value;
    const wanted = flags.off ? null : await changed(found.value, flags);
    const services = { db, now, markets: await findMarkets(db), by: byCommand };
    const set = await setLineText(services, { handle, lineText: wanted });
    if (!set.ok) throw refused(set.error, handle);
    return wanted;
  });
  console.log(json ? JSON.stringify({ ok: true, product: handle, lineText }) : describe(lineText));
}

async function changed(before: LineText | null, flags: LineTextFlags): Promise<LineText> {
  const { checkDocument } = await import('#server/catalogue/line-text-schema.ts');
  const checked = checkDocument({
    ...before,
    labels: { ...before?.labels, ...Object.fromEntries((flags.label ?? []).map((pair) => splitPair('label', pair))) },
    prices: flags.free ? {} : { ...before?.prices, ...(await readPrices(flags.price ?? [])) },
    ...(flags.max !== undefined && { maxLength: Number(flags.max) }),
    ...(flags.characters !== undefined && { characters: flags.characters }),
    ...((flags.required || flags.optional) && { isRequired: flags.required === true }),
    ...((flags.excepted || flags.withdrawable) && { isExcepted: flags.excepted === true }),
  });
  if (checked.ok) return checked.value;
  throw new CliError({
    code: 'INVALID_LINE_TEXT',
    title: `That is no text that a product could ask for: ${checked.error.fault}.`,
    fix: 'It needs a --label and a --max; kasa line-text --help has an example.',
  });
}

function splitPair(option: string, pair: string): [string, string] {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
  if (name !== undefined && value !== undefined) return [name.trim(), value.trim()];
  throw new CliError({
    code: 'INVALID_OPTION',
    title: `--${option} ${pair} has no =.`,
    fix: option === 'price' ? 'Write it like --price EUR=3.50.' : 'Write it like --label en="Name to engrave".',
  });
}

async function readPrices(pairs: readonly string[]): Promise<LineText['prices']> {
  const { currencies } = await import('#src/currencies.ts');
  const prices: LineText['prices'] = {};
  for (const [name, amount] of pairs.map((pair) => splitPair('price', pair))) {
    const currency = currencies.find((known) => known === name.toUpperCase());
    if (!currency) {
      throw new CliError({
        code: 'CURRENCY_UNKNOWN',
        title: `The shop knows no currency ${name}.`,
        fix: `Name one of ${currencies.join(', ')}.`,
      });
    }
    prices[currency] = await readCommandPrice(amount, currency);
  }
  return prices;
}

function describe(lineText: LineText | null): string {
  if (!lineText) return 'The product asks for no text.';
  const { labels, prices, isRequired, maxLength, characters, isExcepted } = lineText;
  const written = currencyEntries(prices).map(([currency, minor]) => moneyText(money(minor, currency)));
  return [
    ...Object.entries(labels).map(([locale, label]) => `${locale}  ${printable(label)}`),
    `${isRequired ? 'required' : 'optional'}, at most ${maxLength} characters`,
    characters === '' ? 'all characters that slips can print' : `of ${printable(characters)}`,
    written.length > 0 ? `adds ${written.join(', ')} to each piece` : 'free',
    isExcepted ? 'with a text there is no right of withdrawal' : 'the right of withdrawal stays',
  ].join('\n');
}

function refused(refusal: LineTextRefusal, handle: string): CliError {
  if (refusal.kind === 'ProductUnknown') {
    return new CliError({
      code: 'PRODUCT_UNKNOWN',
      title: `There is no product ${handle}.`,
      fix: 'Its handle stands at the end of its address; kasa export lists all.',
    });
  }
  const [first] = refusal.currencies;
  return new CliError({
    code: 'PRICE_MISSING',
    title: `The shop also sells in ${refusal.currencies.join(', ')}, where the text has no price.`,
    fix: `Name it too, such as --price ${first}=0 where it is free, or say --free.`,
  });
}
