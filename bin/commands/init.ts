import { type Command, InvalidArgumentError, Option } from 'commander';
import type { BeginningRefusal, Begun } from '#server/shop/begin-shop.ts';
import type { Lack } from '#server/shop/incomplete-shop.ts';
import { type Currency, currencies } from '#src/currencies.ts';
import type { LookName } from '#src/shop/brand/brand-presets.ts';
import type { Market } from '#src/shop/markets.ts';
import { CliError } from '../cli-errors.ts';
import { readPictureFile } from './settings/picture-file.ts';
import { listFaults } from './settings/settings-faults.ts';
import { sayUnspoken, unknownLanguage } from './unknown-language.ts';

// Told here: the looks with their schemas, and the languages, are loaded when the command runs.
const looks: readonly LookName[] = ['quiet', 'bold', 'dark'];

type InitFlags = {
  name: string;
  country?: string[];
  language?: string;
  currency?: Currency;
  look?: LookName;
  logo?: string;
  json?: boolean;
};

const help = `
Begins an empty shop of your own: its name, where it sells, your country's VAT and usual carriers at ordinary prices (PL, DE,
NL and CZ; elsewhere in the Union a courier whose price you fill in), and terms, privacy, withdrawal, delivery and accessibility as
drafts in every language, which you make yours and have read by a lawyer. Everything else is neutral until you set it. No
demo is put into it any more. It works beside a running shop.

It sells in the language and currency of your country, and of each further one that you name: English, Polish, German, Dutch
or Czech, and English where your country speaks another. There is one market of each language; further countries of the same
language are delivered to by the zones of "kasa settings edit delivery". A shop is in a member state of the European Union.
Without a country it is that of the language; without either, Poland. Change it at any time: kasa settings edit markets.

Example:
  $ kasa init --name "De Theewinkel" --country NL --logo logo.svg
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
    .option('--logo <file>', 'an SVG or PNG; without --look its colour becomes the accent')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(init);
}

async function init({ name, country, language, currency, look, logo: logoFile, json }: InitFlags): Promise<void> {
  const [
    { withDatabase },
    { beginShop, judgeName },
    { listLacks },
    { inTransaction },
    { offerSetup },
    { isLocale, locales },
    presets,
    { isCountry, memberStates },
  ] = await Promise.all([
    import('./with-database.ts'),
    import('#server/shop/begin-shop.ts'),
    import('#server/shop/incomplete-shop.ts'),
    import('#server/database/transaction.ts'),
    import('#server/staff/offer-setup.ts'),
    import('#src/i18n/locales.ts'),
    import('#src/shop/market-presets.ts'),
    import('#src/countries/country.ts'),
  ]);
  const outside = country?.find((code) => !isCountry(code));
  if (outside) throw outsideTheUnion(outside, memberStates);
  if (language !== undefined && !isLocale(language)) throw unknownLanguage(language, locales);
  const [home, ...others] = country ?? [];
  const preset = home ? presets.marketOfCountry(home) : presets.marketOfLanguage(language ?? 'pl');
  const first: Market = { ...preset, ...(language && { language }), ...(currency && { currency }) };
  const markets = [first, ...others.map(presets.marketOfCountry)];
  const twice = markets.find(({ language: each }, at) => markets.findIndex(({ language }) => language === each) < at);
  if (twice) throw sameLanguage(twice, markets);
  const logo = logoFile === undefined ? undefined : await readPictureFile(logoFile);
  const named = await judgeName({ name, logo, now: new Date() });
  if (!named.ok) throw refused(named.error);
  const begun = await withDatabase(async ({ db, config, now }) => {
    const beginning = { name, country: home ?? first.country, markets, look, logo, now: now() };
    const done = await inTransaction(db, (tx) => beginShop(tx, beginning));
    if (!done.ok) throw refused(done.error);
    // Printed into a log it would let in whoever reads that.
    const setupPath = json || process.stdout.isTTY ? await offerSetup(db, now()) : null;
    const setup = setupPath && config.publicUrl + setupPath;
    return { ...done.value, lacks: await listLacks(db, config), setup };
  });
  const { accent, lacks, setup } = begun;
  const answer = { ok: true, name, language: first.language, markets, accent, missing: lacks, setup };
  if (json) return console.log(JSON.stringify(answer));
  const ownCountry = home ?? first.country;
  const besides = [...sayUnspoken(ownCountry, locales), ...saySurroundings(ownCountry)];
  console.log(describeBegun(name, markets, { ...begun, besides }));
}

type NewShop = Begun & {
  lacks: readonly Lack[];
  setup: string | null;
  /** What is said of its country: the language, and where nothing goes that might be taken for it. */
  besides: string[];
};

function describeBegun(name: string, markets: readonly Market[], shop: NewShop): string {
  const { accent, isDim, lacks, setup, besides } = shop;
  return [
    `${name} has begun: empty, and your own. It sells on ${markets.map(describeMarket).join(', ')}.`,
    ...besides,
    ...(accent ? [`Its accent is the logo's: ${accent.light} by day, ${accent.dark} by night.`] : []),
    ...(isDim ? ['Your logo can hardly be seen by night: kasa settings set identity --set logo.dark=@FILE'] : []),
    '',
    'Next',
    '  kasa import FILE.csv --media FOLDER    your goods',
    '  kasa settings set company --set …      who sells: values one by one, or a file',
    '  kasa settings set identity --set …     name, logo and icon; in brand colours and typeface',
    '  kasa settings edit home                what the home page shows',
    '  kasa settings edit markets             languages, currencies, countries',
    '  kasa settings edit delivery            carriers, countries, prices, days',
    '  kasa settings edit taxes               home rates of VAT, or those of each country',
    '  kasa serve                             look at it, and buy in the sandbox',
    ...describeSetup(setup),
    '',
    'Missing before it may take real money',
    ...lacks.map(({ document, says, fix }) => `  ${document}: ${says} (${fix})`),
  ].join('\n');
}

/** Says where a shop of this country does not deliver although one may think that it does. */
export function saySurroundings(country: string): string[] {
  if (country !== 'IE') return [];
  return [
    'It does not deliver to Northern Ireland (postcodes BT): British VAT can be due there, and Kasa does not know its rates.',
  ];
}

function describeSetup(setup: string | null): string[] {
  if (setup) return ['', 'Your way into its office, once and within a day, while it is served', `  ${setup}`];
  return process.stdout.isTTY ? [] : ['', '"kasa staff setup" prints the way into its office for the first owner.'];
}

function readCountries(text: string): string[] {
  const codes = text.toUpperCase().split(',');
  if (codes.every((code) => /^[A-Z]{2}$/.test(code))) return codes;
  throw new InvalidArgumentError('Expected the two letters of a country, such as PL, or of several, such as PL,DE.');
}

/** Addresses and VAT of other countries are not known. */
function outsideTheUnion(code: string, memberStates: readonly string[]): CliError {
  return new CliError({
    code: 'COUNTRY_UNSUPPORTED',
    title: `No shop can begin in ${code}: Kasa knows the addresses and the VAT of the member states of the European Union.`,
    fix: `Name the one where you are and sell: ${memberStates.toSorted().join(', ')}.`,
  });
}

/** A market is a language: countries of the same one are delivered to by its zones. */
function sameLanguage({ language, country }: Market, markets: readonly Market[]): CliError {
  const of = (each: Market) => each.language === language;
  const kept = markets.filter((each, at) => !of(each) || markets.findIndex(of) === at).map((each) => each.country);
  const other = markets.find(of)?.country;
  return new CliError({
    code: 'LANGUAGE_AGAIN',
    title: `${other} and ${country} would both be sold to on /${language}: a shop has one market of each language.`,
    fix:
      `Begin with --country ${kept.join(',')}. Then deliver to ${country} from the market of ${other}: ` +
      `kasa settings edit delivery, where ${country} joins the countries of a zone.`,
  });
}

function describeMarket({ language, currency, country }: Market): string {
  return `/${language} in ${currency} (${country})`;
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
        title: `The shop did not begin:\n${listFaults(refusal.document, refusal.faults, undefined)}`,
        fix: 'Mend that and run the command again.',
      });
  }
}
