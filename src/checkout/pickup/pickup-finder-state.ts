// How the finder of pick-up points stands: open or closed, and what is searched for. Pure; `pickup-finder.tsx` moves the
// focus along.
import type { PickupPoint } from './pickup-point-text.tsx';

export type FinderState = {
  /** Otherwise the chosen point stands alone. */
  isOpen: boolean;
  search: string;
  /** Arrow keys choose as they move: only a press with a finger or a mouse says that this is the one. */
  isPointing: boolean;
};

export type FinderStep =
  | { type: 'typed'; search: string }
  /** The results, or a key anywhere, were pressed. */
  | { type: 'pressed'; isPointing: boolean }
  | { type: 'closed' }
  | { type: 'opened' };

export function firstFinder(point: PickupPoint | null, search: string): FinderState {
  return { isOpen: point === null, search, isPointing: false };
}

export function changeFinder(state: FinderState, step: FinderStep): FinderState {
  switch (step.type) {
    case 'typed':
      return { ...state, search: step.search };
    case 'pressed':
      return state.isPointing === step.isPointing ? state : { ...state, isPointing: step.isPointing };
    case 'closed':
      return { ...state, isOpen: false };
    case 'opened':
      return { ...state, isOpen: true };
  }
}

/** A point that was refused must be replaced, and without a point there is nothing to stand alone. */
export function isFinderShown(state: FinderState, point: PickupPoint | null, error: string | undefined): boolean {
  return state.isOpen || point === null || error !== undefined;
}

/** What was found; the chosen point stands first when it is not among it, unless it was refused. */
export function listPoints(
  found: readonly PickupPoint[],
  point: PickupPoint | null,
  error: string | undefined,
): readonly PickupPoint[] {
  return point && !error && !found.some(({ id }) => id === point.id) ? [point, ...found] : found;
}
