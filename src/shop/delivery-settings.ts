// What a merchant sets of delivery: how parcels travel, where to, what that costs and how long it takes. Amounts are in minor
// units, VAT included.
import { z } from 'zod';
import { memberStates } from '../countries/country.ts';
import { currencies } from '../currencies.ts';
import { isOtherCarrier } from './delivery/other-carrier.ts';
import { localisedText } from './localised-text.ts';
import { postalCodeListSchema } from './postal-code-list.ts';
import { settingFaults } from './setting-faults.ts';

/**
 * A parcel goes to the door, to one of the carrier's machines, or to any place of the carrier's where parcels are
 * collected.
 */
export const deliveryKinds = ['courier', 'locker', 'point'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

const id = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, settingFaults.deliveryId);
const date = z.iso.date(settingFaults.date);
const days = z.number().int().min(0).max(60);
/** A currency that is left out is one in which this is not sold. */
const amounts = z.partialRecord(z.enum(currencies), z.number().int().min(0).max(100_000_000));

const trackingLink = z
  .url({ protocol: /^https?$/, error: settingFaults.url })
  .max(2_000)
  .refine((link) => link.includes('{number}'), settingFaults.trackingNumber);

function faultOfCountry({ input }: { input?: unknown }): string {
  return input === 'XI' || input === 'GB' ? settingFaults.northernIreland : settingFaults.memberState;
}

const zoneSchema = z
  .strictObject({
    countries: z.array(z.enum(memberStates, { error: faultOfCountry })).min(1),
    /** This zone is of those addresses alone, and comes before others of its countries. */
    onlyPostalCodes: postalCodeListSchema.min(1).optional(),
    /** The postcodes that this zone does not lead to. */
    exceptPostalCodes: postalCodeListSchema.optional(),
    /** What people call it, such as an island; otherwise it is named after its countries and postcodes. */
    names: localisedText(60).optional(),
    /** Working days on the way. */
    minDays: days,
    maxDays: days,
    rates: z.array(z.strictObject({ maxWeightGrams: z.number().int().min(1).max(1_000_000), prices: amounts })).max(50),
    /** Goods worth at least this much travel free. */
    freeFrom: amounts.default({}),
  })
  .refine(({ minDays, maxDays }) => minDays <= maxDays, { path: ['maxDays'], message: settingFaults.maxDays })
  .superRefine(({ rates }, context) =>
    tellRepeated(
      rates.map(({ maxWeightGrams }, position) => ({
        value: maxWeightGrams,
        path: ['rates', position, 'maxWeightGrams'],
      })),
      context,
    ),
  );

const methodSchema = z
  .strictObject({
    /** Orders keep it, so it never changes. */
    id,
    /** One that Kasa knows, a carrier of kasa.config.ts, or another, which has the name of this way. */
    carrier: id,
    kind: z.enum(deliveryKinds),
    /** What it is called; otherwise it is named after its carrier and its kind. */
    names: localisedText(80),
    /**
     * The page on which parcels of another carrier are followed: {number}, {postalCode} and {country} are filled in.
     */
    trackingLink: trackingLink.optional(),
    zones: z.array(zoneSchema).max(50),
  })
  .refine(({ carrier, names }) => !isOtherCarrier(carrier) || Object.values(names).some(Boolean), {
    path: ['names'],
    message: settingFaults.otherCarrier,
  })
  .superRefine(({ zones }, context) =>
    tellRepeated(
      zones.flatMap(({ countries, onlyPostalCodes }, zone) =>
        // Several zones share a country that they divide by postcodes.
        (onlyPostalCodes ? [] : countries).map((value, position) => ({
          value,
          path: ['zones', zone, 'countries', position],
        })),
      ),
      context,
    ),
  );

export const deliverySettingsSchema = z.strictObject({
  /** They stand in the order in which shoppers see them. */
  methods: z
    .array(methodSchema)
    .max(50)
    .superRefine((methods, context) =>
      tellRepeated(
        methods.map((method, position) => ({ value: method.id, path: [position, 'id'] })),
        context,
      ),
    )
    .default([]),
  /** Orders placed before this hour, in the time zone of the home country, are of the same working day. */
  cutOffHour: z.number().int().min(1).max(23).default(12),
  /** Working days until a parcel leaves. */
  handlingDays: days.default(0),
  /** Working days more for what is made to order. */
  makingDays: days.default(3),
  /** Days on which nothing leaves, beside weekends and public holidays: first and last day. */
  daysOff: z
    .array(
      z
        .strictObject({ from: date, until: date })
        .refine(({ from, until }) => from <= until, { path: ['until'], message: settingFaults.endsBefore }),
    )
    .max(100)
    .default([]),
  /** Links by carrier, instead of ours: {number}, {postalCode} and {country} are filled in. */
  trackingLinks: z.record(id, trackingLink).default({}),
});

export type DeliverySettings = z.output<typeof deliverySettingsSchema>;
export type DeliveryMethod = DeliverySettings['methods'][number];

/** Whether anything can be sent at all. */
export function isPriced({ methods }: DeliverySettings): boolean {
  return methods.some(({ zones }) =>
    zones.some(({ rates }) => rates.some(({ prices }) => Object.keys(prices).length > 0)),
  );
}

type Told = { value: string | number; path: (string | number)[] };

function tellRepeated(all: Told[], context: z.core.$RefinementCtx): void {
  const seen = new Set<Told['value']>();
  for (const { value, path } of all) {
    const message = `${value} is there already`;
    if (seen.has(value)) context.addIssue({ code: 'custom', path, message, params: { fault: 'repeated', value } });
    seen.add(value);
  }
}
