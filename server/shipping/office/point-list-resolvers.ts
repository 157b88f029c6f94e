import type { Result } from '#src/result.ts';
import { carrierName } from '#src/shipping/carriers.ts';
import { isPointProblem, type PointProblem, type PointSourceState } from '#src/shipping/office/point-problems.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { findDelivery } from '../../shop/sale-terms.ts';
import { listCollectingCarriers } from '../import-pickup-points.ts';
import { shownCarrier } from '../own-carriers.ts';
import { requestPoints } from '../points/load-points.ts';
import { countriesOf, listMethodsWithoutPoints } from '../points/methods-without-points.ts';
import {
  listOrdersToClosed,
  listPointLists,
  type PointList,
  type PointSourceKind,
} from '../points/point-list-store.ts';

export const pointListResolvers: Resolvers = {
  Query: {
    async pointLists(_, _arguments, { db, findPointSource }) {
      const lists = await listPointLists(db, await listCollectingCarriers(db));
      return Promise.all(lists.map((list) => showList(db, list, findPointSource(list.carrier))));
    },
    async deliveryWays(_, _arguments, { db, staff }) {
      const { methods } = await findDelivery(db, null);
      const without = await listMethodsWithoutPoints(db, methods);
      return methods.map((method) => {
        const { id, carrier, kind, names } = method;
        const lacking = without.find((other) => other.id === id)?.countries ?? [];
        const isOff = lacking.length > 0 && lacking.length === countriesOf(method).length;
        const name = (staff && names[staff.locale]) ?? '';
        return { id, carrier, carrierName: nameOf(carrier), kind, name, without: lacking, isOff };
      });
    },
  },
  Mutation: {
    async loadPoints(_, { carrier }, context) {
      const done = await askForPoints(context, { carrier, source: 'carrier' });
      return { refusal: done.ok ? null : done.error.kind };
    },
  },
};

/** In the name of whoever is signed in. */
export function askForPoints(
  { db, now, findPointSource, audit }: OfficeContext,
  asked: { carrier: string; source: PointSourceKind; file?: Buffer },
): Promise<Result<null, PointProblem>> {
  return inTransaction(db, async (tx) => {
    const done = await requestPoints(tx, { now, findPointSource }, asked);
    if (done.ok)
      await audit(tx, { kind: 'pickupPoints.asked', subject: asked.carrier, after: { source: asked.source } });
    return done;
  });
}

async function showList(db: Db, list: PointList, source: PointSourceState) {
  const { problem } = list;
  return {
    ...list,
    carrierName: nameOf(list.carrier),
    updatedAt: list.updatedAt?.toISOString() ?? null,
    canRead: source.canRead,
    secrets: source.secrets,
    isUnderWay: list.askedAt !== null,
    problem: problem !== null && isPointProblem(problem) ? problem : null,
    ordersToClosed: await listOrdersToClosed(db, list.carrier),
  };
}

function nameOf(carrier: string): string {
  return carrierName(shownCarrier(carrier));
}
