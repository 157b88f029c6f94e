// What is done in a list of blocks, said to whoever does not see it; what was removed comes back by one press.
import { useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { type BlockName, blockKindOf, isBlockName } from '../../../shop/blocks/blocks.ts';
import type { RowEdge } from '../collections/drag-row.ts';
import { type BlockRow, newBlock } from './block-form.ts';
import { kindName } from './block-words.ts';
import { isThere, withChanged, withCopy, withMoved } from './move-block.ts';

type Rows = readonly BlockRow[];
type Removed = { row: BlockRow; at: number };

export type BlockListWork = ReturnType<typeof useBlockList>;

export function useBlockList(rows: Rows, update: (change: (rows: Rows) => BlockRow[]) => void, isUnwritten: boolean) {
  const { t } = useApp();
  // A page that nobody has written is begun where it begins.
  const [open, setOpen] = useState(isUnwritten ? (rows[0]?.key ?? null) : null);
  const [said, say] = useState('');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const nameOf = ({ kind }: BlockRow) => kindName(kind, t);
  const move = (row: BlockRow, to: number) => {
    const place = Math.max(0, Math.min(to, rows.length - 1));
    update((now) => withMoved(now, row.key, place));
    say(t('blocks.moved', { title: nameOf(row), place: place + 1, count: rows.length }));
  };
  return {
    ...{ said, removed, move },
    count: rows.length,
    isOpen: (key: number) => key === open,
    toggle: (key: number) => setOpen(key === open ? null : key),
    change: (key: number, to: Partial<BlockRow>) => update((now) => withChanged(now, key, to)),
    mayAdd: (kind: BlockName) => !(blockKindOf(kind).isOnce && isThere(rows, kind)),
    mayCopy: ({ kind }: BlockRow) => isBlockName(kind) && !blockKindOf(kind).isOnce,
    add(kind: BlockName) {
      const block = newBlock(kind, rows);
      update((now) => [...now, block]);
      setOpen(block.key);
      say(t('blocks.added', { title: kindName(kind, t) }));
    },
    copy(row: BlockRow) {
      update((now) => withCopy(now, row.key));
      say(t('blocks.added', { title: nameOf(row) }));
    },
    remove(row: BlockRow) {
      setRemoved({ row, at: rows.findIndex(({ key }) => key === row.key) });
      update((now) => now.filter(({ key }) => key !== row.key));
      say(t('blocks.removed', { title: nameOf(row) }));
    },
    undo() {
      if (!removed) return;
      update((now) => now.toSpliced(removed.at, 0, removed.row));
      setRemoved(null);
      say(t('blocks.added', { title: nameOf(removed.row) }));
    },
    drop(dragged: number, on: { key: number; at: RowEdge }) {
      const row = rows.find(({ key }) => key === dragged);
      const others = rows.filter(({ key }) => key !== dragged);
      if (row) move(row, others.findIndex(({ key }) => key === on.key) + (on.at === 'after' ? 1 : 0));
    },
  };
}
