// Series whose numbers were given out before, and what making invoices by itself leads to.
import { sql } from 'kysely';
import type { InvoiceSettings } from '#src/shop/invoices/invoice-settings.ts';
import { isMadeByItself } from '#src/shop/invoices/issue-times.ts';
import { patternText } from '#src/shop/invoices/series-pattern.ts';
import type { Db } from '../../database/connect.ts';
import type { SettingRules, SettingsEffect, SettingsFault } from '../effects/setting-rules.ts';

type Kind = keyof InvoiceSettings['series'];

export const invoicesRules: SettingRules<'invoices'> = {
  /** Another series of earlier years may have written such numbers, and every number is given out once. */
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
  const { rows } = await sql<{ number: string }>`
    select number from invoices where kind <> ${kind} and number ~ ${`^${patternText(pattern)}$`} limit 1`.execute(db);
  const [taken] = rows;
  if (!taken) return [];
  const { number } = taken;
  const message = `could write ${number} again, which was given out: begin it differently`;
  return [{ path: `series.${kind}`, message, key: 'settingFault.seriesTaken', values: { number } }];
}

function bySelf({ issueAt, forConsumers }: InvoiceSettings): SettingsEffect {
  if (!isMadeByItself(issueAt)) return { key: 'invoicesByHand', say: (t) => t('settingEffect.invoicesByHand') };
  const key = forConsumers ? 'settingEffect.invoicesForAll' : 'settingEffect.invoicesForCompanies';
  return { key: `${key}:${issueAt}`, say: (t) => t(key) };
}

const goesOn: SettingsEffect = { key: 'seriesGoOn', say: (t) => t('settingEffect.seriesGoOn') };
