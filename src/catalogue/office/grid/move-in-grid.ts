// The places that keys lead to in a grid.
import type { GridOfCells, Place } from './fill-cells.ts';

type Pressed = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean };

const PAGE = 20;

/** Null for a key that does not move, and for a tab that leaves the grid. */
export function moveBy({ key, shiftKey, ctrlKey, metaKey }: Pressed, at: Place, grid: GridOfCells): Place | null {
  const isFar = ctrlKey || metaKey;
  const far = isFar ? Number.MAX_SAFE_INTEGER : 1;
  const steps: Record<string, Place> = {
    ArrowUp: { row: -far, column: 0 },
    ArrowDown: { row: far, column: 0 },
    ArrowLeft: { row: 0, column: -far },
    ArrowRight: { row: 0, column: far },
    PageUp: { row: -PAGE, column: 0 },
    PageDown: { row: PAGE, column: 0 },
    Home: { row: isFar ? -far : 0, column: -Number.MAX_SAFE_INTEGER },
    End: { row: isFar ? far : 0, column: Number.MAX_SAFE_INTEGER },
    Tab: { row: 0, column: shiftKey ? -1 : 1 },
  };
  const step = steps[key];
  if (!step) return null;
  const next = within({ row: at.row + step.row, column: at.column + step.column }, grid);
  return key === 'Tab' && next.column === at.column ? null : next;
}

/** The place after a cell that was typed into. */
export function placeAfter(at: Place, way: 'down' | 'right' | 'left', grid: GridOfCells): Place {
  const step = { down: { row: 1, column: 0 }, right: { row: 0, column: 1 }, left: { row: 0, column: -1 } }[way];
  return within({ row: at.row + step.row, column: at.column + step.column }, grid);
}

export function within({ row, column }: Place, { rows, columns }: GridOfCells): Place {
  return {
    row: Math.max(0, Math.min(rows.length - 1, row)),
    column: Math.max(0, Math.min(columns.length - 1, column)),
  };
}
