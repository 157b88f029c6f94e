// The number of a parcel as somebody scans, types or pastes it. Carriers change how their numbers look, so none is refused:
// what is around it is left out, and what looks like another carrier's is pointed out.
import { type Carrier, isCarrier } from './carriers.ts';

/** So many letters are kept. */
export const MAX_TRACKING_LENGTH = 60;
/** So many may be typed: an address of a carrier's page is longer than the number in it. */
export const MAX_TYPED_TRACKING = 300;

const LEAST_DIGITS = 8;

/**
 * The number alone: without blanks, which carriers print for the eye, and out of the address of a page that tells where the
 * parcel is. An address in which no number is found stays as it is.
 */
export function readTrackingNumber(typed: string): string {
  const trimmed = typed.trim();
  if (!isAddress(trimmed)) {
    const joined = trimmed.replace(/\s/g, '');
    return /^[0-9A-Z-]{8,}$/i.test(joined) ? joined : trimmed;
  }
  const found = numbersIn(trimmed);
  // Postal codes and countries stand beside it in some addresses, and are shorter.
  const [longest, next] = found.toSorted((one, other) => other.length - one.length);
  return longest && longest.length !== next?.length ? longest : trimmed;
}

function isAddress(text: string): boolean {
  return /^(https?:\/\/|www\.)/i.test(text);
}

function numbersIn(address: string): string[] {
  const [, ...parts] = address.replace(/^https?:\/\//i, '').split(/[/?#&=]/);
  const numbers = parts.flatMap((part) => /^[0-9A-Z]{8,40}/i.exec(part)?.[0] ?? []);
  return [...new Set(numbers)].filter((each) => each.replace(/[^0-9]/g, '').length >= LEAST_DIGITS);
}

/** Numbers that only one carrier gives. Others, of digits alone, may be anybody's. */
const unmistakable: Partial<Record<Carrier, RegExp>> = {
  ups: /^1Z[0-9A-Z]{16}$/i,
  packeta: /^Z[0-9]{10}$/i,
  postnl: /^3S[0-9A-Z]{9,15}$/i,
  inpost: /^6[0-9]{23}$/,
  'poczta-polska': /^(00)?[0-9]5900773[0-9]{10}$/,
  dhl: /^(JJ?D[0-9]{12,24}|00340434[0-9]{12})$/i,
};

export type TrackingDoubt =
  /** The number was taken out of an address. */
  | { kind: 'taken'; number: string }
  /** An address in which no number is found. */
  | { kind: 'address' }
  | { kind: 'other'; carrier: Carrier };

/** What to point out to whoever sends the parcel by `carrier`; null: nothing is odd about it. */
export function doubtTracking(typed: string, carrier: string): TrackingDoubt | null {
  const number = readTrackingNumber(typed);
  if (isAddress(number)) return { kind: 'address' };
  const own = isCarrier(carrier) ? unmistakable[carrier] : undefined;
  const whose = Object.entries(unmistakable).find(([, shape]) => shape.test(number))?.[0];
  if (whose && isCarrier(whose) && whose !== carrier && !own?.test(number)) return { kind: 'other', carrier: whose };
  return isAddress(typed.trim()) ? { kind: 'taken', number } : null;
}
