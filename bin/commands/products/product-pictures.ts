// `kasa products pictures`: which pictures a product shows, in which order, and what each shows to whom.
import type { Command } from 'commander';
import type { ProductPatchInput } from '#server/catalogue/saving/product-patch.ts';
import { locales } from '#src/i18n/locales.ts';
import { CliError } from '../../cli-errors.ts';
import { printable } from '../orders/printable-text.ts';
import { savePatch, withProduct } from './save-patch.ts';

const help = `
Without a picture it lists them. One is named by its number there; one of the library by its key, and is added.

Fields of a picture: place (1 is the first), alt with a language behind it (what it shows), focus (the point that stays in
view where a card cuts it, in percent from the left and the top), whole (yes: no card cuts it), value (the value of an option
whose variants show it; empty: all do). "off" takes it off the product; the library keeps it.

Example:
  $ kasa products pictures fox
  $ kasa products pictures fox 2 place=1 alt.en="A fox in the snow" focus=30,60
  $ kasa products pictures fox 3 value=blue whole=yes
  $ kasa products pictures fox 0f3a9c41d2b85e6a7c10 alt.pl="Lis od tyłu"
  $ kasa products pictures fox 4 off`;

export function registerProductPictures(products: Command): void {
  products
    .command('pictures')
    .description('list, order and describe the pictures of a product')
    .argument('<handle>', 'the handle of the product')
    .argument('[picture]', 'its number, or the key of one of the library')
    .argument('[fields...]', 'what to change, such as place=1')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(listOrChange);
}

type Edited = Awaited<
  ReturnType<typeof import('#server/catalogue/office/pictures/list-edited-pictures.ts').readEditedPictures>
>;

async function listOrChange(
  handle: string,
  named: string | undefined,
  fields: string[],
  { json }: { json?: boolean },
): Promise<void> {
  const { pictures, batchId } = await withProduct(handle, async (context, product) => {
    const { readEditedPictures } = await import('#server/catalogue/office/pictures/list-edited-pictures.ts');
    const edited = await readEditedPictures(context.db, product.id);
    if (named === undefined) return { pictures: edited.pictureList, batchId: null };
    const patch = patchOf(edited, { handle, named, fields });
    const how = { patch, version: product.version, helpOf: 'kasa products pictures' };
    const saved = await savePatch(context, product, how);
    return { pictures: (await readEditedPictures(context.db, product.id)).pictureList, batchId: saved.batchId };
  });
  if (json) return console.log(JSON.stringify({ ok: true, handle, pictures, batchId }));
  for (const [index, picture] of pictures.entries()) console.log(describe(picture, index + 1));
  if (pictures.length === 0) console.log(`${handle} has no picture.`);
  if (batchId) console.log(`kasa undo ${batchId} takes it back.`);
  else if (named !== undefined) console.log('It was so already.');
}

function describe(
  { key, width, height, focusX, focusY, isWhole, optionValue, alts }: Edited['pictureList'][number],
  number: number,
): string {
  const facts = [
    key ?? 'not stored',
    width && height ? `${width} × ${height}` : '',
    isWhole ? 'whole' : `focus ${focusX},${focusY}`,
    optionValue ? `for ${optionValue}` : '',
    ...alts.map(({ locale, alt }) => `${locale}: ${alt}`),
  ];
  return `  ${number}  ${printable(facts.filter(Boolean).join('  '))}`;
}

type Meant = { handle: string; named: string; fields: readonly string[] };
type Fields = NonNullable<NonNullable<ProductPatchInput['pictures']>[string]>;

function patchOf(edited: Edited, { handle, named, fields }: Meant): ProductPatchInput {
  const there = edited.pictureList;
  const isKey = /^[0-9a-f]{20}$/.test(named);
  const found = isKey ? there.find(({ key }) => key === named) : there[Number(named) - 1];
  if (!found && !isKey) {
    const known = there.length > 0 ? `Name one from 1 to ${there.length}, or` : 'Name';
    throw unclear(`${handle} has no picture ${named}.`, `${known} the key of one of kasa pictures list.`);
  }
  if (found && fields.length === 0) {
    throw unclear('Nothing was said to change.', 'kasa products pictures --help lists the fields.');
  }
  const id = found?.id ?? crypto.randomUUID();
  if (found && fields.length === 1 && fields[0] === 'off') return { pictures: { [id]: null } };
  const changed: Fields = found ? {} : { picture: named };
  let place: number | undefined;
  for (const typed of fields) {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/s.exec(typed) ?? [];
    if (name === 'place') place = readPlace(value);
    else Object.assign(changed, fieldOf(edited, changed, { typed, name, value: value.trim() }));
  }
  const others = there.flatMap((picture) => (picture.id === id ? [] : picture.id));
  return {
    pictures: { [id]: changed },
    ...(place !== undefined && { picture_order: others.toSpliced(place - 1, 0, id) }),
  };
}

type Typed = { typed: string; name: string; value: string };

function fieldOf({ optionValues }: Edited, { alts }: Fields, { typed, name, value }: Typed): Fields {
  const [field, locale] = name.split('.');
  if (field === 'alt' && locales.some((each) => each === locale)) return { alts: { ...alts, [locale ?? '']: value } };
  if (locale === undefined && field === 'whole' && (value === 'yes' || value === 'no'))
    return { is_whole: value === 'yes' };
  if (locale === undefined && field === 'focus') return readFocus(value);
  if (locale !== undefined || field !== 'value') {
    throw unclear(
      `${typed} is no field with a value.`,
      'Write such as place=1, alt.en="A fox", focus=30,60, whole=yes or value=blue.',
    );
  }
  if (value === '') return { option_position: null, option_value: null };
  const option = optionValues.find(({ values }) => values.includes(value));
  if (option) return { option_position: option.position, option_value: value };
  const known = optionValues.flatMap(({ values }) => values).join(', ');
  const fix = known ? `Name one of ${known}.` : 'It is sold as one thing, without options.';
  throw unclear(`No option of the product has the value ${value}.`, fix);
}

function readFocus(value: string): Fields {
  const [, x, y] = /^(\d{1,3}),(\d{1,3})$/.exec(value) ?? [];
  if (x === undefined || Number(x) > 100 || Number(y) > 100) {
    throw unclear(`${value || 'Nothing'} is no point of a picture.`, 'Write two percentages, such as focus=30,60.');
  }
  return { focus_x: Number(x), focus_y: Number(y) };
}

function readPlace(value: string): number {
  if (/^[1-9]\d{0,2}$/.test(value)) return Number(value);
  throw unclear(`${value || 'Nothing'} is no place.`, 'Write place=1 for the first, and so on.');
}

function unclear(title: string, fix: string): CliError {
  return new CliError({ code: 'PICTURE_UNCLEAR', title, fix });
}
