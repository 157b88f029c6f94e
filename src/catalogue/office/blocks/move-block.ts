// What is done with the blocks of a page in their list.
import { isBlockName } from '../../../shop/blocks/blocks.ts';
import { type BlockRow, freshKey } from './block-form.ts';

type Rows = readonly BlockRow[];

/** The copy stands behind it. */
export function withCopy(rows: Rows, key: number): BlockRow[] {
  const at = rows.findIndex((row) => row.key === key);
  const row = rows[at];
  return row ? rows.toSpliced(at + 1, 0, { ...row, key: freshKey(rows) }) : [...rows];
}

export function withMoved(rows: Rows, key: number, to: number): BlockRow[] {
  const row = rows.find((each) => each.key === key);
  const others = rows.filter((each) => each.key !== key);
  return row ? others.toSpliced(to, 0, row) : [...rows];
}

export function withChanged(rows: Rows, key: number, to: Partial<BlockRow>): BlockRow[] {
  return rows.map((row) => (row.key === key ? { ...row, ...to } : row));
}

/** Whether a page has a block of this kind already. */
export function isThere(rows: Rows, kind: string): boolean {
  return isBlockName(kind) && rows.some((row) => row.kind === kind);
}
