// How parcels travel, where to, what that costs and how long it takes.
import { memberStates } from '../../../countries/country.ts';
import { countryName } from '../../../i18n/country-name.ts';
import { COLLECTED } from '../../../shipping/carriers.ts';
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

/** What shoppers collect in person goes with none of them. */
const wayOptions = (place: SettingPlace) => [
  ...carrierOptions(place),
  { id: COLLECTED, text: place.t('deliverySettings.collected') },
];

const MOST_NAMED = 4;

/** The first of them, and how many more there are. */
function nameCountries(countries: unknown, { locale }: SettingPlace): string {
  const named = (countries as readonly string[]).map((code) => countryName(locale, code));
  const more = named.length > MOST_NAMED ? ` + ${named.length - MOST_NAMED}` : '';
  return `${named.slice(0, MOST_NAMED).join(', ')}${more}`;
}

/** Orders keep it, so it never changes: of a new way it is made of what was chosen. */
function idOf(methods: readonly SettingForm[]): string {
  const taken = new Set(methods.map(({ id }) => id));
  let number = methods.length + 1;
  while (taken.has(`delivery-${number}`)) number++;
  return `delivery-${number}`;
}

const rate = [
  weight('maxWeightGrams', 'deliverySettings.maxWeight'),
  amounts('prices', 'deliverySettings.price', { hint: 'deliverySettings.priceHint' }),
];

const zone: readonly SettingField[] = [
  several('countries', 'deliverySettings.countries', {
    options: countryOptions,
    all: ({ t }) => ({ text: t('deliverySettings.wholeUnion'), ids: memberStates }),
  }),
  whole('minDays', 'deliverySettings.minDays'),
  whole('maxDays', 'deliverySettings.maxDays'),
  rows('rates', 'deliverySettings.rates', {
    title: ({ maxWeightGrams }, { t }) => t('deliverySettings.upTo', { weight: String(maxWeightGrams) }),
    add: ({ t }) => t('deliverySettings.addRate'),
    fields: rate,
  }),
  amounts('freeFrom', 'deliverySettings.freeFrom', { hint: 'deliverySettings.freeFromHint' }),
  list('onlyPostalCodes', 'deliverySettings.onlyPostalCodes', { hint: 'deliverySettings.onlyPostalCodesHint' }),
  list('exceptPostalCodes', 'deliverySettings.exceptPostalCodes', { hint: 'deliverySettings.postalCodesHint' }),
];

export const deliveryScreen: SettingsScreen = {
  ...settingsEntries.delivery,
  sections: [
    {
      hint: 'deliverySettings.methodsHint',
      fields: [
        rows('methods', 'deliverySettings.methods', {
          isOrdered: true,
          isFolded: true,
          title: ({ carrier, kind, zones }, place) =>
            [
              carrier === COLLECTED
                ? textOf(wayOptions(place), carrier)
                : `${textOf(wayOptions(place), carrier)}, ${textOf(kindOptions(place), kind)}`,
              nameCountries(
                (zones as readonly SettingForm[]).flatMap(({ countries }) => countries),
                place,
              ),
            ]
              .filter(Boolean)
              .join(': '),
          add: ({ t }) => t('deliverySettings.addMethod'),
          newRow: (methods) => ({ id: idOf(methods), kind: 'courier' }),
          presets: ({ choices }) => JSON.parse(choices.deliveryPresets),
          fields: [
            choice('carrier', 'deliverySettings.carrier', { options: wayOptions }),
            choice('kind', 'deliverySettings.kind', { options: kindOptions }),
            text('id', 'deliverySettings.id', { maxLength: 60, hint: 'deliverySettings.idHint' }),
            localised('names', 'deliverySettings.names', { maxLength: 80, hint: 'deliverySettings.namesHint' }),
            rows('zones', 'deliverySettings.zones', {
              isFolded: true,
              title: ({ countries }, place, number) =>
                nameCountries(countries, place) || place.t('deliverySettings.zone', { number }),
              add: ({ t }) => t('deliverySettings.addZone'),
              newRow: (_, { choices: { country } }) => ({
                ...{ countries: [country], minDays: 1, maxDays: 2 },
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
