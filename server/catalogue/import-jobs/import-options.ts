// How the file of a job is imported: as its columns and options were chosen, in the shop as it is now.
import { marketOf } from '#src/shop/markets.ts';
import { listChargedClasses } from '#src/vat/vat-rates.ts';
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
  if (chosen) return columns.map(({ name }, index) => (chosen[index] === undefined ? name : chosen[index]));
  if (!columns.some(({ isGuess }) => isGuess)) return undefined;
  return columns.map(({ name, readAs, isGuess }) => (isGuess && readAs ? readAs : name));
}

/** The file's own names of columns by those under which the import has read them. */
export function ownNamesOf(columns: readonly FileColumn[], read: readonly (string | null)[] = []): Map<string, string> {
  return new Map(columns.flatMap(({ name }, index) => (read[index] ? [[read[index], name] as const] : [])));
}
