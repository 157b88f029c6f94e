// How parcels travel, where to, what that costs and how long it takes.
import { memberStates } from '../../../countries/country.ts';
import { countryName } from '../../../i18n/country-name.ts';
import { COLLECTED } from '../../../shipping/carriers.ts';
import { placeName } from '../../../vat/place-name.ts';
import { isOutsideVat, regionOf } from '../../../vat/territories.ts';
import { isOtherCarrier, otherCarrierId } from '../../delivery/other-carrier.ts';
import { listCountriesByName } from '../../market-presets.ts';
import { firstPostalCode, showPostalCodes, withHyphens } from '../../postal-code-list.ts';
import { amounts } from '../fields/amount-fields.tsx';
import { choice, day } from '../fields/choice-fields.tsx';
import { weight, whole } from '../fields/number-fields.tsx';
import { carrierOptions, countryOptions, namedOptions, textOf } from '../fields/options.ts';
import { rows } from '../fields/rows-field.tsx';
import { several } from '../fields/several-field.tsx';
import { list, localised, text } from '../fields/text-fields.tsx';
import { settingsEntries } from '../settings-entries.ts';
import type { SettingField, SettingForm, SettingPlace, SettingsScreen } from '../settings-screen.ts';

const kindOptions = namedOptions({
  courier: 'deliverySettings.kind_courier',
  locker: 'deliverySettings.kind_locker',
  point: 'deliverySettings.kind_point',
});

/** What shoppers collect in person goes with none of them, and another carrier is this way's own. */
const wayOptions = (place: SettingPlace) => {
  const { carrier, id } = place.siblings;
  const other = isOtherCarrier(String(carrier)) ? String(carrier) : otherCarrierId(String(id));
  return [
    ...carrierOptions(place).filter((option) => !isOtherCarrier(option.id) && option.id !== COLLECTED),
    { id: other, text: place.t('deliverySettings.otherCarrier') },
    { id: COLLECTED, text: place.t('deliverySettings.collected') },
  ];
};

const isCarried = ({ siblings }: SettingPlace) => siblings.carrier !== COLLECTED;
const isOther = ({ siblings }: SettingPlace) => isOtherCarrier(String(siblings.carrier));

/** Names the way as shoppers and mails do; otherwise by its carrier, and where to it goes. */
function nameWay({ carrier, kind, names }: SettingForm, place: SettingPlace): string {
  const said = names as Readonly<Record<string, string>>;
  const name = said[place.locale] || Object.values(said).find(Boolean);
  if (name) return name;
  const by = textOf(wayOptions(place), carrier);
  return carrier === COLLECTED ? by : `${by}, ${textOf(kindOptions(place), kind)}`;
}

const MOST_NAMED = 4;

/** The first of them, and how many more there are. */
function nameCountries(countries: unknown, { locale }: SettingPlace): string {
  const named = listCountriesByName(locale, [...new Set(countries as readonly string[])]).map(({ name }) => name);
  const more = named.length > MOST_NAMED ? ` + ${named.length - MOST_NAMED}` : '';
  return `${named.slice(0, MOST_NAMED).join(', ')}${more}`;
}

/** The postcodes as they will be stored. */
function listCodes(typed: unknown): string[] {
  return String(typed ?? '')
    .split(/[,;\n]/)
    .flatMap((code) => withHyphens(code.trim()) || []);
}

/** What is known of the places that the postcodes are of: no VAT is charged there, at the prices of home. */
function onlyPostalCodesHint({ siblings: { countries, onlyPostalCodes }, locale, t }: SettingPlace): string {
  const places = ((countries as readonly string[] | undefined) ?? []).flatMap((country) =>
    listCodes(onlyPostalCodes).flatMap((code) => {
      const postalCode = firstPostalCode(code, country);
      return isOutsideVat(country, postalCode) ? placeName(locale, { country, postalCode }) : [];
    }),
  );
  const usual = t('deliverySettings.onlyPostalCodesHint');
  if (places.length === 0) return usual;
  return `${usual} ${t('deliverySettings.outsideVat', { places: [...new Set(places)].join('; ') })}`;
}

/** Names the zone by its own name, the territory that its postcodes are, or its countries and postcodes. */
function nameZone({ names, countries, onlyPostalCodes }: SettingForm, place: SettingPlace): string {
  const said = names as Readonly<Record<string, string>>;
  const own = said[place.locale] || Object.values(said).find(Boolean);
  if (own) return own;
  const codes = listCodes(onlyPostalCodes);
  const [country = ''] = countries as readonly string[];
  const named = nameCountries(countries, place);
  if (codes.length === 0) return named;
  const regions = new Set(codes.map((code) => regionOf(country, firstPostalCode(code, country))));
  const [region] = regions;
  if (region && regions.size === 1) return countryName(place.locale, region);
  return `${named}: ${place.t('deliverySettings.postcodes', { codes: showPostalCodes(codes, country) })}`;
}

/** Orders keep it, so it never changes: of a new way it is made of what was chosen. */
function idOf(methods: readonly SettingForm[]): string {
  const taken = new Set(methods.map(({ id }) => id));
  let number = methods.length + 1;
  while (taken.has(`delivery-${number}`)) number++;
  return `delivery-${number}`;
}

/** Where a zone of Ireland does not lead to, unless it names the postcodes itself. */
export function sayWithoutNorth({ siblings, t }: Pick<SettingPlace, 'siblings' | 't'>): string {
  const isIrish = (siblings.countries as readonly string[]).includes('IE') && !siblings.onlyPostalCodes;
  return isIrish ? t('deliverySettings.northernIreland') : '';
}

/** A weight as it was typed, with the grams that a bare number means. */
const sayWeight = (typed: string) => (/\d\s*$/.test(typed) ? `${typed.trim()} g` : typed.trim());

const rate = [
  weight('maxWeightGrams', 'deliverySettings.maxWeight'),
  amounts('prices', 'deliverySettings.price', { hint: 'deliverySettings.priceHint' }),
];

const zone: readonly SettingField[] = [
  several('countries', 'deliverySettings.countries', {
    options: countryOptions,
    hint: sayWithoutNorth,
    // A country is in one zone, unless they divide it by postcodes.
    all({ t, others = [] }) {
      const whole = others.filter(({ onlyPostalCodes }) => !onlyPostalCodes);
      const taken = new Set(whole.flatMap(({ countries }) => countries as string[]));
      return { text: t('deliverySettings.wholeUnion'), ids: memberStates.filter((country) => !taken.has(country)) };
    },
  }),
  whole('minDays', 'deliverySettings.minDays'),
  whole('maxDays', 'deliverySettings.maxDays'),
  rows('rates', 'deliverySettings.rates', {
    title: ({ maxWeightGrams }, { t }) => t('deliverySettings.upTo', { weight: sayWeight(String(maxWeightGrams)) }),
    add: ({ t }) => t('deliverySettings.addRate'),
    fields: rate,
  }),
  amounts('freeFrom', 'deliverySettings.freeFrom', { hint: 'deliverySettings.freeFromHint' }),
  list('onlyPostalCodes', 'deliverySettings.onlyPostalCodes', { hint: onlyPostalCodesHint }),
  localised('names', 'deliverySettings.zoneNames', { maxLength: 60, hint: 'deliverySettings.zoneNamesHint' }),
  list('exceptPostalCodes', 'deliverySettings.exceptPostalCodes', { hint: 'deliverySettings.postalCodesHint' }),
];

/** The shop's own country while no zone leads to all of it; then nothing is guessed. */
function firstFree(others: readonly SettingForm[], country: string): string {
  const isTaken = others.some(
    ({ countries, onlyPostalCodes }) => !onlyPostalCodes && (countries as readonly string[]).includes(country),
  );
  return isTaken ? '' : country;
}

export const deliveryScreen: SettingsScreen = {
  ...settingsEntries.delivery,
  sections: [
    {
      hint: 'deliverySettings.methodsHint',
      fields: [
        rows('methods', 'deliverySettings.methods', {
          isOrdered: true,
          isFolded: true,
          title: (way, place) =>
            [
              nameWay(way, place),
              nameCountries(
                (way.zones as readonly SettingForm[]).flatMap(({ countries }) => countries),
                place,
              ),
            ]
              .filter(Boolean)
              .join(': '),
          add: ({ t }) => t('deliverySettings.addMethod'),
          newRow: (methods) => ({ id: idOf(methods), kind: 'courier' }),
          presets: ({ choices }) => JSON.parse(choices.deliveryPresets),
          fields: [
            choice('carrier', 'deliverySettings.carrier', {
              options: wayOptions,
              hint: 'deliverySettings.carrierHint',
            }),
            choice('kind', 'deliverySettings.kind', { options: kindOptions, isShown: isCarried }),
            text('id', 'deliverySettings.id', { maxLength: 60, hint: 'deliverySettings.idHint' }),
            localised('names', 'deliverySettings.names', {
              maxLength: 80,
              hint: (place) =>
                place.t(isOther(place) ? 'deliverySettings.otherNamesHint' : 'deliverySettings.namesHint'),
            }),
            text('trackingLink', 'deliverySettings.wayLink', {
              ...{ maxLength: 2_000, type: 'url', isOptional: true, isShown: isOther },
              hint: 'deliverySettings.wayLinkHint',
            }),
            rows('zones', 'deliverySettings.zones', {
              isFolded: true,
              title: (row, place, number) => nameZone(row, place) || place.t('deliverySettings.zone', { number }),
              add: ({ t }) => t('deliverySettings.addZone'),
              newRow: (others, { choices: { country } }) => ({
                ...{ countries: [firstFree(others, country)].filter(Boolean), minDays: 1, maxDays: 2 },
                rates: [{ maxWeightGrams: 30_000, prices: {} }],
              }),
              fields: zone,
            }),
          ],
        }),
      ],
    },
    {
      title: 'deliverySettings.times',
      fields: [
        whole('cutOffHour', 'deliverySettings.cutOffHour', { hint: 'deliverySettings.cutOffHourHint' }),
        whole('handlingDays', 'deliverySettings.handlingDays'),
        whole('makingDays', 'deliverySettings.makingDays', { hint: 'deliverySettings.makingDaysHint' }),
        rows('daysOff', 'deliverySettings.daysOff', {
          hint: 'deliverySettings.daysOffHint',
          title: ({ from, until }) => `${from} – ${until}`,
          add: ({ t }) => t('deliverySettings.addDaysOff'),
          fields: [day('from', 'deliverySettings.firstDay'), day('until', 'deliverySettings.lastDay')],
        }),
      ],
    },
    {
      title: 'deliverySettings.tracking',
      hint: 'deliverySettings.trackingHint',
      fields: [
        rows('trackingLinks', 'deliverySettings.trackingLinks', {
          entries: { names: ['carrier'], leaf: 'link' },
          title: ({ carrier }, place) => textOf(carrierOptions(place), carrier),
          add: ({ t }) => t('deliverySettings.addLink'),
          fields: [
            choice('carrier', 'deliverySettings.carrier', { options: carrierOptions }),
            text('link', 'deliverySettings.link', { maxLength: 2_000, type: 'url' }),
          ],
        }),
      ],
    },
  ],
};
