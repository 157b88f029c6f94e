// What a carrier that makes labels is to the shop: a shipment is asked for, its label fetched, and given back while it has not
// been handed over. Each step may be repeated, because the process may be killed between any two.
import type { Money } from '../money.ts';
import type { Result } from '../result.ts';
import type { DeliveryKind } from '../shop/delivery-settings.ts';

export type LabelAddress = {
  name: string;
  company: string;
  line1: string;
  line2: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  email: string;
  phone: string;
};

/** A parcel as its carrier needs to know it. */
export type LabelParcel = {
  /** The shipment's id, chosen by the shop: the carrier finds it by this, where it can find any. */
  id: string;
  orderNumber: number;
  /** What people find it by on the carrier's own pages; at least eight characters, and never the same twice. */
  reference: string;
  /** One of the carrier's. */
  size: string;
  weightGrams: number;
  /** What is in it is worth so much. */
  value: Money;
  /** It is to be collected by the carrier; null when the order is paid. */
  cashOnDelivery: Money | null;
  receiver: LabelAddress;
  sender: LabelAddress;
  /** The point at which it is collected; null: brought to the receiver. */
  point: { id: string; kind: DeliveryKind; name: string; postalCode: string; city: string; country: string } | null;
};

export const labelProblems = [
  // These are found before anybody is asked.
  'LabelNotOffered',
  'LabelKeysMissing',
  'LabelSettingsMissing',
  'LabelCountry',
  'LabelTooHeavy',
  'LabelWeight',
  'LabelSizeUnknown',
  'LabelPhone',
  'LabelPostNumber',
  'LabelTooLong',
  'LabelCashOnDelivery',
  // The carrier's answers: nothing was made.
  'LabelKeysRefused',
  'LabelPostalCode',
  'LabelAddress',
  'LabelPoint',
  'LabelNoCredit',
  'LabelRefused',
  // Later it may answer otherwise.
  'LabelBusy',
  'LabelAway',
  /** It was asked, and what became of it is not known. */
  'LabelNoAnswer',
  'LabelNotCancellable',
  /** The same, and only a person can find out. */
  'LabelUnknown',
  // Somebody else is asking.
  'LabelUnderWay',
] as const;

export type LabelProblemKind = (typeof labelProblems)[number];

/** `detail`: in the carrier's own words, for staff; may be empty. */
export type LabelProblem = { kind: LabelProblemKind; detail: string };

export type LabelAnswer<T> = Result<T, LabelProblem>;

export type LabelSize = { id: string; name: string };

export type FetchedLabel = { trackingNumber: string; document: Uint8Array };

export type LabelCarrier = {
  /** Meant for this parcel, the usual one first. */
  sizesFor(parcel: Pick<LabelParcel, 'receiver' | 'point'>): readonly LabelSize[];
  /** What can be said without asking; null: nothing is wrong. */
  check(parcel: LabelParcel): LabelProblem | null;
  /** Asks for a shipment. */
  create(parcel: LabelParcel): Promise<LabelAnswer<{ shipmentId: string }>>;
  /** The shipment of that parcel; null: there is none. Left out by carriers that cannot be asked. */
  find?(id: string): Promise<LabelAnswer<{ shipmentId: string } | null>>;
  /** Pays for the shipment where that is a step of its own, and waits for its label. */
  fetch(shipmentId: string): Promise<LabelAnswer<FetchedLabel>>;
  /** `LabelNotCancellable` when the carrier no longer accepts cancellation. */
  cancel(shipmentId: string): Promise<LabelAnswer<null>>;
  /** Asks whether keys and numbers are right; resolves with what they are. */
  verify(): Promise<LabelAnswer<string>>;
};

export type Sending = { sender: LabelAddress; packagingGrams: number };

/** Null where it makes no labels, or without its keys: then nobody is offered any. */
export type FindLabelCarrier = (carrier: string) => Promise<{ labels: LabelCarrier; settings: Sending } | null>;

/** Asking again may help, and does no harm. */
export function isTemporary({ kind }: { kind: string }): boolean {
  return kind === 'LabelBusy' || kind === 'LabelAway' || kind === 'LabelNoAnswer' || kind === 'LabelUnderWay';
}
