// The library for dragging, loaded with the first tile: nothing but a browser can load it.

type Dragging = { id: string; onOver(isOver: boolean): void; onDrop(id: string): void };

/** Lets a tile be dragged, and others be dropped on it. The returned function ends that. */
export async function dragPicture(element: HTMLElement, { id, onOver, onDrop }: Dragging): Promise<() => void> {
  const { draggable, dropTargetForElements } = await import('@atlaskit/pragmatic-drag-and-drop/element/adapter');
  const idOf = (data: Record<string | symbol, unknown>) => (typeof data.picture === 'string' ? data.picture : null);
  const endDragging = draggable({ element, getInitialData: () => ({ picture: id }) });
  const endDropping = dropTargetForElements({
    element,
    canDrop: ({ source }) => idOf(source.data) !== null && idOf(source.data) !== id,
    onDragEnter: () => onOver(true),
    onDragLeave: () => onOver(false),
    onDrop({ source }) {
      onOver(false);
      const other = idOf(source.data);
      if (other) onDrop(other);
    },
  });
  return () => {
    endDragging();
    endDropping();
  };
}
