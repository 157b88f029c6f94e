/** The exact decimal text of a percentage, e.g. `23` or `5.5`, for CSV and the like; with two decimals where a form asks for them. */
export function percentToDecimal(basisPoints: number, leastDecimals: 0 | 2 = 0): string {
  return leastDecimals === 2 ? (basisPoints / 100).toFixed(2) : String(basisPoints / 100);
}
