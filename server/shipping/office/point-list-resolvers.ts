import type { Locale } from '#src/i18n/locales.ts';
import type { Result } from '#src/result.ts';
import { carrierName } from '#src/shipping/carriers.ts';
import { isPointProblem, type PointProblem, type PointSourceState } from '#src/shipping/office/point-problems.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { findDelivery } from '../../shop/sale-terms.ts';
import { listCollectingCarriers } from '../import-pickup-points.ts';
import { nameOfOther, nameOfWay, shownCarrierOf } from '../named-way.ts';
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
    async pointLists(_, _arguments, { db, findPointSource, staff, markets }) {
      const nameOf = namesIn(await findDelivery(db, null), staff?.locale ?? markets.main);
      const lists = await listPointLists(db, await listCollectingCarriers(db));
      return Promise.all(lists.map((list) => showList(db, list, { source: findPointSource(list.carrier), nameOf })));
    },
    async deliveryWays(_, _arguments, { db, staff, markets }) {
      const delivery = await findDelivery(db, null);
      const { methods } = delivery;
      const locale = staff?.locale ?? markets.main;
      const nameOf = namesIn(delivery, locale);
      const without = await listMethodsWithoutPoints(db, methods);
      return methods.map((method) => {
        const { id, carrier, kind } = method;
        const lacking = without.find((other) => other.id === id)?.countries ?? [];
        const isOff = lacking.length > 0 && lacking.length === countriesOf(method).length;
        const name = nameOfWay(delivery, id, locale);
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

/** Asks in the name of whoever is signed in. */
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

type Shown = { source: PointSourceState; nameOf(carrier: string): string };

async function showList(db: Db, list: PointList, { source, nameOf }: Shown) {
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

function namesIn(delivery: DeliverySettings, locale: Locale) {
  return (carrier: string) => carrierName(shownCarrierOf(carrier, nameOfOther(delivery, carrier, locale), locale));
}
