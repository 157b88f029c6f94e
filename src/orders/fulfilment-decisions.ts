// Sending an order's goods in parcels, and taking them back. Only orders that are paid or are paid on delivery are
// sent, and no more of a line than was ordered; only what was sent can come back.
import { ok, type Result, refuse } from '../result.ts';
import { type DisputesState, holdsGoods } from './dispute-decisions.ts';
import type { PaymentState } from './payment-decisions.ts';
import { isAllRefunded, type RefundsState } from './refund-decisions.ts';

/** A quantity of one line of the order, by the line's position. */
export type LineQuantity = { position: number; quantity: number };

type Parcel = {
  parcelId: string;
  lines: readonly LineQuantity[];
  returned: readonly LineQuantity[];
  isDelivered: boolean;
  /** Nothing is left to send after this parcel. */
  isLast: boolean;
  /** Its label was given back before the carrier had it: it is empty, and keeps its number. */
  isCancelled: boolean;
};

export type FulfilmentState = {
  fulfilment: 'unfulfilled' | 'partly_sent' | 'sent' | 'delivered' | 'returned';
  /** They stand in the order in which they were sent: the first is number 1. */
  parcels: readonly Parcel[];
};

export type FulfilmentCommand =
  | {
      type: 'markSent';
      parcelId: string;
      carrier: string;
      /** Empty when the carrier gave none. */
      trackingNumber: string;
      /** Null: all that is left. */
      lines: readonly LineQuantity[] | null;
      ordered: readonly LineQuantity[];
      capturedMinor: number;
      /** Staff knows of the dispute and sends anyway. */
      isDespiteDispute: boolean;
      /** What of it the shopper has withdrawn from before it was sent. */
      withdrawn: readonly LineQuantity[];
      /** Staff knows of the withdrawal and sends anyway. */
      isDespiteWithdrawal: boolean;
    }
  /** It never reached its carrier: what is in it is to be sent again. */
  | { type: 'cancelParcel'; parcelId: string }
  /** `parcel`: its number; null for all that are under way. */
  | { type: 'markDelivered'; parcel: number | null }
  | {
      type: 'markReturned';
      /** Its number; null for whichever parcels the lines came in. */
      parcel: number | null;
      /** Null: everything that was sent and has not come back. */
      lines: readonly LineQuantity[] | null;
      /** Put back into stock, to be sold again. */
      isRestocked: boolean;
    }
  /** Gives up what was not sent yet: it was given back and stays. `ordered`: less what was given up before. */
  | { type: 'cancelLines'; lines: readonly LineQuantity[]; ordered: readonly LineQuantity[] };

export type FulfilmentEvent =
  | {
      type: 'ParcelSent';
      parcelId: string;
      carrier: string;
      trackingNumber: string;
      lines: readonly LineQuantity[];
      isLast: boolean;
    }
  | { type: 'ParcelCancelled'; parcelId: string }
  | { type: 'ParcelDelivered'; parcelId: string }
  | { type: 'ParcelReturned'; parcelId: string; lines: readonly LineQuantity[]; isRestocked: boolean }
  /** `isRest`: nothing is left to send. */
  | { type: 'LinesCancelled'; lines: readonly LineQuantity[]; isRest: boolean };

export type FulfilmentRefusal =
  | { kind: 'NotPaid' }
  | { kind: 'FullyRefunded' }
  /** The bank has not decided, or has taken the money back: nothing is sent. */
  | { kind: 'HeldByDispute' }
  /** The shopper has withdrawn from some of these goods: the money goes back, not the goods out. */
  | { kind: 'HeldByWithdrawal' }
  | { kind: 'AlreadySent' }
  | { kind: 'NothingToSend' }
  /** The carrier collects the whole sum with one parcel. */
  | { kind: 'DueOnDelivery' }
  | { kind: 'MoreThanOrdered'; position: number; leftQuantity: number }
  | { kind: 'NotSent' }
  | { kind: 'ParcelUnknown'; parcels: number }
  | { kind: 'AlreadyDelivered' }
  | { kind: 'AlreadyReturned' }
  | { kind: 'MoreThanSent'; position: number; leftQuantity: number };

type State = PaymentState & RefundsState & FulfilmentState & DisputesState;
type Decision = Result<FulfilmentEvent[], FulfilmentRefusal>;

export function decideFulfilment(command: FulfilmentCommand, state: State): Decision {
  const maySend = state.payment === 'paid' || state.payment === 'due_on_delivery';
  if (command.type === 'markSent') return maySend ? markSent(command, state) : refuse({ kind: 'NotPaid' });
  if (command.type === 'cancelLines') return cancelLines(command, state);
  if (command.type === 'cancelParcel') return cancelParcel(command, state);
  if (state.parcels.every(({ isCancelled }) => isCancelled)) return refuse({ kind: maySend ? 'NotSent' : 'NotPaid' });
  const named = command.parcel === null ? state.parcels : state.parcels.slice(command.parcel - 1, command.parcel);
  const chosen = named.filter(({ isCancelled }) => !isCancelled);
  if (chosen.length === 0) return refuse({ kind: 'ParcelUnknown', parcels: state.parcels.length });
  return command.type === 'markDelivered' ? markDelivered(chosen) : markReturned(command, chosen);
}

function markSent(
  { parcelId, carrier, trackingNumber, ...command }: Extract<FulfilmentCommand, { type: 'markSent' }>,
  state: State,
): Decision {
  const left = subtract(
    command.ordered,
    state.parcels.flatMap(({ lines }) => lines),
  );
  if (isComplete(state) || left.length === 0) return refuse({ kind: 'AlreadySent' });
  if (state.payment === 'paid' && isAllRefunded(state, state.intentId, command.capturedMinor)) {
    return refuse({ kind: 'FullyRefunded' });
  }
  if (holdsGoods(state) && !command.isDespiteDispute) return refuse({ kind: 'HeldByDispute' });
  const lines = command.lines ? addUp(command.lines) : left;
  if (lines.length === 0) return refuse({ kind: 'NothingToSend' });
  const tooMuch = lines.find(({ position, quantity }) => quantity > quantityOf(left, position));
  if (tooMuch) {
    const { position } = tooMuch;
    return refuse({ kind: 'MoreThanOrdered', position, leftQuantity: quantityOf(left, position) });
  }
  if (!command.isDespiteWithdrawal && touches(lines, left, command.withdrawn)) {
    return refuse({ kind: 'HeldByWithdrawal' });
  }
  const isLast = subtract(left, lines).length === 0;
  if (state.payment === 'due_on_delivery' && !isLast) return refuse({ kind: 'DueOnDelivery' });
  return ok([{ type: 'ParcelSent', parcelId, carrier, trackingNumber, lines, isLast }]);
}

function cancelParcel({ parcelId }: { parcelId: string }, { parcels }: State): Decision {
  const parcel = parcels.find((candidate) => candidate.parcelId === parcelId && !candidate.isCancelled);
  if (!parcel) return refuse({ kind: 'ParcelUnknown', parcels: parcels.length });
  if (parcel.isDelivered) return refuse({ kind: 'AlreadyDelivered' });
  return parcel.returned.length > 0 ? refuse({ kind: 'AlreadyReturned' }) : ok([{ type: 'ParcelCancelled', parcelId }]);
}

function cancelLines({ lines, ordered }: Extract<FulfilmentCommand, { type: 'cancelLines' }>, state: State): Decision {
  const left = subtract(
    ordered,
    state.parcels.flatMap((parcel) => parcel.lines),
  );
  const tooMuch = lines.find(({ position, quantity }) => quantity > quantityOf(left, position));
  if (tooMuch) {
    const { position } = tooMuch;
    return refuse({ kind: 'MoreThanOrdered', position, leftQuantity: quantityOf(left, position) });
  }
  return ok([{ type: 'LinesCancelled', lines: addUp(lines), isRest: subtract(left, lines).length === 0 }]);
}

function markDelivered(chosen: readonly Parcel[]): Decision {
  const underWay = chosen.filter((parcel) => !parcel.isDelivered && !isBack(parcel));
  if (underWay.length > 0) return ok(underWay.map(({ parcelId }) => ({ type: 'ParcelDelivered', parcelId })));
  return refuse({ kind: chosen.every(isBack) ? 'AlreadyReturned' : 'AlreadyDelivered' });
}

/** A parcel that was not accepted comes back without having been delivered. */
function markReturned(
  { lines, isRestocked }: Extract<FulfilmentCommand, { type: 'markReturned' }>,
  chosen: readonly Parcel[],
): Decision {
  const out = chosen.map((parcel) => ({ parcelId: parcel.parcelId, lines: subtract(parcel.lines, parcel.returned) }));
  if (chosen.every(isBack)) return refuse({ kind: 'AlreadyReturned' });
  let wanted = lines ? addUp(lines) : addUp(out.flatMap((parcel) => parcel.lines));
  const events = out.flatMap(({ parcelId, lines: left }): FulfilmentEvent[] => {
    const taken = wanted
      .map(({ position, quantity }) => ({ position, quantity: Math.min(quantity, quantityOf(left, position)) }))
      .filter(({ quantity }) => quantity > 0);
    wanted = subtract(wanted, taken);
    return taken.length > 0 ? [{ type: 'ParcelReturned', parcelId, lines: taken, isRestocked }] : [];
  });
  const [tooMuch] = wanted;
  if (tooMuch) {
    const { position } = tooMuch;
    const sent = addUp(out.flatMap((parcel) => parcel.lines));
    return refuse({ kind: 'MoreThanSent', position, leftQuantity: quantityOf(sent, position) });
  }
  return ok(events);
}

export function evolveFulfilment({ parcels }: FulfilmentState, event: FulfilmentEvent): FulfilmentState {
  if (event.type === 'LinesCancelled') {
    // The parcel that went last turns out to have been the last one.
    const latest = parcels.findLastIndex(({ isCancelled }) => !isCancelled);
    return withFulfilment(
      parcels.map((parcel, index) => (event.isRest && index === latest ? { ...parcel, isLast: true } : parcel)),
    );
  }
  const change = (changed: (parcel: Parcel) => Parcel) =>
    withFulfilment(parcels.map((parcel) => (parcel.parcelId === event.parcelId ? changed(parcel) : parcel)));
  switch (event.type) {
    case 'ParcelSent': {
      const { parcelId, lines, isLast } = event;
      return withFulfilment([
        ...parcels,
        { parcelId, lines, isLast, returned: [], isDelivered: false, isCancelled: false },
      ]);
    }
    case 'ParcelCancelled':
      // Something is left to send again, whichever parcel was the last one.
      return withFulfilment(
        parcels.map((parcel) => ({
          ...parcel,
          isLast: false,
          ...(parcel.parcelId === event.parcelId && { lines: [], isCancelled: true }),
        })),
      );
    case 'ParcelDelivered':
      return change((parcel) => ({ ...parcel, isDelivered: true }));
    case 'ParcelReturned':
      return change((parcel) => ({ ...parcel, returned: addUp([...parcel.returned, ...event.lines]) }));
  }
}

function withFulfilment(parcels: readonly Parcel[]): FulfilmentState {
  return { parcels, fulfilment: fulfilmentOf(parcels) };
}

function fulfilmentOf(all: readonly Parcel[]): FulfilmentState['fulfilment'] {
  const parcels = all.filter(({ isCancelled }) => !isCancelled);
  if (parcels.length === 0) return 'unfulfilled';
  if (!isComplete({ parcels })) return 'partly_sent';
  if (parcels.every(isBack)) return 'returned';
  return parcels.every((parcel) => parcel.isDelivered || isBack(parcel)) ? 'delivered' : 'sent';
}

function isComplete({ parcels }: Pick<FulfilmentState, 'parcels'>): boolean {
  return parcels.some(({ isLast }) => isLast);
}

/** Whether all of the parcel's contents have come back. */
function isBack({ lines, returned }: Parcel): boolean {
  return subtract(lines, returned).length === 0;
}

/** Whether some of what is sent is of the withdrawn pieces: the others may go. */
function touches(lines: readonly LineQuantity[], left: readonly LineQuantity[], withdrawn: readonly LineQuantity[]) {
  return withdrawn.some(
    ({ position, quantity }) => quantity > 0 && quantityOf(lines, position) > quantityOf(left, position) - quantity,
  );
}

function quantityOf(lines: readonly LineQuantity[], position: number): number {
  return lines.find((line) => line.position === position)?.quantity ?? 0;
}

/** One entry a position, in the order of the positions. */
export function addUp(lines: readonly LineQuantity[]): LineQuantity[] {
  const sums = new Map<number, number>();
  for (const { position, quantity } of lines) sums.set(position, (sums.get(position) ?? 0) + quantity);
  return [...sums].map(([position, quantity]) => ({ position, quantity })).sort((a, b) => a.position - b.position);
}

function subtract(from: readonly LineQuantity[], lines: readonly LineQuantity[]): LineQuantity[] {
  const taken = addUp(lines);
  return addUp(from)
    .map(({ position, quantity }) => ({ position, quantity: quantity - quantityOf(taken, position) }))
    .filter(({ quantity }) => quantity > 0);
}
