// Series whose numbers were given out before, and what making invoices by itself leads to.
import { sql } from 'kysely';
import type { InvoiceSettings } from '#src/shop/invoices/invoice-settings.ts';
import { isMadeByItself } from '#src/shop/invoices/issue-times.ts';
import { monthNumbers } from '#src/shop/invoices/month-numbers.ts';
import { patternText, writeNumber } from '#src/shop/invoices/series-pattern.ts';
import type { Db } from '../../database/connect.ts';
import type { SettingRules, SettingsEffect, SettingsFault } from '../effects/setting-rules.ts';

type Kind = keyof InvoiceSettings['series'];

export const invoicesRules: SettingRules<'invoices'> = {
  /** Another series, or this one by another pattern, may have written such numbers, and each is given out once. */
  async check(db, { settings: { series }, before }) {
    const changed = (Object.keys(series) as Kind[]).filter((kind) => series[kind] !== before?.series[kind]);
    const faults = await Promise.all(changed.map((kind) => faultOf(db, kind, series[kind])));
    return faults.flat();
  },
  listEffects: (_, { settings, inForce: { invoices } }) => [
    ...(settings.issueAt === invoices.issueAt && settings.forConsumers === invoices.forConsumers
      ? []
      : [bySelf(settings)]),
    ...((Object.keys(settings.series) as Kind[]).some((kind) => settings.series[kind] !== invoices.series[kind])
      ? [goesOn]
      : []),
  ],
};

async function faultOf(db: Db, kind: Kind, pattern: string): Promise<SettingsFault[]> {
  const number = (await takenByOther(db, kind, pattern)) ?? (await takenAhead(db, kind, pattern));
  if (number === null) return [];
  const message = `could write ${number} again, which was given out: begin it differently`;
  return [{ path: `series.${kind}`, message, key: 'settingFault.seriesTaken', values: { number } }];
}

async function takenByOther(db: Db, kind: Kind, pattern: string): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    select number from invoices where kind <> ${kind} and number ~ ${`^${patternText(pattern)}$`} limit 1`.execute(db);
  return rows[0]?.number ?? null;
}

type Given = { number: string; year: number; last: number };

/** What the series has written of its last year by another pattern, and would come to again as it goes on. */
async function takenAhead(db: Db, kind: Kind, pattern: string): Promise<string | null> {
  const { rows } = await sql<Given>`
    select i.number, s.year, s.last_number as last
    from invoices i join invoice_series s on s.kind = i.kind and s.year = i.year
    where i.kind = ${kind} and i.year = (select max(year) from invoice_series where kind = ${kind})
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
