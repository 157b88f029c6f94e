// Puts down what a patch says of a product's pictures, and refuses what no product can have.
import type { OptionChange } from '#src/catalogue/office/matrix/option-change.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { WriteBatch } from '../write-batch.ts';
import { MOST_PICTURES, orderOfPictures } from './picture-patch.ts';
import type { ProductPatch } from './product-patch.ts';
import type { ProductRows } from './read-product-rows.ts';

export type PicturesRefusal =
  /** It was removed from the library meanwhile, or has never been there. */
  | { kind: 'PictureUnknown'; picture: string }
  | { kind: 'PictureTwice'; picture: string }
  | { kind: 'TooManyPictures'; most: number }
  /** No variant is of it, or will be. */
  | { kind: 'ValueUnknown'; value: string };

/** Pictures of values follow the options. */
export function concernsPictures({ pictures, picture_order, options }: ProductPatch): boolean {
  return pictures !== undefined || picture_order !== undefined || options !== undefined;
}

export function putPictures(
  writes: WriteBatch,
  rows: ProductRows,
  { patch, options }: { patch: ProductPatch; options: readonly OptionChange[] | undefined },
): void {
  if (!concernsPictures(patch)) return;
  const given = patch.pictures ?? {};
  const removed = [...rows.pictures.values()].filter(({ id }) => given[id] === null);
  for (const { id } of removed) {
    // The texts are removed by themselves, so that the history knows what they said.
    for (const { locale } of textsOf(rows, id)) writes.remove('media_texts', { media_id: id, locale });
    writes.remove('media', { id });
  }
  for (const [index, id] of orderOfPictures(rows, patch).entries()) {
    const row = rows.pictures.get(id);
    const fields = given[id] ?? {};
    const position = index + 1;
    if (row && row.position !== position) writes.parkMedia(id);
    const option = optionAfter(rows, fields, { id, options });
    const picture = row ? row.picture : (fields.picture ?? null);
    writes.put(
      'media',
      {
        ...{ id, product_id: rows.product.id, position, picture },
        source: row?.source ?? `photo-${picture}`,
        focus_x: fields.focus_x ?? row?.focus_x ?? 50,
        focus_y: fields.focus_y ?? row?.focus_y ?? 50,
        is_whole: fields.is_whole ?? row?.is_whole ?? false,
        option_position: option?.position ?? null,
        option_value: option?.value ?? null,
      },
      row,
    );
    putAlts(writes, rows, { id, alts: fields.alts ?? {} });
  }
}

function putAlts(writes: WriteBatch, rows: ProductRows, { id, alts }: { id: string; alts: Record<string, string> }) {
  for (const [locale, alt] of Object.entries(alts)) {
    const text = textsOf(rows, id).find((row) => row.locale === locale);
    if (alt) writes.put('media_texts', { media_id: id, locale, alt }, text);
    else if (text) writes.remove('media_texts', { media_id: id, locale });
  }
}

function textsOf({ alts }: ProductRows, id: string) {
  return alts.get(id) ?? [];
}

type OptionPlace = { position: number; value: string };
type PictureFields = NonNullable<NonNullable<ProductPatch['pictures']>[string]>;

/** The value that the picture belongs to after the save. */
function optionAfter(
  rows: ProductRows,
  { option_position, option_value }: PictureFields,
  { id, options }: { id: string; options: readonly OptionChange[] | undefined },
): OptionPlace | null {
  const moved = movedOption(rows.pictures.get(id), options);
  const position = option_position === undefined ? moved?.position : option_position;
  const value = option_value === undefined ? moved?.value : option_value;
  return position && value ? { position, value } : null;
}

type StoredOption = { option_position: number | null; option_value: string | null };

/** The place and name of the value after the save; null for one that is gone. */
function movedOption(row: StoredOption | undefined, options: readonly OptionChange[] | undefined): OptionPlace | null {
  if (!row?.option_position || row.option_value === null) return null;
  const { option_position: position, option_value: value } = row;
  if (!options) return { position, value };
  const index = options.findIndex(({ was }) => was === position);
  const now = options[index]?.values.find(({ was }) => was.includes(value));
  return now ? { position: index + 1, value: now.value } : null;
}

export async function refusePictures(
  tx: Transaction,
  rows: ProductRows,
  patch: ProductPatch,
): Promise<PicturesRefusal | null> {
  if (!concernsPictures(patch)) return null;
  const given = Object.entries(patch.pictures ?? {});
  const order = orderOfPictures(rows, patch);
  if (order.length > Math.max(MOST_PICTURES, rows.pictures.size))
    return { kind: 'TooManyPictures', most: MOST_PICTURES };
  for (const [id, fields] of given) {
    if (!fields?.option_position && !fields?.option_value) continue;
    const option = optionAfter(rows, fields, { id, options: undefined });
    if (option && isUnknownValue(rows, patch, option)) return { kind: 'ValueUnknown', value: option.value };
  }
  const added = given.flatMap(([id, fields]) =>
    fields?.picture && !rows.pictures.has(id) ? [[id, fields.picture]] : [],
  );
  const shown = new Set(order.flatMap((id) => rows.pictures.get(id)?.picture ?? []));
  for (const [, picture = ''] of added) {
    if (shown.has(picture)) return { kind: 'PictureTwice', picture };
    shown.add(picture);
  }
  return refuseUnknown(tx, added as [string, string][]);
}

async function refuseUnknown(tx: Transaction, added: readonly [string, string][]): Promise<PicturesRefusal | null> {
  if (added.length === 0) return null;
  const ids = added.map(([id]) => id);
  const keys = added.map(([, picture]) => picture);
  // Whoever removes one from the library waits, or is seen.
  const known = await tx.selectFrom('pictures').select('key').where('key', 'in', keys).forKeyShare().execute();
  // The id of another product's picture would move it here.
  const others = await tx.selectFrom('media').select('id').where('id', 'in', ids).execute();
  const isKnown = new Set(known.map(({ key }) => key));
  const isTaken = new Set(others.map(({ id }) => id));
  const unknown = added.find(([id, picture]) => !isKnown.has(picture) || isTaken.has(id));
  return unknown ? { kind: 'PictureUnknown', picture: unknown[1] } : null;
}

function isUnknownValue(
  { variants }: ProductRows,
  { options }: ProductPatch,
  { position, value }: OptionPlace,
): boolean {
  if (options) return !options[position - 1]?.values.some((each) => each.value === value);
  const column = (['option1', 'option2', 'option3'] as const)[position - 1];
  return column === undefined || ![...variants.values()].some((variant) => variant[column] === value);
}
