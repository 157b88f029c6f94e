const PREFIX = 'K';

/** What the barcode of a packing slip says: no article is called like that, and every keyboard has its letter. */
export function barcodeOfOrder(number: number): string {
  return `${PREFIX}${number}`;
}
