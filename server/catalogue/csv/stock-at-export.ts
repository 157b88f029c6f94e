// What stock was when a file was exported, as its column says it: `100 at 2026-11-28T09:00:00.000Z`. The moment tells
// exports apart, and as a text no spreadsheet writes it in another way.

export const STOCK_AT_EXPORT = 'stock_at_export';
export const stockAtExportColumn = `Stock at export (variant.metafields.kasa.${STOCK_AT_EXPORT})`;

export type StockAtExport = { onHand: number; at: Date };

export function formatStockAtExport({ onHand, at }: StockAtExport): string {
  return `${onHand} at ${at.toISOString()}`;
}

/** Null for what `formatStockAtExport` has not written. */
export function parseStockAtExport(cell: string): StockAtExport | null {
  const [, onHand, moment = ''] = /^(\d{1,9}) at (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/.exec(cell) ?? [];
  const at = new Date(moment);
  return onHand === undefined || Number.isNaN(at.getTime()) ? null : { onHand: Number(onHand), at };
}
