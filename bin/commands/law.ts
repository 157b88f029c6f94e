// Every duty of the law and how the shop stands with it: what the office's page of the law shows.
import { type Command, Option } from 'commander';
import type { DutyStanding } from '#server/law/list-duties.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { type DutyState, dutyStates } from '#src/law/duty-keys.ts';

type LawFlags = { language: Locale; state?: DutyState; json?: boolean };

const help = `
Read from what is in the database: company, pages, products, orders. Nothing here is legal advice.
What is missing, "kasa doctor" says, too, and the last step of the first run.

Example:
  $ kasa law
  $ kasa law --state missing --json
  $ kasa law --language pl`;

export function registerLaw(program: Command): void {
  program
    .command('law')
    .description('what the law wants of the shop, and how it stands')
    .addOption(new Option('--language <language>', 'of the sentences').choices(locales).default('en'))
    .addOption(new Option('--state <state>', 'only these').choices(dutyStates))
    .option('--json', 'print the list as JSON')
    .addHelpText('after', help)
    .action(listLaw);
}

async function listLaw({ language, state, json }: LawFlags): Promise<void> {
  const [{ withDatabase }, { listDuties, readLawShop }, { listMarketLanguages }, say] = await Promise.all([
    import('./with-database.ts'),
    import('#server/law/list-duties.ts'),
    import('#server/shop/find-markets.ts'),
    import('#server/law/say-duty.ts'),
  ]);
  const { duties, languages } = await withDatabase(async ({ db, config, now }) => ({
    duties: await listDuties(await readLawShop(db, config, now())),
    languages: await listMarketLanguages(db),
  }));
  const told = duties
    .filter((standing) => state === undefined || standing.state === state)
    .map((standing) => ({
      ...{ key: standing.duty.key, title: say.titleOf(standing.duty.key, language) },
      ...{ law: standing.duty.law, state: standing.state },
      says: standing.state === 'missing' ? '' : say.saySaid(standing.says, language, languages),
      lacks: standing.lacks.map(({ kind, says, fix }) => ({ kind, says, fix })),
      products: productsOf(standing),
    }));
  if (json) console.log(JSON.stringify({ ok: true, duties: told }));
  else console.log(describe(told));
}

function productsOf(standing: DutyStanding): string[] {
  const products = 'products' in standing ? standing.products : undefined;
  return (products?.first ?? []).map(({ title, says }) => (says ? `${title} (${says})` : title));
}

type Told = {
  title: string;
  state: DutyState;
  says: string;
  products: string[];
  lacks: { says: string; fix: string }[];
};

const marks: Record<DutyState, string> = { missing: 'missing', toConfirm: 'confirm', met: 'met', notApplicable: '-' };

function describe(duties: readonly Told[]): string {
  const indent = ' '.repeat(9);
  const lines = duties.flatMap(({ title, state, says, lacks, products }) => [
    `${marks[state].padEnd(8)} ${title}`,
    ...(says ? [indent + says] : []),
    ...lacks.flatMap((lack) => [indent + lack.says, `${indent}${lack.fix}.`]),
    ...products.map((product) => `${indent}- ${product}`),
  ]);
  return [...lines, '', 'Nothing here is legal advice.'].join('\n');
}
