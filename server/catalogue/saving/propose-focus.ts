// An added picture whose focus nobody has moved keeps in view what the picture itself proposes.
import type { Transaction } from '../../database/transaction.ts';
import type { ProductPatch } from './product-patch.ts';
import type { ProductRows } from './read-product-rows.ts';

type Pictures = NonNullable<ProductPatch['pictures']>;
type Fields = NonNullable<Pictures[string]>;

/** The editor sends the middle for what was not moved. */
function isUnmoved({ focus_x = 50, focus_y = 50 }: Fields): boolean {
  return focus_x === 50 && focus_y === 50;
}

export async function withProposedFocus(
  tx: Transaction,
  { pictures: stored }: ProductRows,
  patch: ProductPatch,
): Promise<ProductPatch> {
  const added = Object.values(patch.pictures ?? {}).flatMap((fields) => fields?.picture ?? []);
  if (added.length === 0) return patch;
  const columns = ['key', 'focus_x', 'focus_y'] as const;
  const proposed = await tx.selectFrom('pictures').select(columns).where('key', 'in', added).execute();
  const focusOf = new Map(proposed.map(({ key, ...focus }) => [key, focus]));
  const pictures = Object.entries(patch.pictures ?? {}).map(([id, fields]): [string, Fields | null] => {
    if (!fields?.picture || !isUnmoved(fields)) return [id, fields];
    const { focus_x: _x, focus_y: _y, ...others } = fields;
    // Sent a second time it is there, and may have been moved since.
    return [id, stored.has(id) ? others : { ...others, ...focusOf.get(fields.picture) }];
  });
  return { ...patch, pictures: Object.fromEntries(pictures) };
}
