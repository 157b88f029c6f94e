import type { FaultLog } from '../../catalogue/import/import-faults.ts';
import type { FileText } from './read-text-file.ts';

/** Said once of a file whose rows are not all of goods. */
export function sayNotAllowed(faults: FaultLog, { kind, line, thing }: FileText): void {
  const place = { line, column: 'kind', value: `${kind} ${thing}` };
  faults.faultOnce('TEXT_OF_SETTINGS', place, 'Texts of the settings are not yours to change.', 'Remove their rows.');
}
