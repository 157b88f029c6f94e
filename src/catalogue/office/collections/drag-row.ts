// The library for dragging, loaded with the first row: nothing but a browser can load it.

export type RowEdge = 'before' | 'after';
type Dragging = { id: string; onOver(edge: RowEdge | null): void; onDrop(draggedId: string, edge: RowEdge): void };

/** Lets a row be dragged, and others be dropped at its edges. The returned function ends that. */
export async function dragRow(element: HTMLElement, { id, onOver, onDrop }: Dragging): Promise<() => void> {
  const { draggable, dropTargetForElements } = await import('@atlaskit/pragmatic-drag-and-drop/element/adapter');
  const edgeAt = (y: number): RowEdge => {
    const { top, height } = element.getBoundingClientRect();
    return y > top + height / 2 ? 'after' : 'before';
  };
  const idOf = (data: Record<string | symbol, unknown>) => (typeof data.row === 'string' ? data.row : null);
  const endDragging = draggable({ element, getInitialData: () => ({ row: id }) });
  const endDropping = dropTargetForElements({
    element,
    canDrop: ({ source }) => idOf(source.data) !== null && idOf(source.data) !== id,
    onDrag: ({ location }) => onOver(edgeAt(location.current.input.clientY)),
    onDragLeave: () => onOver(null),
    onDrop({ source, location }) {
      onOver(null);
      const dragged = idOf(source.data);
      if (dragged) onDrop(dragged, edgeAt(location.current.input.clientY));
    },
  });
  return () => {
    endDragging();
    endDropping();
  };
}
