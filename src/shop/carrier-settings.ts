// What carriers have to know to make labels, beside their keys, which are secrets (`kasa secrets`). Without keys a carrier makes
// none, whatever is set here.
import { z } from 'zod';
import { settingFaults } from './setting-faults.ts';

const line = z.string().trim().max(100).default('');

/** The carrier's own: the one that sends parcels, or the one for trying. */
const server = z.enum(['production', 'test']).default('production');
const billingNumber = z
  .string()
  .regex(/^\w{14}$/, settingFaults.billingNumber)
  .or(z.literal(''))
  .default('');

export const inpostSizes = ['small', 'medium', 'large'] as const;
export const inpostDropOffs = ['parcel_locker', 'pop', 'dispatch_order'] as const;
export const dhlPrintFormats = ['A4', '910-300-600', '910-300-700', '910-300-400', '100x70mm'] as const;

export const carrierSettingsSchema = z.strictObject({
  /** The sender; what is empty is the company's. */
  sender: z
    .strictObject({ name: line, street: line, postalCode: line, city: line, phone: line, email: line })
    .prefault({}),
  /** What box and filling weigh, added to the products. */
  packagingGrams: z.number().int().min(0).max(30_000).default(100),
  inpost: z
    .strictObject({
      server,
      organisationId: z
        .string()
        .regex(/^\d{0,12}$/, settingFaults.organisationId)
        .default(''),
      /** A, B or C. */
      size: z.enum(inpostSizes).default('small'),
      /** The place where parcels are handed over: at a machine, at a point, or to the courier who collects them. */
      dropOff: z.enum(inpostDropOffs).default('parcel_locker'),
    })
    .prefault({}),
  dhl: z
    .strictObject({
      server,
      /** Numbers by product; one without a number is not offered. */
      billingNumbers: z
        .strictObject({ V01PAK: billingNumber, V62KP: billingNumber, V53WPAK: billingNumber })
        .prefault({}),
      profile: z.string().trim().min(1).max(35).default('STANDARD_GRUPPENPROFIL'),
      printFormat: z.enum(dhlPrintFormats).default('910-300-600'),
      /** The bank account of DHL's business portal that cash on delivery goes to. */
      accountReference: z.string().trim().max(35).default(''),
    })
    .prefault({}),
});

export type CarrierSettings = z.output<typeof carrierSettingsSchema>;
