import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp, useFormatMoney } from '../../../app-instance.tsx';
import { money } from '../../../money.ts';
import { useOperationMutation } from '../../../query-client.ts';
import { type AskedPrice, nameOfRow, type SavedRow } from './row-field.ts';

/** `isCollision`: somebody else has changed the same price; saved again with `version`, it is changed over theirs. */
export type RefusedRow = {
  refusal: string;
  isCollision: boolean;
  version: number;
  by: string;
  theirs: number | null;
};

export function useSaveRow(asked: AskedPrice, onSaved: (saved: SavedRow) => void) {
  const { showToast, t } = useApp();
  const format = useFormatMoney();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useOperationMutation('ProductsSaveMany');
  const [refused, setRefused] = useState<RefusedRow | null>(null);
  const { row, field } = asked;
  const send = async (value: number, version: number) => {
    const prices = { [row.variantId ?? '']: { [field.currency]: { amount_minor: value } } };
    const save = { productId: row.productId, version, patch: JSON.stringify({ prices }) };
    const { saveProducts: answer } = await mutateAsync({ saves: [save] });
    // What is in the row first: it says what became of it.
    await queryClient.invalidateQueries();
    const [refusal] = answer.refused;
    if (refusal) return setRefused(readRefusal(refusal, version));
    const said = { title: nameOfRow(row), value: format(money(value, field.currency)) };
    onSaved({ text: t('productRow.rowSaved', said), batchId: answer.batchId ?? null });
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
