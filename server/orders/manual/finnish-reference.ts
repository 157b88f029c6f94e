// The reference of a transfer to a Finnish account. Banks there have a field for a number that checks itself (viitenumero) and
// refuse any other in it; books match what comes in by it. Finance Finland, "Viitenumeron rakenne": three to nineteen digits and
// a check digit, by the weights 7, 3 and 1 from the right.
const weights = [7, 3, 1];

/**
 * The number in groups of five from the right, as on a Finnish invoice. Orders are counted from 1001: none is too
 * short.
 */
export function finnishReference(number: number): string {
  const sum = [...String(number)]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0), 0);
  return `${number}${(10 - (sum % 10)) % 10}`.replace(/\B(?=(?:\d{5})+$)/g, ' ');
}

/** The order that a reference names, with its groups or without; null where the check digit says that it is none. */
export function orderOfReference(text: string): number | null {
  const digits = text.replaceAll(/\s/g, '');
  if (!/^[1-9]\d{3,15}$/.test(digits)) return null;
  const number = Number(digits.slice(0, -1));
  return finnishReference(number).replaceAll(' ', '') === digits ? number : null;
}
