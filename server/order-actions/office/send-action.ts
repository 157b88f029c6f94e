import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { addUp } from '#src/orders/fulfilment-decisions.ts';
import type { OrderActionRefusal } from '#src/orders/office/office-order-refusals.ts';
import { decide, fold } from '#src/orders/order-decisions.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { MAX_TRACKING_LENGTH, readTrackingNumber } from '#src/shipping/tracking-number.ts';
import type { Transaction } from '../../database/transaction.ts';
import { uuidInput } from '../../database/uuid-input.ts';
import { findOrderToLabel, toLabelParcel, weighLines } from '../../fulfilment/labels/read-label-parcel.ts';
import { sendParcel } from '../../fulfilment/send-parcel.ts';
import { listOrderEvents } from '../../orders/order-store.ts';
import { requireLength } from '../../schema/require-length.ts';
import { whyNoLabels } from '../../shipping/labels/label-carriers.ts';
import { listQuantitiesToSend } from '../../shipping/ordered-quantities.ts';
import { isKnownCarrier } from '../../shipping/own-carriers.ts';
import { listWithdrawnUnsent } from '../../shipping/withdrawn-before-sending.ts';
import { askForLabel } from './ask-for-label.ts';
import { defineOrderAction, type FoundCarrier } from './order-action.ts';
import type { LockedForAction } from './request-order-action.ts';

/** More than any carrier takes. */
const MOST_GRAMS = 1_000_000;

export const sendInput = z.object({
  parcelId: uuidInput,
  carrier: z.string().min(1),
  /** Empty when the carrier gave none. */
  trackingNumber: z.string(),
  /** Null: all that is left. */
  lines: z.array(z.object({ position: z.int().min(0), quantity: z.int().min(1) })).nullable(),
  isDespiteDispute: z.boolean(),
  isDespiteWithdrawal: z.boolean().default(false),
  /** Asks for a label that the carrier makes. */
  label: z
    .object({ size: z.string(), weightGrams: z.int().min(1), isAskedAgain: z.boolean().default(false) })
    .optional(),
});

type SendInput = z.infer<typeof sendInput>;

export const sendAction = defineOrderAction<SendInput>({
  kind: 'send',
  input: sendInput,
  audited: ['carrier', 'lines', 'isDespiteDispute', 'isDespiteWithdrawal', 'label', 'parcelId'],
  check: checkParcel,
  async perform(services, { id, orderId, input }, parcel) {
    if (!parcel.label) return sendParcel(services, { orderId, ...parcel });
    await askForLabel(services, { id, input });
    return ok(null);
  },
  isFinishedLater: ({ label }) => label !== undefined,
  prepare: {
    async send(tx, order) {
      const parcel = wholeParcel(order);
      const possible = await checkParcel(tx, order, parcel);
      return possible.ok ? ok(parcel) : possible;
    },
    async send_labelled(tx, order, findCarrier) {
      const parcel = wholeParcel(order);
      const possible = await checkParcel(tx, order, parcel);
      if (!possible.ok) return possible;
      const label = await prepareLabel(tx, order, findCarrier(order.carrier));
      return label.ok ? ok({ ...parcel, label: label.value }) : label;
    },
  },
  types: /* GraphQL */ `
    "A label that the carrier is asked for."
    input LabelInput {
      size: String!
      weightGrams: Int!
      "Staff has looked on the carrier's own pages: what it did not answer for is not there."
      isAskedAgain: Boolean!
    }
  `,
  field: 'sendOrder',
  fieldArguments: {
    carrier: 'String!',
    trackingNumber: 'String!',
    lines: '[LineQuantityInput!]!',
    isDespiteDispute: 'Boolean!',
    isDespiteWithdrawal: 'Boolean',
    label: 'LabelInput',
  },
  resolvers: (ask) => ({
    async sendOrder(_, { number, version, carrier, lines, label, ...given }, context) {
      const { trackingNumber: typed, ...despite } = given;
      const trackingNumber = readTrackingNumber(typed);
      requireLength(trackingNumber, MAX_TRACKING_LENGTH);
      if (!isKnownCarrier(carrier)) return { refusal: 'CarrierUnknown' };
      if (lines.length === 0 || lines.some(({ quantity }) => quantity < 1)) return { refusal: 'NothingToSend' };
      if (label && !(await context.findLabelCarrier(carrier))) return { refusal: whyNoLabels(carrier) };
      if (label && (label.weightGrams < 1 || label.weightGrams > MOST_GRAMS)) return { refusal: 'LabelTooHeavy' };
      const parcel = { parcelId: randomUUID(), carrier, trackingNumber, lines: addUp(lines) };
      const { isDespiteDispute, isDespiteWithdrawal } = despite;
      const known = { isDespiteDispute, isDespiteWithdrawal: isDespiteWithdrawal === true };
      const input = { ...parcel, ...known, ...(label && { label }) };
      return ask(context, { number, version }, input);
    },
  }),
});

async function checkParcel(
  tx: Transaction,
  { id, capturedMinor }: LockedForAction,
  parcel: SendInput,
): Promise<Result<unknown, OrderActionRefusal>> {
  const goods = { ordered: await listQuantitiesToSend(tx, id), withdrawn: await listWithdrawnUnsent(tx, id) };
  const command = { type: 'markSent' as const, capturedMinor, ...goods, ...parcel };
  return decide(command, fold(await listOrderEvents(tx, id)));
}

/** All that is left, by the carrier of the order. */
function wholeParcel({ carrier }: LockedForAction): SendInput {
  const despite = { isDespiteDispute: false, isDespiteWithdrawal: false };
  return { parcelId: randomUUID(), carrier, trackingNumber: '', lines: null, ...despite };
}

/** Prepares a label in the carrier's usual size. */
async function prepareLabel(
  tx: Transaction,
  { id: orderId, carrier }: LockedForAction,
  found: FoundCarrier,
): Promise<Result<NonNullable<SendInput['label']>, OrderActionRefusal>> {
  const order = await findOrderToLabel(tx, { id: orderId });
  if (!order) return refuse({ kind: 'OrderUnknown' });
  if (!found) return refuse({ kind: whyNoLabels(carrier) });
  const { labels, settings: sending } = found;
  const [usual] = labels.sizesFor(order.destination);
  if (!usual) return refuse({ kind: 'LabelCountry' });
  const weightGrams = weighLines(order.lines, sending.packagingGrams);
  if (weightGrams === null) return refuse({ kind: 'LabelWeight' });
  const asked = { size: usual.id, weightGrams };
  const parcel = toLabelParcel(order, { id: '', reference: '', ...asked }, { chosen: null, sending });
  const fault = labels.check(parcel);
  return fault ? refuse({ kind: fault.kind }) : ok({ ...asked, isAskedAgain: false });
}
