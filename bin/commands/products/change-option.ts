// `kasa products option`: another name, place or order of what is there. A variant stays the same one, with its stock and
// its orders, whatever its values are called.

import type { Command } from 'commander';
import type { ProductPatchInput } from '#server/catalogue/saving/product-patch.ts';
import type { ReadOption } from '#server/catalogue/stored/read-product-options.ts';
import { readAlike } from '#src/catalogue/office/matrix/option-change.ts';
import { CliError } from '../../cli-errors.ts';
import { collectOption } from '../../collect-option.ts';
import { parseCount } from '../orders/command-amount.ts';
import { printable } from '../orders/printable-text.ts';
import { savePatch, withProduct } from './save-patch.ts';

type OptionFlags = {
  rename?: string;
  place?: number;
  value?: string[];
  order?: string;
  remove?: boolean;
  json?: boolean;
};

const help = `
--value "red=crimson" calls a value otherwise; called as another one, both are one from then on, and of two variants that
would be the same the first stays, with the pieces of both. "red=" takes a value away with its variants, --remove the whole
option; orders keep what they name. --order says which values come first.

Example:
  $ kasa products option shirt Size --value "Small=S" --value "Large=L" --order "S, M, L"
  $ kasa products option shirt Colour --rename Farbe --place 1
  $ kasa products option shirt Colour --remove`;

export function registerOption(products: Command): void {
  products
    .command('option')
    .description('rename, order and remove an option and its values')
    .argument('<handle>', 'the handle of the product')
    .argument('<option>', 'its name, such as Size')
    .option('--rename <name>', 'what it is called from now on')
    .option('--place <number>', 'which of the options it is: 1 is the first', parseCount)
    .option('--value <old=new>', 'another name of a value, or none; may be given again', collectOption)
    .option('--order <values>', 'these come first, in this order, such as "S, M, L"')
    .option('--remove', 'take the option away')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(changeOption);
}

async function changeOption(handle: string, name: string, flags: OptionFlags): Promise<void> {
  const { options, batchId } = await withProduct(handle, async (context, product) => {
    const { readProductOptions } = await import('#server/catalogue/stored/read-product-options.ts');
    const asked = askedOf(await readProductOptions(context.db, product.id), { handle, name, flags });
    const patch = { options: asked };
    const how = { patch, version: product.version, helpOf: 'kasa products option' };
    const saved = await savePatch(context, product, how);
    return { options: asked, batchId: saved.batchId };
  });
  const named = options.map((option) => ({ name: option.name, values: option.values.map(({ value }) => value) }));
  if (flags.json) return console.log(JSON.stringify({ ok: true, handle, options: named, batchId }));
  for (const option of named) console.log(`  ${printable(`${option.name}: ${option.values.join(', ')}`)}`);
  if (named.length === 0) console.log(`${handle} is sold as one thing, without options.`);
  console.log(batchId ? `kasa undo ${batchId} takes it back.` : 'It was so already.');
}

type Asked = NonNullable<ProductPatchInput['options']>;
type AskedOption = Asked[number];
type Meant = { handle: string; name: string; flags: OptionFlags };

function askedOf(options: readonly ReadOption[], { handle, name, flags }: Meant): Asked {
  const { rename, place, value: values = [], order, remove = false } = flags;
  if (rename === undefined && place === undefined && values.length === 0 && order === undefined && !remove) {
    throw unclear('Nothing was said to change.', 'Add --rename, --place, --value, --order or --remove.');
  }
  const asked: Asked = options.map((option) => ({
    ...{ was: option.name, name: option.name },
    values: option.values.map((value) => ({ value, was: [value] })),
  }));
  const at = asked.findIndex((option) => readAlike(option.name) === readAlike(name));
  const found = asked[at];
  if (!found) {
    const known = options.map((option) => option.name).join(', ');
    throw unclear(
      `${handle} has no option ${name}.`,
      known ? `Name one of ${known}.` : 'kasa products options adds some.',
    );
  }
  const others = asked.toSpliced(at, 1);
  if (remove) return others;
  const renamed = values.reduce((option, change) => withValue(option, change), found);
  const changed = { ...renamed, name: rename ?? found.name, values: inOrder(renamed, order) };
  return others.toSpliced(place === undefined ? at : place - 1, 0, changed);
}

function withValue(option: AskedOption, change: string): AskedOption {
  const [, from = '', to = ''] = /^([^=]+)=(.*)$/s.exec(change) ?? [];
  if (from === '')
    throw unclear(`${change} is no change of a value.`, 'Write "red=crimson", or "red=" to take it away.');
  const value = namedValue(option, from);
  const others = option.values.filter((each) => each !== value);
  const called = to.trim();
  if (called === '') {
    if (others.length > 0) return { ...option, values: others };
    throw unclear(`${option.name} would have no value left.`, 'Take the whole option away with --remove.');
  }
  const into = others.find((each) => readAlike(each.value) === readAlike(called));
  const values = into
    ? others.map((each) => (each === into ? { ...each, was: [...each.was, ...value.was] } : each))
    : option.values.map((each) => (each === value ? { ...each, value: called } : each));
  return { ...option, values };
}

/** Those that are not named come after, as they stood. */
function inOrder(option: AskedOption, order: string | undefined): AskedOption['values'] {
  if (order === undefined) return option.values;
  const first = order
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((name) => namedValue(option, name));
  return [...new Set([...first, ...option.values])];
}

function namedValue(option: AskedOption, name: string): AskedOption['values'][number] {
  const found = option.values.find(({ value }) => readAlike(value) === readAlike(name));
  if (found) return found;
  const known = option.values.map(({ value }) => value).join(', ');
  throw unclear(`${option.name} has no value ${name.trim()}.`, `Name one of ${known}.`);
}

function unclear(title: string, fix: string): CliError {
  return new CliError({ code: 'OPTION_UNCLEAR', title, fix });
}
