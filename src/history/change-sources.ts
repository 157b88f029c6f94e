/** The ways in which something can be changed. */
export const changeSources = ['office', 'command', 'import', 'schedule'] as const;
export type ChangeSource = (typeof changeSources)[number];

/** More changes of a batch than these are not counted. */
export const MOST_COUNTED = 10_000;

/** Why a field was left alone when the rest of its batch was taken back. */
export const leftReasons = [
  /** Somebody has changed it since. */
  'ChangedSince',
  /** Another row has its place, such as a variant with the same options. */
  'InTheWay',
  /** Orders have reserved or bought what would be taken away. */
  'Reserved',
  /** Others need it: a collection that has products. */
  'InUse',
] as const;
export type LeftReason = (typeof leftReasons)[number];
