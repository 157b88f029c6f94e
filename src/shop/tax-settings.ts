// What a merchant sets of VAT. The rates of every member state stand with the countries: `src/countries/`.
import { z } from 'zod';
import { memberStates, vatClasses } from '../countries/country.ts';
import { settingFaults } from './setting-faults.ts';

const country = z.enum(memberStates, settingFaults.memberState);
const vatClass = z.enum(vatClasses, `must be one of ${vatClasses.join(', ')}`);
const date = z.iso.date(settingFaults.date);

const rateSchema = z
  .strictObject({
    country,
    class: vatClass,
    percent: z
      .number()
      .min(0)
      .max(50)
      .refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6, settingFaults.twoDecimals),
    /** The first day. */
    from: date,
    /** The last day; null: until further notice. */
    until: date.nullable().default(null),
  })
  .refine(({ from, until }) => until === null || from <= until, { path: ['until'], message: settingFaults.endsBefore });

export const taxSettingsSchema = z.strictObject({
  /** The country in which the company is taxed; null: where its address is. */
  homeCountry: country.nullable().default(null),
  /**
   * Consumers pay the VAT of the state that the goods go to, which is declared through the one-stop shop (OSS). Off: that of
   * home, as long as sales to other states stay below 10,000 EUR a year.
   */
  oss: z.boolean().default(true),
  /**
   * A small business charges no VAT: § 19 UStG, art. 113 of the Polish act, the Dutch KOR, a Czech company that is no payer.
   */
  smallBusiness: z.boolean().default(false),
  /** A rate that changed after this release stands in the place of ours. Of several the one that began last. */
  rates: z.array(rateSchema).max(200).default([]),
  /**
   * Classes of goods that are in another one than at home: `{ "reduced": { "CZ": "zero" } }` for a bookshop, whose
   * books are in the reduced class.
   */
  classes: z.partialRecord(vatClass, z.partialRecord(country, vatClass)).default({}),
});

export type TaxSettings = z.output<typeof taxSettingsSchema>;
/**
 * Comes with the country that the company's address is in, when nobody has set another. `homePostalCode`: where parcels set
 * out; empty where the company's address is in another country than it is taxed in.
 */
export type Taxes = Omit<TaxSettings, 'homeCountry'> & { homeCountry: string; homePostalCode: string };

export function taxesOf(
  settings: TaxSettings,
  { address }: { address: { country: string; postalCode?: string } },
): Taxes {
  const homeCountry = settings.homeCountry ?? address.country;
  const homePostalCode = homeCountry === address.country ? (address.postalCode ?? '') : '';
  return { ...settings, homeCountry, homePostalCode };
}
