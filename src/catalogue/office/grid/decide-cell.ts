// What two have changed is decided cell by cell: a product stays refused, at the version that it was read at, until each of
// its cells that somebody else has changed too is decided. Only what is typed in that cell is given up or kept.
import { type CellEdit, dropEdits, type GridState, overTheirs } from './grid-edits.ts';
import type { RefusedProduct } from './use-grid-saving.ts';

export type Decided = { state: GridState; refused: ReadonlyMap<string, RefusedProduct> };

/** Whether a field that was refused is decided with a cell. Some are refused as a whole row, and a state has several. */
export function isFieldOf({ path }: CellEdit, name: string): boolean {
  const own = path.join('.');
  return own === name || own.startsWith(`${name}.`) || (path[0] === 'product' && name.startsWith('product.'));
}

/** The refused field that a cell is asked about: of a state the planned moment, which says more than "draft". */
export function refusedFieldOf(
  { fields }: RefusedProduct,
  edit: CellEdit,
): RefusedProduct['fields'][number] | undefined {
  const own = fields.filter(({ name }) => isFieldOf(edit, name));
  return own.find(({ name }) => name === 'product.publish_at') ?? own[0];
}

/** What is typed is saved over what somebody else has saved. */
export function keepMine({ state, refused }: Decided, edit: CellEdit): Decided {
  const product = refused.get(edit.productId);
  const theirs = product && refusedFieldOf(product, edit)?.theirs;
  return settle({ state: overTheirs(state, edit, theirs), refused }, edit);
}

/** What is typed is given up. */
export function takeTheirs({ state, refused }: Decided, edit: CellEdit): Decided {
  const path = edit.path.join('.');
  const isGivenUp = (each: CellEdit) => each.productId === edit.productId && each.path.join('.') === path;
  return settle({ state: dropEdits(state, isGivenUp), refused }, edit);
}

/** Once nothing is left to be decided, what is typed of the product is typed over what is saved now. */
function settle({ state, refused }: Decided, decided: CellEdit): Decided {
  const { productId } = decided;
  const product = refused.get(productId);
  if (!product) return { state, refused };
  const typed = [...state.edits.values()].filter((edit) => edit.productId === productId);
  const fields = product.fields.filter(
    ({ name }) => !isFieldOf(decided, name) && typed.some((edit) => isFieldOf(edit, name)),
  );
  if (fields.length > 0) return { state, refused: new Map([...refused, [productId, { ...product, fields }]]) };
  return {
    state: withVersion(state, productId, product.version),
    refused: new Map([...refused].filter(([id]) => id !== productId)),
  };
}

function withVersion({ edits, done }: GridState, productId: string, version: RefusedProduct['version']): GridState {
  if (version == null) return { edits, done };
  const entries = [...edits].map(([key, edit]): [string, CellEdit] => [
    key,
    edit.productId === productId ? { ...edit, version } : edit,
  ]);
  return { edits: new Map(entries), done };
}
