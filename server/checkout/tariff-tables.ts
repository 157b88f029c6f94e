// What delivery costs, country by country, as HTML for a page of text: a price that somebody typed there would be wrong
// with the next change of a tariff.
import { countryName } from '#src/i18n/country-name.ts';
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { formatMoney } from '#src/money.ts';
import { formatKilos } from '#src/numbers/format-number.ts';
import { COLLECTED } from '#src/shipping/carriers.ts';
import { methodName } from '#src/shipping/method-name.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import { goesTo, type Market } from '#src/shop/markets.ts';
import { firstPostalCode, showPostalCodes } from '#src/shop/postal-code-list.ts';
import { regionName } from '#src/vat/place-name.ts';
import { regionOf } from '#src/vat/territories.ts';
import { cachedForSite } from '../catalogue/catalogue-cache.ts';
import type { Db } from '../database/connect.ts';
import { escapeHtml } from '../escape-html.ts';
import { translateTo } from '../i18n/translations.ts';
import { leadsTo, listShippingCountries, listTariffs, type Tariff } from '../shipping/tariffs.ts';
import { readShop } from '../shop/read-settings.ts';

/** Stands for the tables in the text of a page. */
export const TARIFFS_MARK = '<p>[tariffs]</p>';

/**
 * Tables for all countries that are delivered to from a market, its own first, and for parts of them; then when parcels
 * leave.
 */
export function readTariffTables(db: Db, locale: Locale, market: Market): Promise<string> {
  return cachedForSite(db, `tariff tables ${locale}`, async () => {
    const { country: home, currency } = market;
    const t = translateTo(locale);
    const { delivery } = await readShop(db);
    const countries = listShippingCountries(delivery, currency).filter((country) => goesTo(market, country));
    const named = countries.map((country) => ({ country, name: countryName(locale, country) }));
    named.sort(
      (a, b) => Number(b.country === home) - Number(a.country === home) || a.name.localeCompare(b.name, locale),
    );
    const areas = await Promise.all(
      named.map(async ({ country, name }) => {
        const read = (postalCode: string) => listTariffs(db, delivery, { country, postalCode, currency });
        const codes = listNamedCodes(delivery, country);
        const parts = await Promise.all(
          codes.map(async (code) => ({
            code,
            own: nameOfCode(delivery, { country, code, locale }),
            tariffs: (await read(firstPostalCode(code, country))).filter(({ method }) =>
              // What is collected elsewhere is no delivery to this part, though its people may choose it.
              leadsTo(delivery, method, { country, postalCode: firstPostalCode(code, country) }),
            ),
          })),
        );
        return { name, country, whole: await read(''), parts };
      }),
    );
    const tables = areas.flatMap((area) => writeArea(area, locale, t));
    // Countries of one zone share a table.
    const sections = [...Map.groupBy(tables, ({ table }) => table)].map(([table, shared]) => {
      const names = shared.map(({ name }) => name).join(', ');
      return `<h3>${escapeHtml(names)}</h3>${table}`;
    });
    const { cutOffHour: hour, handlingDays: count } = delivery;
    const leaves = count === 0 ? t('tariffs.sameDay', { hour }) : t('tariffs.handling', { hour, count });
    return `${sections.join('')}<p>${escapeHtml(leaves)}</p>`;
  });
}

/** The postcodes, beginnings and ranges of them, by which zones divide a country. */
function listNamedCodes({ methods }: DeliverySettings, country: string): string[] {
  const zones = methods.flatMap((method) => method.zones);
  const divided = zones.filter(({ countries }) => countries.some((other) => other === country));
  const codes = divided.flatMap(({ onlyPostalCodes = [], exceptPostalCodes = [] }) => [
    ...onlyPostalCodes,
    ...exceptPostalCodes,
  ]);
  return [...new Set(codes)].sort();
}

type Area = {
  name: string;
  country: string;
  whole: Tariff[];
  parts: { code: string; own: string; tariffs: Tariff[] }[];
};

/** The country's own table, then one for every part of it that has other tariffs. */
function writeArea(
  { name, country, whole, parts }: Area,
  locale: Locale,
  t: Translate,
): { name: string; table: string }[] {
  const table = writeTable(whole, locale, t);
  const byTable = Map.groupBy(parts, ({ tariffs }) => (tariffs.length === 0 ? '' : writeTable(tariffs, locale, t)));
  const unreached = (byTable.get('') ?? []).map(({ code }) => code);
  const title =
    unreached.length === 0 ? name : t('tariffs.except', { country: name, codes: showPostalCodes(unreached, country) });
  const others = [...byTable].filter(([other]) => other !== '' && other !== table);
  return [
    ...(whole.length > 0 || others.length === 0 ? [{ name: title, table }] : []),
    ...others.map(([other, shared]) => ({
      name: nameOfPart({ country, name, parts: shared }, locale, t),
      table: other,
    })),
  ];
}

type Part = Pick<Area, 'country' | 'name' | 'parts'>;

/** The name that the merchant gives it, or Åland, where all of it is; otherwise the country and its postcodes. */
function nameOfPart({ country, name, parts }: Part, locale: Locale, t: Translate): string {
  const named = parts.map(({ code, own }) => {
    const region = regionOf(country, firstPostalCode(code, country));
    return { code, name: own || (region ? regionName(locale, region) : '') };
  });
  const nameless = named.filter((part) => part.name === '').map(({ code }) => code);
  const codes = showPostalCodes(nameless, country);
  const names = new Set(named.map((part) => part.name || t('tariffs.postcodes', { country: name, codes })));
  return [...names].join(', ');
}

type NamedCode = { country: string; code: string; locale: Locale };

/** What the merchant calls the zone of these postcodes; empty where it has no name. */
function nameOfCode({ methods }: DeliverySettings, { country, code, locale }: NamedCode): string {
  const zones = methods.flatMap((method) => method.zones);
  const zone = zones.find(({ countries, onlyPostalCodes, names }) => {
    return names && onlyPostalCodes?.includes(code) && countries.some((other) => other === country);
  });
  return zone?.names?.[locale] ?? Object.values(zone?.names ?? {})[0] ?? '';
}

function writeTable(tariffs: Tariff[], locale: Locale, t: Translate): string {
  const { languageTag } = languageOf(locale);
  const head = [t('tariffs.service'), t('tariffs.price'), t('tariffs.freeFrom')];
  const rows = [...Map.groupBy(tariffs, ({ method }) => method).values()].map((bands) => {
    const [{ freeFrom, minDays, maxDays, ...service }] = bands as [Tariff, ...Tariff[]];
    const isCollected = service.carrier === COLLECTED;
    const name = service.names[locale] ?? (isCollected ? t('draftMail.collected') : '');
    const takes = t(minDays === maxDays ? 'tariffs.days' : 'tariffs.dayRange', { count: maxDays, from: minDays });
    // Somebody comes for it when that is agreed.
    const days = isCollected ? t('draftMail.asAgreed') : takes;
    const prices = bands.map(({ price, maxWeightGrams }) => {
      return t('tariffs.upTo', {
        price: formatMoney(price, languageTag),
        weight: formatKilos(maxWeightGrams, locale),
      });
    });
    return [
      `<th scope="row">${escapeHtml(methodName(t, { ...service, name }))}<br><small>${escapeHtml(days)}</small></th>`,
      `<td>${prices.map(escapeHtml).join('<br>')}</td>`,
      `<td>${freeFrom ? escapeHtml(formatMoney(freeFrom, languageTag, true)) : '–'}</td>`,
    ];
  });
  return `<table class="tariffs"><thead><tr>${head.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('')}</tr></thead>
<tbody>${rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('')}</tbody></table>`;
}
