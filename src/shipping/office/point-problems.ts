// Why a list of pick-up points changed nothing. Each has a text that says how to mend it.
export const pointProblems = [
  // The carrier's list.
  'PointsNoSource',
  'PointsAway',
  'PointsKeysRefused',
  'PointsUnreadable',
  'PointsCutOff',
  // A file's.
  'PointsNotJson',
  'PointsWrong',
  'PointsFileTooLarge',
  // Either's.
  'PointsEmpty',
  'PointsTooMany',
  'PointsFewer',
  'PointsUnderWay',
  'PointsUnknownCarrier',
] as const;

export type PointProblemKind = (typeof pointProblems)[number];

/** `detail`: where, or in the carrier's own words; may be empty. */
export type PointProblem = { kind: PointProblemKind; detail: string };

/** Whether a carrier's own list can be asked for; if not, which secrets that takes: none where there is no such list. */
export type PointSourceState = { canRead: boolean; secrets: string[] };

export function isPointProblem(kind: string): kind is PointProblemKind {
  return pointProblems.some((known) => known === kind);
}
