// The numbers that goods have all over the world: GTINs, which EANs, UPCs and ISBNs are.
const LENGTHS = [8, 12, 13, 14];

/** The number without the hyphens and spaces that books carry in theirs; empty when it is none. */
export function gtinOf(barcode: string): string {
  const code = barcode.replace(/[\s-]/g, '').toUpperCase();
  if (isIsbn10(code)) return withCheckDigit(`978${code.slice(0, -1)}`);
  return isGtin(code) ? code : '';
}

/** A GTIN of any length with the right check digit, and not of a range that shops give out themselves. */
export function isGtin(code: string): boolean {
  if (!/^\d+$/.test(code) || !LENGTHS.includes(code.length)) return false;
  // The first of 14 digits says how the goods are packed.
  if (code.length > 8 && /^(?:2|02|04)/.test(code.padStart(14, '0').slice(1))) return false;
  return withCheckDigit(code.slice(0, -1)) === code;
}

function withCheckDigit(digits: string): string {
  const weighted = Array.from(digits.padStart(13, '0'), (digit, index) => Number(digit) * (index % 2 === 0 ? 3 : 1));
  return `${digits}${(10 - (sum(weighted) % 10)) % 10}`;
}

/** The number of a book from before 2007, whose last digit may be X for ten. */
function isIsbn10(code: string): boolean {
  if (!/^\d{9}[\dX]$/.test(code)) return false;
  return sum(Array.from(code, (digit, index) => (10 - index) * (digit === 'X' ? 10 : Number(digit)))) % 11 === 0;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
