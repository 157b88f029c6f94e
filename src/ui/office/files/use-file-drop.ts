import { type ChangeEvent, type DragEvent, useState } from 'react';

type OnFiles = (files: readonly File[]) => void;

/** What makes an element a place on which files can be dropped; `data-over` while one is held over it. */
export function useFileDrop(onFiles: OnFiles) {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      const files = [...event.dataTransfer.files];
      setOver(false);
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
  };
}

/** What a field for files does with those that were chosen. */
export function takeFiles({ currentTarget }: ChangeEvent<HTMLInputElement>, onFiles: OnFiles): void {
  onFiles([...(currentTarget.files ?? [])]);
  // The same file once more is a choice, too.
  currentTarget.value = '';
}
