// A row that is dragged to another place of its list. Who cannot drag has buttons beside it.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { dragRow, type RowEdge } from './drag-row.ts';

type DraggedRow = { id: string; isActive: boolean; onDrop(draggedId: string, edge: RowEdge): void };

/** The edge at which the dragged row would stand; null while none is above it. */
export function useDraggedRow(
  row: RefObject<HTMLElement | null>,
  { id, isActive, onDrop }: DraggedRow,
): RowEdge | null {
  const [edge, setEdge] = useState<RowEdge | null>(null);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const element = row.current;
    if (!element || !isActive) return;
    const dragging = dragRow(element, { id, onOver: setEdge, onDrop: (...dropped) => latest.current(...dropped) });
    return () => void dragging.then((end) => end());
  }, [row, id, isActive]);
  return edge;
}
