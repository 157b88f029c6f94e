// How much of a year's sales went to consumers in other member states, without VAT, in euros: the threshold of article 59c of
// Directive 2006/112/EC. Other currencies count at the ECB's rates of 5 December 2017, as its paragraph 3 has it.
import { sql } from 'kysely';
import { isCountry, memberStates } from '#src/countries/country.ts';
import { timeZoneOf } from '#src/countries/time-zone.ts';
import { dateIn, momentIn } from '#src/dates/local-date.ts';
import { type Currency, decimalsOf } from '#src/money.ts';
import { taxesOf } from '#src/shop/tax-settings.ts';
import { listOutsideVat } from '#src/vat/territories.ts';
import type { Db } from '../database/connect.ts';
import type { LawShop } from './duty.ts';

/** What a euro was worth. */
const ratesOfDirective: Readonly<Record<Currency, number>> = {
  EUR: 1,
  PLN: 4.202,
  CZK: 25.653,
  DKK: 7.4415,
  HUF: 313.96,
  RON: 4.6337,
  SEK: 9.968,
  NOK: 9.8228,
  CHF: 1.1673,
  // Its first after that day, of 1 February 2018.
  ISK: 125.01,
};

/** Null where the VAT of the destination is paid anyway. */
export async function sumSalesBelowOss({
  db,
  now,
  settings,
}: Pick<LawShop, 'db' | 'now' | 'settings'>): Promise<number | null> {
  const { oss, homeCountry } = taxesOf(settings.taxes, settings.company);
  return oss || !isCountry(homeCountry) ? null : sumSalesToOtherStates(db, homeCountry, now);
}

/** Sums up this year or, where that is more, the last: either binds. In euro cents. */
export async function sumSalesToOtherStates(db: Db, homeCountry: string, now: Date): Promise<number> {
  const { rows } = await salesToOtherStates(homeCountry, now).execute(db);
  const sums = new Map<number, number>();
  for (const { year, currency, minor } of rows) {
    const cents = (Number(minor ?? 0) / 10 ** decimalsOf(currency) / ratesOfDirective[currency]) * 100;
    sums.set(year, (sums.get(year) ?? 0) + cents);
  }
  return Math.round(Math.max(0, ...sums.values()));
}

/**
 * Years are those of home's clocks. Gift cards are no goods that are sent: what they pay for later counts. An index of
 * those countries answers it: it reads no order of home, of which a shop has the most.
 */
export function salesToOtherStates(homeCountry: string, now: Date) {
  const states = memberStates.filter((state) => state !== homeCountry);
  const timeZone = timeZoneOf(homeCountry);
  const lastYear = Number(dateIn(timeZone, now).slice(0, 4)) - 1;
  return sql<{ year: number; currency: Currency; minor: string }>`
    select extract(year from paid_at at time zone ${timeZone})::integer as year, currency,
      round(sum((total_minor - vat_minor)::numeric * greatest(0, total_minor - refunded_minor) / nullif(total_minor, 0))) as minor
    from orders
    where paid_at >= ${momentIn(timeZone, `${lastYear}-01-01T00:00`)}
      and country = any(${states}) and company is null and not is_for_gift_cards and not ${isSentOutside}
    group by 1, 2`;
}

/**
 * Goods to the Canaries, Åland and the like, which lie outside the VAT area; a parcel shop is on the mainland. Of an order whose
 * person was erased the postcode is unknown.
 */
const isSentOutside = sql`(pickup_point is null and (${sql.join(
  listOutsideVat().map(
    ({ country, postalCode }) =>
      sql`(country = ${country} and regexp_replace(coalesce(address->>'postalCode', ''), '[^0-9]', '', 'g') ~ ${postalCode.source})`,
  ),
  sql` or `,
)}))`;
