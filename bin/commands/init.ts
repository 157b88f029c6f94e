import { type Command, InvalidArgumentError, Option } from 'commander';
import type { BeginningRefusal } from '#server/shop/begin-shop.ts';
import { type Currency, currencies } from '#src/currencies.ts';
import type { LookName } from '#src/shop/brand-presets.ts';
import type { Market } from '#src/shop/markets.ts';
import { CliError } from '../cli-errors.ts';
import { listFaults } from './settings/settings-faults.ts';

// Told here: the looks with their schemas, and the languages, are loaded when the command runs.
const looks: readonly LookName[] = ['quiet', 'bold', 'dark'];

type InitFlags = {
  name: string;
  country?: string[];
  language?: string;
  currency?: Currency;
  look?: LookName;
  json?: boolean;
};

const help = `
Begins an empty shop of your own: its name, where it sells, your country's VAT and usual carriers at ordinary prices (PL, DE,
NL and CZ; elsewhere in the Union a courier whose price you fill in), and terms, privacy, withdrawal, delivery and accessibility as
drafts in every language, which you make yours and have read by a lawyer. Everything else is neutral until you set it. No
demo is put into it any more. It works beside a running shop.

It sells in the language and currency of your country, and of each further one that you name. Without a country it is that
of the language; without either, Poland. Change it at any time: kasa settings edit markets.

Example:
  $ kasa init --name "De Theewinkel" --country NL --look quiet
  $ kasa init --name "Herbaciarnia" --country PL,DE`;

export function registerInit(program: Command): void {
  program
    .command('init')
    .description('begin a shop of your own')
    .option('--name <name>', 'what it is called', 'My shop')
    .option('--country <codes>', 'where you are and sell, as PL, then where else, as PL,DE', readCountries)
    .option('--language <code>', 'the language there, when it is not that of the country')
    .addOption(program.createOption('--currency <code>', 'the currency there').choices(currencies))
    .addOption(new Option('--look <look>', 'colours and type to begin with; otherwise neutral ones').choices(looks))
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(init);
}

async function init({ name, country, language, currency, look, json }: InitFlags): Promise<void> {
  const [{ withDatabase }, { beginShop }, { listLacks }, { inTransaction }, { isLocale, locales }, presets] =
    await Promise.all([
      import('./with-database.ts'),
      import('#server/shop/begin-shop.ts'),
      import('#server/shop/half-dressed.ts'),
      import('#server/database/transaction.ts'),
      import('#src/i18n/locales.ts'),
      import('#src/shop/market-presets.ts'),
    ]);
  if (language !== undefined && !isLocale(language)) throw unknownLanguage(language, locales);
  const [home, ...others] = country ?? [];
  const preset = home ? presets.marketOfCountry(home) : presets.marketOfLanguage(language ?? 'pl');
  const first: Market = { ...preset, ...(language && { language }), ...(currency && { currency }) };
  const markets = [first, ...others.map(presets.marketOfCountry)];
  const lacks = await withDatabase(async ({ db, config, now }) => {
    const begun = await inTransaction(db, (tx) =>
      beginShop(tx, { name, country: home ?? first.country, markets, look, now: now() }),
    );
    if (!begun.ok) throw refused(begun.error);
    return listLacks(db, config);
  });
  if (json) return console.log(JSON.stringify({ ok: true, name, language: first.language, markets, missing: lacks }));
  console.log(
    [
      `${name} has begun: empty, and your own. It sells on ${markets.map(describeMarket).join(', ')}.`,
      '',
      'Next',
      '  kasa import FILE.csv --media FOLDER    your goods',
      '  kasa settings edit identity            name, logo and icon',
      '  kasa settings edit brand               your colours',
      '  kasa settings edit home                what the home page shows',
      '  kasa settings edit markets             languages, currencies, countries',
      '  kasa settings edit delivery            carriers, countries, prices, days',
      '  kasa settings edit taxes               home rates of VAT, or those of each country',
      '  kasa serve                             look at it, and buy in the sandbox',
      '',
      'Missing before it may take real money',
      ...lacks.map(({ document, says, fix }) => `  ${document}: ${says} (${fix})`),
    ].join('\n'),
  );
}

function readCountries(text: string): string[] {
  const codes = text.toUpperCase().split(',');
  if (codes.every((code) => /^[A-Z]{2}$/.test(code))) return codes;
  throw new InvalidArgumentError('Expected the two letters of a country, such as PL, or of several, such as PL,DE.');
}

function describeMarket({ language, currency, country }: Market): string {
  return `/${language} in ${currency} (${country})`;
}

function unknownLanguage(language: string, known: readonly string[]): CliError {
  return new CliError({
    code: 'UNKNOWN_LANGUAGE',
    title: `Kasa does not speak the language ${language}.`,
    fix: `Take one of ${known.join(', ')}.`,
  });
}

function refused(refusal: BeginningRefusal): CliError {
  switch (refusal.kind) {
    case 'IsDemo':
      return new CliError({
        code: 'SHOP_IS_DEMO',
        title: 'This shop is the demo.',
        fix: 'Take it away first: kasa demo remove. Or begin elsewhere: set DATABASE_URL, or KASA_DATA to a new folder.',
      });
    case 'HasOrders':
      return new CliError({
        code: 'SHOP_HAS_ORDERS',
        title: 'This database has orders: a shop has begun in it already.',
        fix: 'Change it with "kasa settings". For another one set DATABASE_URL, or KASA_DATA to a new folder.',
      });
    case 'HasBegun':
      return new CliError({
        code: 'SHOP_HAS_BEGUN',
        title: `${refusal.name} has begun in this database already.`,
        fix: 'Change it with "kasa settings". For another one set DATABASE_URL, or KASA_DATA to a new folder.',
      });
    case 'InvalidSettings':
      return new CliError({
        code: 'SETTINGS_INVALID',
        title: `The shop did not begin:\n${listFaults(refusal.document, refusal.faults)}`,
        fix: 'Correct what is named and run the command again.',
      });
  }
}
