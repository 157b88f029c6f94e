import { KasaError } from '#src/errors.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { isUuid } from '#src/is-uuid.ts';
import { pictureWidths } from '#src/media/picture-sources.ts';
import { placeOfHandover } from '#src/shipping/handover.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import { placeName } from '#src/vat/place-name.ts';
import { isLabelling } from '../../fulfilment/office/read-order-labels.ts';
import { nameOfCarrier } from '../../orders/office/method-names.ts';
import { findOpenAction, listOpenActions } from '../../orders/office/order-action-store.ts';
import type { PackingOrder, PackingScanInput, Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { nameOfWay } from '../../shipping/named-way.ts';
import { sayCustoms } from '../../shipping/say-customs.ts';
import { type Packing, readPackings } from './packing-store.ts';
import { type OrderToPack, readOrdersToPack } from './read-orders-to-pack.ts';
import { type PackingScan, recordPackingScan, takePackingOver } from './record-packing-scan.ts';

/** More than a day's work of two hands; what is over comes when these are sent. */
const MOST_QUEUED = 100;
/** So many that want a product are answered: the first may be another's. */
const MOST_FOUND = 5;
const MAX_CODE_LENGTH = 100;
const PICTURE_WIDTH = 480;
const MOST_SCANS = 200;
const MOST_AT_ONCE = 999;

export const packingResolvers: Resolvers = {
  Query: {
    async packingQueue(_, _arguments, context) {
      const { db, now, staff } = context;
      const { orders, total } = await readOrdersToPack(db, { first: MOST_QUEUED, withBeingSent: true });
      const last = orders.at(-1)?.number ?? 0;
      const begun =
        total > orders.length
          ? (await readOrdersToPack(db, { begunAfter: last, first: MOST_QUEUED, withBeingSent: true })).orders
          : [];
      return {
        orders: await showOrders(context, [...orders, ...begun]),
        total,
        isLabelling: await isLabelling(context),
        at: now().toISOString(),
        staffId: staff?.id ?? 0,
      };
    },
    async packingOrders(_, { code }, context) {
      if (code.length > MAX_CODE_LENGTH) return [];
      const [, number] = /^[K#]?(\d{1,9})$/i.exec(code.trim()) ?? [];
      const options = { first: MOST_FOUND, withBeingSent: true };
      const named = number ? await readOrdersToPack(context.db, { ...options, numbers: [Number(number)] }) : null;
      const found = named?.orders.length ? named : await readOrdersToPack(context.db, { ...options, product: code });
      return showOrders(context, found.orders);
    },
  },
  Mutation: {
    async recordPackingScans(_, { scans }, context) {
      if (scans.length > MOST_SCANS) throw new KasaError('BAD_REQUEST', `More than ${MOST_SCANS} scans at once.`);
      const answers = [];
      // Scans are applied in the order in which they were made: a product is put in before it is taken out.
      for (const scan of scans.map(readScan)) {
        const result = await recordPackingScan(context, scan);
        const refused = result.ok ? null : result.error;
        const packer = refused?.kind === 'PackedByOther' ? refused.packer : null;
        answers.push({ id: scan.id, refusal: refused?.kind ?? null, packer });
      }
      return answers;
    },
    async takePackingOver(_, { number }, context) {
      const result = await takePackingOver(context, number);
      return { refusal: result.ok ? null : result.error.kind };
    },
  },
};

function readScan({ id, number, position, quantity, at }: PackingScanInput): PackingScan {
  const date = new Date(at);
  if (!isUuid(id) || quantity === 0 || Math.abs(quantity) > MOST_AT_ONCE || Number.isNaN(date.getTime())) {
    throw new KasaError('BAD_REQUEST', 'A scan has the id, the quantity or the moment of none.');
  }
  return { id, number, position, quantity, at: date };
}

/** One width for every screen: it is the one that a phone keeps. */
function pictureOf(key: string, width: number): string {
  const shown = pictureWidths.find((each) => each >= width || each === PICTURE_WIDTH);
  return `/media/${key}-${shown}.webp`;
}

async function showOrders(context: OfficeContext, orders: OrderToPack[]): Promise<PackingOrder[]> {
  const { db, staff, markets, delivery } = context;
  const ids = orders.map(({ id }) => id);
  const [packings, actions] = await Promise.all([readPackings(db, orders), listOpenActions(db, ids)]);
  const shown = { locale: staff?.locale ?? markets.main, staffId: staff?.id ?? 0, delivery };
  return orders.map((order) => ({
    ...showOrder(order, packings.get(order.id), shown),
    waiting: findOpenAction(actions.filter(({ orderId }) => orderId === order.id)),
  }));
}

function showOrder(
  order: OrderToPack,
  packing: Packing | undefined,
  { locale, staffId, delivery }: { locale: Locale; staffId: number; delivery: DeliverySettings },
): Omit<PackingOrder, 'waiting'> {
  const { number, version, createdAt, address, carrier, pickupPoint, note, isDueOnDelivery, lines } = order;
  const handedOver = { shippingCarrier: carrier, pickupPoint, address };
  return {
    ...{ number, version, carrier, note, isDueOnDelivery },
    createdAt: createdAt.toISOString(),
    customer: address.fullName,
    placeName: placeName(locale, placeOfHandover(handedOver)),
    customs: sayCustoms(locale, handedOver),
    carrierName: nameOfCarrier(carrier, locale, nameOfWay(delivery, order.shippingMethod, locale)),
    pickupPoint: pickupPoint?.id ?? null,
    lines: lines.map(({ position, sku, barcode, title, variantTitle, text, image, imageWidth, quantity }) => ({
      ...{ position, sku, barcode, title, variantTitle, text, quantity },
      imageUrl: image && pictureOf(image, imageWidth ?? PICTURE_WIDTH),
      packed: packing?.packed.get(position) ?? 0,
    })),
    packer: packing?.packer?.staffName ?? null,
    isMine: packing?.packer?.staffId === staffId,
    scanIds: packing?.scanIds ?? [],
  };
}
