const LENGTHS = [8, 12, 13, 14];

/** The number without the hyphens and spaces that books carry in theirs; empty when it is none. */
export function gtinOf(barcode: string): string {
  const code = barcode.replace(/[\s-]/g, '');
  return isGtin(code) ? code : '';
}

/** A GTIN of any length with the right check digit, and not of a range that shops give out themselves. */
export function isGtin(code: string): boolean {
  if (!/^\d+$/.test(code) || !LENGTHS.includes(code.length)) return false;
  // Of 14 digits the first says how the goods are packed.
  if (code.length > 8 && /^(?:2|02|04)/.test(code.padStart(14, '0').slice(1))) return false;
  const weighted = Array.from(code.padStart(14, '0'), (digit, index) => Number(digit) * (index % 2 === 0 ? 3 : 1));
  return weighted.reduce((sum, value) => sum + value, 0) % 10 === 0;
}
