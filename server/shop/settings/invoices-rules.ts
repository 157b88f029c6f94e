// Series whose numbers were given out before, and what making invoices by itself leads to.
import { sql } from 'kysely';
import type { InvoiceSettings } from '#src/shop/invoices/invoice-settings.ts';
import { isMadeByItself } from '#src/shop/invoices/issue-times.ts';
import { monthNumbers } from '#src/shop/invoices/month-numbers.ts';
import { listSeries, type Series } from '#src/shop/invoices/series-list.ts';
import { patternText, writeNumber } from '#src/shop/invoices/series-pattern.ts';
import { marketLanguages } from '#src/shop/markets.ts';
import { settingFaults } from '#src/shop/setting-faults.ts';
import type { Db } from '../../database/connect.ts';
import type { SettingRules, SettingsEffect, SettingsFault } from '../effects/setting-rules.ts';
import { listSettings } from '../settings-store.ts';

export const invoicesRules: SettingRules<'invoices'> = {
  /** Another series, or this one by another pattern, may have written such numbers, and each is given out once. */
  async check(db, { settings, before }) {
    const changed = listChanged(settings, before);
    const faults = await Promise.all(changed.map((series) => faultOf(db, series)));
    return [...(await listMarketFaults(db, changed)), ...faults.flat()];
  },
  listEffects: (_, { settings, inForce: { invoices } }) => [
    ...(settings.issueAt === invoices.issueAt && settings.forConsumers === invoices.forConsumers
      ? []
      : [bySelf(settings)]),
    ...(listChanged(settings, invoices).length > 0 ? [goesOn] : []),
  ],
};

function listChanged(settings: InvoiceSettings, before: InvoiceSettings | undefined): Series[] {
  const former = before ? listSeries(before) : [];
  return listSeries(settings).filter(
    ({ path, pattern }) => !former.some((each) => each.path === path && each.pattern === pattern),
  );
}

/** A series of a market that there is not would never be used. */
async function listMarketFaults(db: Db, changed: readonly Series[]): Promise<SettingsFault[]> {
  const { markets } = await listSettings(db, { only: ['markets'] });
  if (!markets) return [];
  const languages: readonly string[] = marketLanguages(markets);
  const without = changed.filter(({ market }) => market !== '' && !languages.includes(market));
  return [...new Set(without.map(({ market }) => market))].map((market) => ({
    ...{ path: `marketSeries.${market}`, message: settingFaults.mainMarket, key: 'settingFault.mainMarket' },
  }));
}

async function faultOf(db: Db, series: Series): Promise<SettingsFault[]> {
  const number = (await takenByOther(db, series)) ?? (await takenAhead(db, series));
  if (number === null) return [];
  const message = `could write ${number} again, which was given out: begin it differently`;
  return [{ path: series.path, message, key: 'settingFault.seriesTaken', values: { number } }];
}

async function takenByOther(db: Db, { kind, market, pattern }: Series): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    select number from invoices
    where (kind, market) <> (${kind}, ${market}) and number ~ ${`^${patternText(pattern)}$`} limit 1`.execute(db);
  return rows[0]?.number ?? null;
}

type Given = { number: string; year: number; last: number };

/** What the series has written of its last year by another pattern, and would come to again as it goes on. */
async function takenAhead(db: Db, { kind, market, pattern }: Series): Promise<string | null> {
  const { rows } = await sql<Given>`
    select i.number, year, s.last_number as last
    from invoices i join invoice_series s using (kind, market, year)
    where kind = ${kind} and market = ${market}
      and year = (select max(year) from invoice_series where kind = ${kind} and market = ${market})
      and i.number ~ ${`^${patternText(pattern)}$`}`.execute(db);
  return rows.find((given) => comesAgain(pattern, given))?.number ?? null;
}

function comesAgain(pattern: string, { number, year, last }: Given): boolean {
  const ahead = serialsIn(number).filter((serial) => serial > last);
  return ahead.some((serial) =>
    monthNumbers.some((month) => writeNumber(pattern, { day: `${year}-${month}-01`, number: serial }) === number),
  );
}

/** Every number that stands in the digits of another. */
function serialsIn(number: string): number[] {
  return [...number.matchAll(/\d+/g)].flatMap(([digits]) =>
    Array.from(digits, (_, from) => digits.slice(from)).flatMap((rest) =>
      Array.from(rest, (_, until) => Number(rest.slice(0, until + 1))),
    ),
  );
}

function bySelf({ issueAt, forConsumers }: InvoiceSettings): SettingsEffect {
  if (!isMadeByItself(issueAt)) return { key: 'invoicesByHand', say: (t) => t('settingEffect.invoicesByHand') };
  const key = forConsumers ? 'settingEffect.invoicesForAll' : 'settingEffect.invoicesForCompanies';
  return { key: `${key}:${issueAt}`, say: (t) => t(key) };
}

const goesOn: SettingsEffect = { key: 'seriesGoOn', say: (t) => t('settingEffect.seriesGoOn') };
