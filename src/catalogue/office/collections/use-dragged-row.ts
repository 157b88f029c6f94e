// A row that is dragged to another place of its list. Who cannot drag has buttons beside it.
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef, useState } from 'react';

type DraggedRow = { id: string; isActive: boolean; onDrop(draggedId: string, isAfter: boolean): void };

/** The edge at which the dragged row would stand; null while none is above it. */
export function useDraggedRow(
  row: RefObject<HTMLElement | null>,
  { id, isActive, onDrop }: DraggedRow,
): 'before' | 'after' | null {
  const [edge, setEdge] = useState<'before' | 'after' | null>(null);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const element = row.current;
    if (!element || !isActive) return;
    const edgeAt = (y: number) => {
      const { top, height } = element.getBoundingClientRect();
      return y > top + height / 2 ? 'after' : 'before';
    };
    const isOther = (dragged: unknown) => typeof dragged === 'string' && dragged !== id;
    return combine(
      draggable({ element, getInitialData: () => ({ rowId: id }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => isOther(source.data.rowId),
        onDrag: ({ location }) => setEdge(edgeAt(location.current.input.clientY)),
        onDragLeave: () => setEdge(null),
        onDrop({ source, location }) {
          setEdge(null);
          latest.current(String(source.data.rowId), edgeAt(location.current.input.clientY) === 'after');
        },
      }),
    );
  }, [row, id, isActive]);
  return edge;
}
