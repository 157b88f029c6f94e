import type { StockEntryRefusal } from '#src/catalogue/office/stock/stock-refusals.ts';
import { KasaError } from '#src/errors.ts';
import { isUuid } from '#src/is-uuid.ts';
import type { Result } from '#src/result.ts';
import { byStaff } from '../../history/by-staff.ts';
import type { StockEntryResult } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { enterStock, type StockEntered, type StockEntry } from '../enter-stock.ts';
import { showRefused } from './show-stock.ts';

const MAX_NOTE_LENGTH = 500;

export async function enter(context: OfficeContext, entry: StockEntry): Promise<StockEntryResult> {
  const { key, note, lines } = entry;
  if (!isUuid(key) || note.length > MAX_NOTE_LENGTH || !lines.every(({ variantId }) => isUuid(variantId))) {
    throw new KasaError('BAD_REQUEST', 'An entry has the key or the note of none, or a line the id of no variant.');
  }
  return shownEntry(await enterStock({ ...context, by: byStaff(context) }, entry));
}

export function shownEntry(entered: Result<StockEntered, StockEntryRefusal>): StockEntryResult {
  if (!entered.ok) return refusedEntry(entered.error);
  return { refusal: null, refused: [], lines: entered.value.lines, batchId: entered.value.batchId };
}

function refusedEntry(refusal: StockEntryRefusal): StockEntryResult {
  const refused = 'lines' in refusal ? refusal.lines.map(showRefused) : [];
  return { refusal: refusal.kind, refused, lines: [], batchId: null };
}
