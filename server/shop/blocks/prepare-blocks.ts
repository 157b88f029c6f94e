// The blocks of a page as they are stored: what could not be shown is refused, texts are cleaned of what may run in a
// browser, and each has a key by which an editor knows it again. A block of another release stays as it is.
import type { BlockField } from '#src/shop/blocks/block-fields.ts';
import { checkBlocks, readBlock, withKeys } from '#src/shop/blocks/block-schema.ts';
import { type Block, type BlockPlace, blockKindOf, type StoredBlock } from '#src/shop/blocks/blocks.ts';
import { sanitiseHtml } from '../../sanitise-html.ts';

type Prepared = { blocks: StoredBlock[]; faults: { path: string; message: string }[] };

type Place = { place?: BlockPlace; path?: string };

/** `path`: of the list in its document, for the faults. */
export function prepareBlocks(
  blocks: readonly StoredBlock[],
  before: readonly StoredBlock[],
  { place = 'home', path = 'blocks' }: Place = {},
): Prepared {
  const faults = checkBlocks(blocks, before, place).map((fault) => ({
    path: [path, ...fault.path].join('.'),
    message: fault.message,
  }));
  const clean = blocks.map((stored) => {
    const block = readBlock(stored);
    return block ? cleanBlock(block) : stored;
  });
  return { blocks: withKeys(clean), faults };
}

function cleanBlock(block: Block): StoredBlock {
  const { fields } = blockKindOf(block.kind);
  const values = Object.entries(block).map(([name, value]) => [name, cleanValue(fields[name], value)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as StoredBlock;
}

function cleanValue(field: BlockField | undefined, value: unknown): unknown {
  if (field?.kind === 'html') return eachIn(value as object, (html) => sanitiseHtml(String(html)));
  if (field?.kind !== 'rows') return value;
  return (value as object[]).map((row) => eachIn(row, (cell, name) => cleanValue(field.fields[name], cell)));
}

function eachIn(values: object, change: (value: unknown, name: string) => unknown): object {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}
