// The handles of a file's products. Other systems allow more in an address than this shop does (™, capitals, accents,
// whole other alphabets): such a handle becomes a slug, and its old address leads to the new one.
import { createHash } from 'node:crypto';
import { textToHandle } from '#src/catalogue/text-to-handle.ts';
import { isForbiddenName, isHandle } from '../csv/product-csv-handle.ts';

export type ProductHandle = {
  handle: string;
  /** It stands as the file spells it, where that could not be kept. */
  given?: string;
};

export class ProductHandles {
  #firstLines = new Map<string, number>();
  #made = new Map<string, ProductHandle>();
  #madeHandles = new Set<string>();
  #lastNumbers = new Map<string, number>();

  /** The handle of a cell, the same for each row that repeats it; null when none can be made. */
  of(cell: string, line: number): ProductHandle | null {
    const made = this.#made.get(cell);
    if (made) return made;
    // One that was made for another product is taken.
    if (isHandle(cell) && !this.#madeHandles.has(cell)) return { handle: cell };
    if (isForbiddenName(cell)) return null;
    const product = { handle: this.make(cell, line), given: cell };
    this.#made.set(cell, product);
    return product;
  }

  /** A handle of its own for a text, whatever others were made from. */
  make(text: string, line: number): string {
    const slug =
      textToHandle(decoded(text)) || `product-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
    let handle = slug;
    let number = this.#lastNumbers.get(slug) ?? 1;
    while (this.#firstLines.has(handle) || isForbiddenName(handle)) handle = `${slug}-${++number}`;
    this.#lastNumbers.set(slug, number);
    this.#madeHandles.add(handle);
    this.#firstLines.set(handle, line);
    return handle;
  }

  /** The line on which the product was met first, or undefined, and from then on this one. */
  meet(handle: string, line: number): number | undefined {
    const first = this.#firstLines.get(handle);
    if (first === undefined) this.#firstLines.set(handle, line);
    return first === line ? undefined : first;
  }
}

/** Addresses are exported with their letters escaped, `caf%C3%A9`, by some. */
function decoded(cell: string): string {
  try {
    return decodeURIComponent(cell);
  } catch {
    return cell;
  }
}
