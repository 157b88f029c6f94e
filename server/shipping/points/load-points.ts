// Brings a carrier's pick-up points into the shop in the background: asked for in the office, carried out by the outbox, so
// that a shop which ends on the way does it when it is back.
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { ok, type Result, refuse } from '#src/result.ts';
import type { PointProblem, PointSourceState } from '#src/shipping/office/point-problems.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { inLane, type OutboxEffect } from '../../outbox/outbox-lanes.ts';
import { addToOutbox } from '../../outbox/outbox-store.ts';
import { listCollectingCarriers, writePoints } from '../import-pickup-points.ts';
import { readPickupPoints } from '../pickup-point-file.ts';
import type { CarrierPoints } from './ask-for-points.ts';
import {
  findAsked,
  listStaleLists,
  markAsked,
  noteLoaded,
  noteProblem,
  noteProgress,
  type PointSourceKind,
} from './point-list-store.ts';
import type { FindPointSource } from './point-sources.ts';

const LOAD_EFFECT = 'load-points';

/** Lockers come and go: a carrier's own list is asked for again by itself. */
const STALE_AFTER_MS = 7 * 24 * 60 * 60_000;
export const LOOK_FOR_STALE_POINTS_EVERY_MS = 60 * 60_000;

/** With fewer points, half of them may close at once. */
const FEW_POINTS = 20;

type Services = { db: Db; now: () => Date; findPointSource: FindPointSource };
type Asked = { carrier: string; source: PointSourceKind; file?: Buffer };

/** Decides at once what can be decided without the carrier. */
export async function requestPoints(
  tx: Transaction,
  { now, findPointSource }: Pick<Services, 'now'> & { findPointSource(carrier: string): PointSourceState },
  { carrier, source, file }: Asked,
): Promise<Result<null, PointProblem>> {
  if (!(await listCollectingCarriers(tx)).includes(carrier))
    return refuse({ kind: 'PointsUnknownCarrier', detail: carrier });
  if (source === 'carrier' && !findPointSource(carrier).canRead) return refuse({ kind: 'PointsNoSource', detail: '' });
  const at = now();
  if (!(await markAsked(tx, { carrier, source, file: file ?? null, now: at })))
    return refuse({ kind: 'PointsUnderWay', detail: '' });
  const deduplicationKey = `${LOAD_EFFECT}:${carrier}:${randomUUID()}`;
  await addToOutbox(tx, { deduplicationKey, kind: LOAD_EFFECT, payload: { carrier } }, at);
  return ok(null);
}

/** Asks again for the lists that have become old. */
export async function requestStalePoints(services: Services): Promise<void> {
  const before = new Date(services.now().getTime() - STALE_AFTER_MS);
  for (const carrier of await listStaleLists(services.db, before)) {
    await inTransaction(services.db, (tx) => requestPoints(tx, services, { carrier, source: 'carrier' }));
  }
}

export function createPointEffects(services: Services & { log: FastifyBaseLogger }): Record<string, OutboxEffect> {
  return inLane(
    { name: 'points' },
    {
      [LOAD_EFFECT]: async ({ payload }, signal) => loadPoints(services, String(payload.carrier), signal),
    },
  );
}

async function loadPoints(
  services: Services & { log: FastifyBaseLogger },
  carrier: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, now, log } = services;
  const asked = await findAsked(db, carrier);
  if (!asked) return;
  const read = await (asked.source === 'file' ? readFile(asked.file, carrier) : readList(services, carrier, signal));
  const written = read.ok ? await writeList(db, carrier, read.value, now()) : read;
  if (written.ok) return log.info({ carrier, ...written.value }, 'pick-up points are up to date');
  await inTransaction(db, (tx) => noteProblem(tx, carrier, written.error));
  log.warn({ carrier, ...written.error }, 'pick-up points were left as they are');
}

async function readList(
  { db, findPointSource }: Services,
  carrier: string,
  signal: AbortSignal,
): Promise<Result<CarrierPoints, PointProblem>> {
  const source = findPointSource(carrier);
  if (!source.canRead) return refuse({ kind: 'PointsNoSource', detail: '' });
  return source.read({
    signal,
    tell: (done, total) => inTransaction(db, (tx) => noteProgress(tx, carrier, done, total)),
  });
}

async function readFile(file: Buffer | null, carrier: string): Promise<Result<CarrierPoints, PointProblem>> {
  const json = parse(file);
  if (json === undefined) return refuse({ kind: 'PointsNotJson', detail: '' });
  const { points, faults } = await readPickupPoints(json, [carrier]);
  const [fault] = faults;
  if (!fault) return ok({ points, leftOut: 0 });
  const { index, field } = fault;
  return refuse({ kind: 'PointsWrong', detail: index === null ? '' : [`[${index}]`, field].filter(Boolean).join('.') });
}

function parse(file: Buffer | null): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(file ?? Buffer.alloc(0)));
  } catch {
    return undefined;
  }
}

/** All of it in one transaction, which is taken back when the list turns out to be a piece of one. */
function writeList(db: Db, carrier: string, { points, leftOut }: CarrierPoints, now: Date) {
  return inTransaction(db, async (tx): Promise<Result<{ before: number; after: number }, PointProblem>> => {
    if (points.length === 0) return refuse({ kind: 'PointsEmpty', detail: '' });
    const before = await countOpen(tx, carrier);
    await writePoints(tx, points);
    const after = await countOpen(tx, carrier);
    if (after === 0) return refuse({ kind: 'PointsEmpty', detail: '' });
    if (before > FEW_POINTS && after * 2 < before) {
      return refuse({ kind: 'PointsFewer', detail: `${after} / ${before}` });
    }
    await noteLoaded(tx, { carrier, leftOut, now });
    return ok({ before, after });
  });
}

async function countOpen(tx: Transaction, carrier: string): Promise<number> {
  const { count } = await tx
    .selectFrom('pickup_points')
    .select((points) => points.fn.countAll<number>().as('count'))
    .where('carrier', '=', carrier)
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
}
