// `kasa products options|variants`: which options a product has, more values of them, and what is sold of them. What is typed
// is read as the editor reads it, and a variant that is there stays the same variant.
import type { Command } from 'commander';
import type { ProductPatchInput } from '#server/catalogue/saving/product-patch.ts';
import type { ReadOption } from '#server/catalogue/stored/read-product-options.ts';
import type { ReadProduct } from '#server/catalogue/stored/read-stored-product.ts';
import { listMissing, MOST_OPTIONS, planVariants, readAlike } from '#src/catalogue/office/matrix/option-change.ts';
import { readOptions, type TypedOption } from '#src/catalogue/office/matrix/read-options.ts';
import { CliError } from '../../cli-errors.ts';
import { printable } from '../orders/printable-text.ts';
import type { CommandContext } from '../with-database.ts';
import { savePatch, withProduct } from './save-patch.ts';
import { describeVariant } from './show-product.ts';

const help = `
Without options it lists them. Those that are typed are added: values to the option of that name, or a new option, of which the
variants that are there get the first value. Each combination that is missing becomes a variant with the prices of the first.

Example:
  $ kasa products options shirt
  $ kasa products options shirt "Size: S M L x Colour: dark red, blue"
  $ kasa products variants shirt`;

export function registerOptions(products: Command): void {
  products
    .command('options')
    .description('list the options of a product, or add options and values')
    .argument('<handle>', 'the handle of the product')
    .argument('[options]', 'such as "Size: S M L x Colour: red blue"')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(editOptions);
  products
    .command('variants')
    .description('list the variants of a product with their prices and stock')
    .argument('<handle>', 'the handle of the product')
    .option('--json', 'print them as JSON')
    .action(printVariants);
}

async function printVariants(handle: string, { json }: { json?: boolean }): Promise<void> {
  const variants = await withProduct(handle, async (_, product) => product.variants);
  if (json) console.log(JSON.stringify({ ok: true, handle, variants }));
  else console.log(variants.map(describeVariant).join('\n'));
}

async function editOptions(handle: string, typed: string | undefined, { json }: { json?: boolean }): Promise<void> {
  const answer = await withProduct(handle, async (context, product) => {
    const { readProductOptions } = await import('#server/catalogue/stored/read-product-options.ts');
    const options = await readProductOptions(context.db, product.id);
    return typed === undefined ? { options } : addOptions(context, product, { options, typed });
  });
  if (json) return console.log(JSON.stringify({ ok: true, handle, ...answer }));
  for (const { name, values } of answer.options) console.log(`  ${printable(`${name}: ${values.join(', ')}`)}`);
  if (answer.options.length === 0) console.log(`${handle} is sold as one thing, without options.`);
  if (!('added' in answer)) return;
  console.log(`${answer.added} variants were added.`);
  if (answer.batchId) console.log(`kasa undo ${answer.batchId} takes it back.`);
}

async function addOptions(
  context: CommandContext,
  product: ReadProduct,
  { options, typed }: { options: ReadOption[]; typed: string },
) {
  const asked = withTyped(options, readOptions(typed), product.handle);
  const patch = { options: asked, addedVariants: listAdded(product, options, asked) };
  if (asked.length > MOST_OPTIONS || asked.some(({ values }) => values.length === 0))
    throw notRead(`${typed || 'Nothing'} is no option with values.`);
  const { batchId } = await savePatch(context, product, {
    ...{ patch, version: product.version, helpOf: 'kasa products options' },
  });
  const named = asked.map(({ name, values }) => ({ name, values: values.map(({ value }) => value) }));
  return { options: named, added: patch.addedVariants.length, batchId };
}

type Asked = NonNullable<ProductPatchInput['options']>;

function withTyped(options: readonly ReadOption[], typed: readonly TypedOption[], handle: string): Asked {
  if (typed.length === 0) throw notRead('There is no value to add.');
  const asked: Asked = options.map(({ name, values }) => ({
    ...{ was: name, name },
    values: values.map((value) => ({ value, was: [value] })),
  }));
  for (const { name, values } of typed) {
    if (name === '') throw notRead(`${values.join(' ')} belongs to an option of ${handle} that has no name.`);
    const known = asked.find((option) => readAlike(option.name) === readAlike(name));
    const there = new Set(known?.values.map(({ value }) => readAlike(value)));
    const added = values
      .filter((value) => !there.has(readAlike(value)))
      .map((value, index) => ({ value, was: known || index > 0 ? [] : [''] }));
    if (known) known.values.push(...added);
    else asked.push({ was: null, name, values: added });
  }
  return asked;
}

function listAdded({ variants }: ReadProduct, options: readonly ReadOption[], asked: Asked) {
  const places = asked.map(({ was, ...option }) => {
    const before = options.findIndex(({ name }) => name === was);
    return { ...option, was: before < 0 ? null : before + 1 };
  });
  const there = variants.map(({ id, optionValues }) => ({ id, values: optionValues }));
  const { kept } = planVariants(there, places);
  const missing = listMissing(
    asked.map(({ values }) => ({ values: values.map(({ value }) => value) })),
    kept.map(({ values }) => values),
  );
  const prices = (variants[0]?.prices ?? []).flatMap(({ currency, amountMinor, compareAtMinor, convertedFrom }) =>
    convertedFrom ? [] : [[currency, { amount_minor: amountMinor, compare_at_minor: compareAtMinor }] as const],
  );
  return missing.map((values) => ({ values, prices: Object.fromEntries(prices) }));
}

function notRead(title: string): CliError {
  return new CliError({ code: 'OPTIONS_UNREADABLE', title, fix: 'Write such as "Size: S M L x Colour: red blue".' });
}
