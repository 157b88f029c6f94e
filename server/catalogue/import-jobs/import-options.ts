// How the file of a job is imported: as its columns and options were chosen, in the shop as it is now.
import { weightUnitOf } from '#src/numbers/weight.ts';
import { marketOf } from '#src/shop/markets.ts';
import { listChargedClasses } from '#src/vat/vat-rates.ts';
import { weightColumns } from '../csv/product-csv-columns.ts';
import type { ImportOptions } from '../import/import-report.ts';
import type { FileColumn, ImportJob } from './import-job.ts';
import type { Step } from './step-services.ts';

export async function importOptionsOf({
  services,
  job,
  signal,
}: Pick<Step, 'services' | 'job' | 'signal'>): Promise<ImportOptions> {
  const { markets, timeZone, taxes } = await services.readSale();
  const { language, currency, setStock, newAreDrafts } = job.options;
  const readAs = columnsOf(job);
  return {
    ...{ now: services.now(), timeZone, markets, signal, setStock, newAreDrafts },
    baseLocale: language ?? markets.catalogueLanguage,
    baseCurrency: currency ?? marketOf(markets, markets.main).currency,
    vatClasses: listChargedClasses(taxes, services.now()),
    ...(readAs && { readAs }),
  };
}

/** Undefined where the file is read as it is: a proposal changes nothing that the import knows by itself. */
function columnsOf({ chosen_columns: chosen, file_columns: columns }: ImportJob): (string | null)[] | undefined {
  const read = (name: string, as: string) => (as === weightColumns.g && as !== name ? weightColumnOf(name) : as);
  if (chosen) {
    return columns.map(({ name }, index) => {
      const { [index]: as = name } = chosen;
      return as && read(name, as);
    });
  }
  if (!columns.some(({ isGuess }) => isGuess)) return undefined;
  return columns.map(({ name, readAs, isGuess }) => (isGuess && readAs ? read(name, readAs) : name));
}

/** The unit is what the file's own head says, or none. */
function weightColumnOf(head: string): string {
  return weightColumns[weightUnitOf(head) ?? 'unsaid'];
}

/** The file's own names of columns by those under which the import has read them. */
export function ownNamesOf(columns: readonly FileColumn[], read: readonly (string | null)[] = []): Map<string, string> {
  return new Map(columns.flatMap(({ name }, index) => (read[index] ? [[read[index], name] as const] : [])));
}
