// One question to a carrier for its points: what passes by itself is asked once more, and nothing is thrown but the end of
// the shop.
import { ok, type Result, refuse } from '#src/result.ts';
import { isTemporary, type LabelProblem } from '#src/shipping/label-carrier.ts';
import type { PointProblem } from '#src/shipping/office/point-problems.ts';
import type { AskCarrier, CarrierRequest, CarrierResponse } from '../labels/ask-carrier.ts';
import type { CarrierKeys } from '../labels/label-carriers.ts';
import type { ImportedPoint } from '../pickup-point-file.ts';

/** `leftOut`: entries that nobody can use, such as one without a town. */
export type CarrierPoints = { points: ImportedPoint[]; leftOut: number };

export type PointReading = {
  /** The address without a slash at its end. */
  url: string;
  keys: CarrierKeys;
  ask: AskCarrier;
  /** The pause before a page is asked for once more. */
  pause: () => Promise<unknown>;
  /** How many there are until now, and, once the carrier has said it, in all. */
  tell(done: number, total: number | null): Promise<unknown>;
  signal: AbortSignal;
};

export type ReadPoints = (reading: PointReading) => Promise<Result<CarrierPoints, PointProblem>>;

const MOST_TRIES = 4;

export async function askForPoints(
  { ask, pause, signal }: Pick<PointReading, 'ask' | 'pause' | 'signal'>,
  request: CarrierRequest,
): Promise<Result<CarrierResponse, PointProblem>> {
  for (let tries = 1; ; tries++) {
    signal.throwIfAborted();
    const answer = await ask(request);
    if (answer.ok) {
      const { status } = answer.value;
      return status < 400 ? answer : refuse({ kind: 'PointsUnreadable', detail: String(status) });
    }
    if (tries === MOST_TRIES || !isTemporary(answer.error)) return refuse(toPointProblem(answer.error));
    await pause();
  }
}

function toPointProblem({ kind, detail }: LabelProblem): PointProblem {
  return { kind: kind === 'LabelKeysRefused' ? 'PointsKeysRefused' : 'PointsAway', detail };
}

/** How much of a list may be unusable, or missing, before none of it is believed: points come and go while it is read. */
const TOLERATED = 0.02;

function isTolerable(count: number, total: number): boolean {
  return count <= Math.ceil(total * TOLERATED);
}

/** Judges a whole list as it came in; `total`: how long the carrier says it is. */
export function judgeList(list: CarrierPoints, total: number): Result<CarrierPoints, PointProblem> {
  const { points, leftOut } = list;
  const count = points.length + leftOut;
  if (!isTolerable(total - count, total)) return refuse({ kind: 'PointsCutOff', detail: `${count} / ${total}` });
  if (!isTolerable(leftOut, count)) return refuse({ kind: 'PointsUnreadable', detail: `${leftOut} / ${count}` });
  return ok(list);
}
