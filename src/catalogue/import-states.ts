// What becomes of a product file that was handed in by the browser. A step is what a worker does; in between a person decides.
export const importSteps = ['checking', 'running', 'finishing', 'undoing'] as const;
export const importStates = ['uploading', ...importSteps, 'checked', 'done', 'undone', 'cancelled', 'failed'] as const;

export type ImportStep = (typeof importSteps)[number];
export type ImportState = (typeof importStates)[number];

/** Files of something else than products. */
export const otherKinds = ['texts', 'discounts', 'orders', 'customers'] as const;
export type OtherKind = (typeof otherKinds)[number];

/** What the file was recognised as. */
export const importKinds = ['own', 'shopify', 'woocommerce', 'other', 'table', ...otherKinds] as const;
export type ImportKind = (typeof importKinds)[number];

export function isOtherKind(kind: ImportKind | null | undefined): kind is OtherKind {
  return otherKinds.some((other) => other === kind);
}

/** Why a step could not be done; that a file has faults is no failure. */
export const importFailures = ['FileGone', 'WorkerDied', 'Unexpected', 'NothingToUndo', 'TooOldToUndo'] as const;
export type ImportFailure = (typeof importFailures)[number];

/** What a worker is at. */
export const importPhases = ['reading', 'writing', 'searchable', 'pictures', 'undoing'] as const;
export type ImportPhase = (typeof importPhases)[number];

export const importOutcomes = ['created', 'updated', 'archived'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export function isStep(state: ImportState): state is ImportStep {
  return importSteps.some((step) => step === state);
}

/** Until it is on sale, nothing is lost by ending it. */
const cancellable: readonly ImportState[] = ['uploading', 'checking', 'checked', 'running'];

export function canCancel(state: ImportState): boolean {
  return cancellable.includes(state);
}

/** What is on sale can be taken back, also while its pictures are still on their way. */
export const undoable: readonly ImportState[] = ['done', 'finishing'];

export function canUndo(state: ImportState): boolean {
  return undoable.includes(state);
}
