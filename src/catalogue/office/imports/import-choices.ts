import type { Currency } from '../../../money.ts';
import type { ShownImport } from './import-queries.ts';

export type ImportChoices = {
  /** A name, empty to keep the column as it is, null to leave it out. */
  columns: (string | null)[];
  language: string;
  currency: Currency;
  setStock: boolean;
  newAreDrafts: boolean;
};

export function choicesOf({ columns, language, currency, setStock, newAreDrafts }: ShownImport): ImportChoices {
  const chosen = columns.map(({ readAs, isLeftOut }) => (isLeftOut ? null : (readAs ?? '')));
  return { columns: chosen, language, currency, setStock, newAreDrafts };
}
