// Every duty of the law and how the shop stands with it: what the office's page of the law shows.
import { type Command, Option } from 'commander';
import type { ConfirmPoint } from '#server/law/duty.ts';
import type { DutyStanding } from '#server/law/list-duties.ts';
import type { PrivacyRecord } from '#server/law/record/read-record.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { type DutyState, dutyStates } from '#src/law/duty-keys.ts';
import { writeNewFile } from './output-file.ts';

type LawFlags = { language: Locale; state?: DutyState; json?: boolean };

const help = `
Read from what is in the database: company, pages, products, orders. Nothing here is legal advice.
What is missing, "kasa doctor" says, too, and the last step of the first run.

Example:
  $ kasa law
  $ kasa law --state missing --json
  $ kasa law --language pl
  $ kasa law record record.html`;

const recordHelp = `
Article 30 of the GDPR: from the registry of personal data, the periods, the keys and the ways of delivery. What the program
cannot know is marked to be completed. Without FILE it is printed.

Example:
  $ kasa law record
  $ kasa law record record.html --language de`;

export function registerLaw(program: Command): void {
  const law = program
    .command('law')
    .description('what the law wants of the shop, and how it stands')
    .addOption(new Option('--language <language>', 'of the sentences').choices(locales).default('en'))
    .addOption(new Option('--state <state>', 'only these').choices(dutyStates))
    .option('--json', 'print the list as JSON')
    .addHelpText('after', help)
    .action(listLaw);
  law
    .command('record')
    .description('the record of processing, who receives data, and what browsers store')
    .argument('[file]', 'a new file: .html to read and print, .json for programs')
    .addHelpText('after', recordHelp)
    .action((file: string | undefined, _own: unknown, command: Command) =>
      writeRecord(file, command.optsWithGlobals<LawFlags>()),
    );
}

async function writeRecord(file: string | undefined, { language, json }: LawFlags): Promise<void> {
  const [database, records, pages, services, secrets, shops] = await Promise.all([
    import('./with-database.ts'),
    import('#server/law/record/read-record.ts'),
    import('#server/law/record/write-record-page.ts'),
    import('#server/connections/list-outside-services.ts'),
    import('#server/secrets/stored-secrets.ts'),
    import('#server/shop/read-settings.ts'),
  ]);
  const record = await database.withDatabase(async ({ db, config, now }) => {
    const { timeZone } = await shops.readShop(db);
    const outside = services.listOutsideServices(await secrets.withSecrets(db, config));
    return records.readRecord({ db, now: now(), timeZone, locale: language, outside });
  });
  if (file === undefined) return console.log(json ? JSON.stringify({ ok: true, record }) : describeRecord(record));
  const content = file.endsWith('.html') ? pages.writeRecordPage(record) : `${JSON.stringify(record, null, 2)}\n`;
  await writeNewFile(file, [content]);
  console.log(json ? JSON.stringify({ ok: true, file }) : `${file} holds the record.`);
}

function describeRecord({ title, made, controller, sections }: PrivacyRecord): string {
  const parts = sections.map(({ title: name, says, columns, rows }) =>
    [
      ...['', name, ...says],
      ...rows.map((row) => row.map((cell, index) => `${index > 0 ? '  ' : ''}${columns[index]}: ${cell}`).join('\n')),
    ].join('\n'),
  );
  return [title, made, ...controller, ...parts].join('\n');
}

async function listLaw({ language, state, json }: LawFlags): Promise<void> {
  const [{ withDatabase }, { listDuties, readLawShop }, { listMarketLanguages }, say, { citeLaw }] = await Promise.all([
    import('./with-database.ts'),
    import('#server/law/list-duties.ts'),
    import('#server/shop/find-markets.ts'),
    import('#server/law/say-duty.ts'),
    import('#server/law/duty.ts'),
  ]);
  const { duties, languages, country } = await withDatabase(async ({ db, config, now }) => {
    const shop = await readLawShop(db, config, now());
    return {
      duties: await listDuties(shop),
      languages: await listMarketLanguages(db),
      country: shop.settings.company.address.country,
    };
  });
  const told = duties
    .filter((standing) => state === undefined || standing.state === state)
    .map((standing) => ({
      ...{ key: standing.duty.key, title: say.titleOf(standing.duty.key, language) },
      ...{ law: citeLaw(standing.duty.law, country), state: standing.state },
      says: standing.state === 'missing' ? '' : say.saySaid(standing.says, language, languages),
      lacks: standing.lacks.map(({ kind, says, fix }) => ({ kind, says, fix })),
      points: pointsOf(standing).map(({ says, fix }) => ({ says: say.saySaid(says, language, languages), fix })),
      products: productsOf(standing),
    }));
  if (json) console.log(JSON.stringify({ ok: true, duties: told }));
  else console.log(describe(told));
}

function productsOf(standing: DutyStanding): string[] {
  const products = 'products' in standing ? standing.products : undefined;
  return (products?.first ?? []).map(({ title, says }) => (says ? `${title} (${says})` : title));
}

function pointsOf(standing: DutyStanding): readonly ConfirmPoint[] {
  return ('points' in standing && standing.points) || [];
}

type Told = {
  title: string;
  state: DutyState;
  says: string;
  products: string[];
  lacks: { says: string; fix: string }[];
  points: { says: string; fix: string }[];
};

const marks: Record<DutyState, string> = { missing: 'missing', toConfirm: 'confirm', met: 'met', notApplicable: '-' };

function describe(duties: readonly Told[]): string {
  const indent = ' '.repeat(9);
  const lines = duties.flatMap(({ title, state, says, lacks, points, products }) => [
    `${marks[state].padEnd(8)} ${title}`,
    ...(says ? [indent + says] : []),
    ...[...lacks, ...points].flatMap((lack) => [indent + lack.says, `${indent}${lack.fix}.`]),
    ...products.map((product) => `${indent}- ${product}`),
  ]);
  return [...lines, '', 'Nothing here is legal advice.'].join('\n');
}
