const PREFIX = 'K';

/** What the barcode of a packing slip says: no product is called like that, and every keyboard has its letter. */
export function barcodeOfOrder(number: number): string {
  return `${PREFIX}${number}`;
}
