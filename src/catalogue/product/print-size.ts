/** Centimetres. */
export type PrintSize = { width: number; height: number };

/** Reads `50×70 cm`. Null for anything else. */
export function printSizeOf(text: string): PrintSize | null {
  const match = /^\s*(\d+(?:[.,]\d+)?)\s*[\u00d7x]\s*(\d+(?:[.,]\d+)?)\s*cm\b/i.exec(text);
  if (!match) return null;
  const [width, height] = [match[1], match[2]].map((number = '') => Number(number.replace(',', '.')));
  return width && height ? { width, height } : null;
}

/** The sizes of an option's values, when every one of them is a size. */
export function printSizesOf(values: readonly string[]): PrintSize[] | null {
  const sizes = values.map(printSizeOf).filter((size) => size !== null);
  return sizes.length === values.length && sizes.length > 1 ? sizes : null;
}
