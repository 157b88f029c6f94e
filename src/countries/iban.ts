/**
 * Writes an IBAN without spaces, in capitals. Polish banks write their numbers without the country: 26 digits, the
 * first two its check.
 */
export function ibanOf(typed: string): string {
  const iban = typed.replace(/[\s\p{Cf}]/gu, '').toUpperCase();
  return /^\d{26}$/.test(iban) ? `PL${iban}` : iban;
}

/** ISO 13616: with its first four characters at the end, letters as numbers, the rest of a division by 97 is 1. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}
