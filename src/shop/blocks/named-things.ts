// What blocks name of the shop, whatever release has stored them. For browsers, too.
import { blockKindOf, isBlockName, type StoredBlock } from './blocks.ts';

export type NamedThings = {
  /** Handles. */
  products: string[];
  /** Keys of pictures of the library. */
  pictures: string[];
};

export function namedIn(blocks: readonly StoredBlock[]): NamedThings {
  const values = blocks.flatMap((block) =>
    isBlockName(block.kind)
      ? Object.entries(blockKindOf(block.kind).fields).map(([name, { kind }]) => ({ kind, value: block[name] }))
      : [],
  );
  const of = (kind: string) => values.flatMap((each) => (each.kind === kind ? [each.value] : []));
  const pictures = of('picture').map((value) => (value as { picture?: unknown } | null | undefined)?.picture);
  return { products: textsIn(of('products').flat()), pictures: textsIn(pictures) };
}

function textsIn(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value) => typeof value === 'string'))];
}
