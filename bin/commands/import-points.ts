import type { Command } from 'commander';
import type { PointFault, PointImportReport } from '#server/shipping/import-pickup-points.ts';
import { readJsonFile } from './input-file.ts';

type ImportPointsFlags = { dryRun?: boolean; json?: boolean };

const MAX_PRINTED_FAULTS = 100;

const help = `
Example:
  $ kasa import-points points.json --dry-run
  $ kasa import-points points.json

The file holds the lockers and parcel shops of one or more carriers:
  { "points": [ { "carrier": "inpost", "id": "KRA01M", "kind": "locker", "name": "KRA01M",
      "street": "Rynek Główny 12", "postalCode": "31-042", "city": "Kraków", "country": "PL",
      "latitude": 50.0614, "longitude": 19.9366, "openingHours": "24/7", "description": "…" } ] }
kind is locker or point; what comes after country may be left out. InPost's own list ({ "items": [ … ] }, from
its ShipX API) is taken as it is. Either all of it is imported or, if an entry is wrong, nothing. The file speaks
for its carriers in its countries: those of their points that it does not name are closed.`;

export function registerImportPoints(program: Command): void {
  program
    .command('import-points')
    .description('import pick-up points from JSON')
    .argument('<file>', 'the JSON file, in UTF-8')
    .option('--dry-run', 'check the file and say what would change, but change nothing')
    .option('--json', 'print the report as JSON')
    .addHelpText('after', help)
    .action(runImportPoints);
}

async function runImportPoints(file: string, { dryRun = false, json = false }: ImportPointsFlags): Promise<void> {
  const content = await readJsonFile(file, 'kasa import-points --help');
  const [{ withDatabase }, { importPickupPoints }] = await Promise.all([
    import('./with-database.ts'),
    import('#server/shipping/import-pickup-points.ts'),
  ]);
  const report = await withDatabase(({ db }) => importPickupPoints(db, content, { dryRun, now: new Date() }));
  if (json) console.log(JSON.stringify(report));
  else printReport(file, report, dryRun);
  if (!report.ok) process.exitCode = 1;
}

function printReport(file: string, report: PointImportReport, dryRun: boolean): void {
  for (const fault of report.faults.slice(0, MAX_PRINTED_FAULTS)) console.error(toText(file, fault));
  const unprinted = report.faults.length - MAX_PRINTED_FAULTS;
  if (unprinted > 0) console.error(`and ${unprinted} more faults; --json lists them all`);
  if (report.ok) {
    const { created, updated, unchanged, closed } = report.points;
    const what = `${created} points created, ${updated} updated, ${unchanged} unchanged, ${closed} closed`;
    console.log(dryRun ? `Dry run, nothing was changed: ${what}.` : `${what}.`);
  } else {
    const count = report.faults.length === 1 ? 'One fault' : `${report.faults.length} faults`;
    console.error(`${count} in ${file}; nothing was imported. Mend the file and run the command again.`);
  }
}

function toText(file: string, { index, field, message }: PointFault): string {
  return index === null ? `${file}: ${message}` : `${file}: entry ${index}${field ? `, ${field}` : ''}: ${message}`;
}
