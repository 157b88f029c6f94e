// Blocks as an editor holds them: each in its place in the list, known by its key, with whatever its kind has as fields. A
// block of another release keeps all that it has.
import type { BlockField } from '../../../shop/blocks/block-fields.ts';
import { type BlockName, blockKindOf, isBlockName, type StoredBlock } from '../../../shop/blocks/blocks.ts';

export type Values = { readonly [field: string]: unknown };
export type BlockRow = { key: number; kind: string; isHidden: boolean; values: Values };
export type ItemRow = { key: number } & Values;

/** `blocks`: each has a key. */
export function blockRowsOf(blocks: readonly StoredBlock[]): BlockRow[] {
  return blocks.map(({ kind, key = 0, isHidden = false, ...values }) => ({
    ...{ kind, key, isHidden },
    values: isBlockName(kind) ? { ...values, ...eachField(kind, values, editedValue) } : values,
  }));
}

export function blocksOf(rows: readonly BlockRow[]): StoredBlock[] {
  return rows.map(({ kind, key, isHidden, values }) => ({
    ...{ kind, key },
    ...(isHidden && { isHidden }),
    ...values,
    ...(isBlockName(kind) && eachField(kind, values, storedValue)),
  }));
}

export function newBlock(kind: BlockName, rows: readonly BlockRow[]): BlockRow {
  return { kind, key: freshKey(rows), isHidden: false, values: eachField(kind, {}, editedValue) };
}

/** Another one than anybody else gives a block of the page meanwhile: so both blocks are kept. */
export function freshKey(rows: readonly { key: number }[]): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn === 0 || rows.some(({ key }) => key === drawn) ? freshKey(rows) : drawn;
}

export function nextKey(rows: readonly { key: number }[]): number {
  return Math.max(0, ...rows.map(({ key }) => key)) + 1;
}

/** The fields of a block that cannot be stored, as `<key>.<field>`. */
export function problemsIn(rows: readonly BlockRow[]): string[] {
  return rows.flatMap(({ kind, key, values }) => {
    if (!isBlockName(kind)) return [];
    const fields = Object.entries(blockKindOf(kind).fields);
    return fields.flatMap(([name, field]) => (isWrong(field, values[name]) ? [`${key}.${name}`] : []));
  });
}

function isWrong({ kind }: BlockField, value: unknown): boolean {
  if (kind === 'collection') return value === '';
  return kind === 'link' && !isLink(String(value).trim());
}

/** A page of the shop, or a safe address elsewhere. */
function isLink(link: string): boolean {
  return link === '' || /^\/(?![/\\])/.test(link) || (/^https:\/\/\S+$/.test(link) && URL.canParse(link));
}

type Change = (field: BlockField, value: unknown) => unknown;

function eachField(kind: BlockName, values: Values, change: Change): Values {
  const fields = Object.entries(blockKindOf(kind).fields);
  return Object.fromEntries(fields.map(([name, field]) => [name, change(field, values[name])]));
}

function editedValue(field: BlockField, value: unknown): unknown {
  switch (field.kind) {
    case 'text':
    case 'html':
      return value ?? {};
    case 'picture':
      return value ?? null;
    case 'choice':
      return value ?? field.of[0];
    case 'products':
      return value ?? [];
    case 'rows':
      return ((value ?? []) as Values[]).map((row, at): ItemRow => ({ ...row, key: at + 1 }));
    default:
      return value ?? '';
  }
}

function storedValue(field: BlockField, value: unknown): unknown {
  if (field.kind === 'rows') return (value as ItemRow[]).map(({ key: _, ...row }) => row);
  if (field.kind === 'link') return String(value).trim();
  return value;
}
