// Sends what is typed into the grid, and says what became of it. What had no answer may be saved: until it is known, the cells
// are unsaved, and sent again they change nothing twice.
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import type { ProductsSaveManyMutation } from '../../../office-operations.generated.ts';
import { useOperationMutation } from '../../../query-client.ts';
import type { GridColumn } from './grid-columns.ts';
import { type CellEdit, dropEdits, type Edits, type GridState, noteRefused, noteSent, rebase } from './grid-edits.ts';
import { isOwnSave, savesOf } from './grid-patches.ts';

export type RefusedProduct = ProductsSaveManyMutation['saveProducts']['refused'][number];

export function useGridSaving(
  columns: readonly GridColumn[],
  state: GridState,
  setState: Dispatch<SetStateAction<GridState>>,
) {
  const { locale, showToast } = useApp();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useOperationMutation('ProductsSaveMany');
  const [refused, setRefused] = useState<ReadonlyMap<string, RefusedProduct>>(new Map());
  const [saved, setSaved] = useState<{ changed: number; batchId: number | null } | null>(null);
  const [hasFaults, setFaults] = useState(false);
  const latest = useRef(state);
  latest.current = state;
  const send = async (edits: Edits): Promise<void> => {
    const sent = noteSent({ edits, done: [] }).edits;
    const saves = savesOf(sent, columns, locale);
    setFaults(saves === null);
    if (!saves || saves.length === 0) return;
    // Until an answer comes, they may be saved, whatever is typed over them.
    setState(noteSent);
    const { saveProducts: answer } = await mutateAsync({ saves });
    const isArrived = (each: RefusedProduct) =>
      each.refusal === 'FieldsChanged' && isOwnSave(edits, each, columns, locale);
    setRefused(new Map(answer.refused.filter((each) => !isArrived(each)).map((each) => [each.productId, each])));
    setSaved({ changed: answer.changed.length, batchId: answer.batchId ?? null });
    // What is shown below the edits first: no cell says for a moment what it said before.
    await queryClient.invalidateQueries();
    const isRefused = new Set(answer.refused.map(({ productId }) => productId));
    // What was typed meanwhile is not saved.
    const settled = noteRefused(
      dropEdits(latest.current, (edit) => !isRefused.has(edit.productId) && isSent(sent, edit)),
      edits,
      (productId) => isRefused.has(productId),
    );
    // What was sent before had arrived, and its answer was lost: what was typed since is sent over it.
    const arrived = answer.refused.filter(isArrived);
    const rebased = arrived.reduce((so, { productId, version }) => rebase(so, productId, version ?? 0), settled);
    setState(rebased);
    if (arrived.length > 0) await send(rebased.edits);
  };
  const save = () => {
    if (!isPending) send(latest.current.edits).catch(showToast);
  };
  return { refused, setRefused, saved, hasFaults, isSaving: isPending, save };
}

function isSent(sent: Edits, edit: CellEdit): boolean {
  return sent.get(`${edit.productId} ${edit.path.join('.')}`)?.text === edit.text;
}
