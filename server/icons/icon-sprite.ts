// Puts a page's icons into its HTML: each icon that the markup refers to, once, outside of what React hydrates.
import type { OwnIcons } from './icon-collection.ts';

const BEFORE_ID = '<use href="';
const ID = '#icon-';

/** Id, as `src/icons/collection-icon.tsx` refers to it without `icon-` -> its `<symbol>`. */
export type SymbolTable = ReadonlyMap<string, string>;

export function createSymbolTable(own: OwnIcons): SymbolTable {
  const table = new Map<string, string>();
  for (const { prefix, icons, width = 16, height = 16 } of Object.values(own)) {
    for (const [name, icon] of Object.entries(icons)) {
      const id = `${prefix}-${name}`;
      const viewBox = `0 0 ${icon.width ?? width} ${icon.height ?? height}`;
      table.set(id, `<symbol id="icon-${id}" viewBox="${viewBox}">${icon.body}</symbol>`);
    }
  }
  return table;
}

/** Empty for markup without icons. What does not exist is left out. */
export function writeSprite(tables: readonly SymbolTable[], markup: readonly string[]): string {
  const used = new Set<string>();
  for (const part of markup) {
    // Looked for by its rarest character: with all that begins with `<` it takes ten times as long.
    for (let at = part.indexOf(ID); at >= 0; at = part.indexOf(ID, at)) {
      const isReference = part.startsWith(BEFORE_ID, at - BEFORE_ID.length);
      at += ID.length;
      if (isReference) used.add(part.slice(at, part.indexOf('"', at)));
    }
  }
  const symbols = [...used].map((id) => tables.find((table) => table.has(id))?.get(id) ?? '').join('');
  return symbols && `<svg id="icons" width="0" height="0" aria-hidden="true">${symbols}</svg>`;
}
