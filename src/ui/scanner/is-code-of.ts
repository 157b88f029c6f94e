// Whether a scanned or typed code is a product's: its SKU or its barcode.

export type Codes = { barcode: string; sku: string };

export function isCodeOf({ barcode, sku }: Codes, code: string): boolean {
  const wanted = code.trim().toLowerCase();
  return (barcode !== '' && sameCode(barcode, wanted)) || (sku !== '' && sku.trim().toLowerCase() === wanted);
}

/** A GTIN of 12 digits is one of 13 with a zero before it, whatever a scanner makes of it. */
function sameCode(barcode: string, wanted: string): boolean {
  const scanned = barcode.trim().toLowerCase();
  const digits = /^\d{8,14}$/;
  if (digits.test(scanned) && digits.test(wanted)) return scanned.padStart(14, '0') === wanted.padStart(14, '0');
  return scanned === wanted;
}
