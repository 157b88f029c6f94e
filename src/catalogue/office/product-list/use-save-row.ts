import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp, useFormatMoney } from '../../../app-instance.tsx';
import { money } from '../../../money.ts';
import { useOperationMutation } from '../../../query-client.ts';
import { type AskedRow, nameOfRow, patchOf, type SavedRow } from './row-field.ts';

/** `isCollision`: somebody else has changed the same number; saved again with `version`, it is changed over theirs. */
export type RefusedRow = {
  refusal: string;
  isCollision: boolean;
  version: number;
  by: string;
  theirs: number | null;
};

export function useSaveRow(asked: AskedRow, onSaved: (saved: SavedRow) => void) {
  const { showToast } = useApp();
  const format = useFormatMoney();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useOperationMutation('ProductsSaveMany');
  const [refused, setRefused] = useState<RefusedRow | null>(null);
  const { row, field } = asked;
  const write = (value: number) => (field.kind === 'stock' ? String(value) : format(money(value, field.currency)));
  const send = async (value: number, version: number) => {
    const meant = field.kind === 'stock' ? value - (row.onHand ?? 0) : value;
    const save = { productId: row.productId, version, patch: JSON.stringify(patchOf(asked, meant)) };
    const { saveProducts: answer } = await mutateAsync({ saves: [save] });
    // What is in the row first: it says what became of it.
    await queryClient.invalidateQueries();
    const [refusal] = answer.refused;
    if (refusal) return setRefused(readRefusal(refusal, version));
    const typed = field.kind === 'stock' ? value : null;
    onSaved({ id: row.id, title: nameOfRow(row), value: write(value), typed, batchId: answer.batchId ?? null });
  };
  const save = (value: number, version: number) => {
    if (!isPending) void send(value, version).catch(showToast);
  };
  return { save, refused, isPending };
}

type Refusal = {
  refusal: string;
  version?: number | null;
  fields: { theirs?: string | null; by?: string | null }[];
};

function readRefusal({ refusal, version, fields }: Refusal, sent: number): RefusedRow {
  const [field] = fields;
  const theirs: unknown = JSON.parse(field?.theirs ?? 'null');
  return {
    ...{ refusal, version: version ?? sent, by: field?.by ?? '' },
    isCollision: refusal === 'FieldsChanged',
    theirs: typeof theirs === 'number' ? theirs : null,
  };
}
