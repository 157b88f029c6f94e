// What blocks name of the shop, whatever release has stored them. For browsers, too.
import type { BlockField } from './block-fields.ts';
import { blockKindOf, isBlockName, type StoredBlock } from './blocks.ts';

export type NamedThings = {
  /** Handles. */
  products: string[];
  /** Keys of pictures of the library. */
  pictures: string[];
};

export function namedIn(blocks: readonly StoredBlock[]): NamedThings {
  const pictures = valuesIn(blocks, 'picture').map(
    (value) => (value as { picture?: unknown } | null | undefined)?.picture,
  );
  return { products: textsIn(valuesIn(blocks, 'products').flat()), pictures: textsIn(pictures) };
}

/** Their handles. */
export function collectionsIn(blocks: readonly StoredBlock[]): string[] {
  return textsIn(valuesIn(blocks, 'collection'));
}

function valuesIn(blocks: readonly StoredBlock[], kind: BlockField['kind']): unknown[] {
  return blocks.flatMap((block) =>
    isBlockName(block.kind)
      ? Object.entries(blockKindOf(block.kind).fields).flatMap(([name, field]) =>
          field.kind === kind ? [block[name]] : [],
        )
      : [],
  );
}

function textsIn(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value) => typeof value === 'string'))];
}
