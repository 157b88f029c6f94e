// The variables of carriers that make labels, or tell their pick-up points: the same names are those of secrets.
import { z } from 'zod';

/** Sent as a header as it is. */
const carrierKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,4000}$/, 'expected letters, digits and marks without spaces')
  .optional();
const carrierLogin = z
  .string()
  .regex(/^\P{Cc}{1,200}$/u, 'expected one line')
  .optional();

export const carrierVariables = {
  INPOST_TOKEN: carrierKey,
  DHL_API_KEY: carrierKey,
  DHL_USER: carrierLogin,
  DHL_PASSWORD: carrierLogin,
  ORLEN_PARTNER_ID: carrierLogin,
  ORLEN_PARTNER_KEY: carrierKey,
};

type Values = z.infer<z.ZodObject<typeof carrierVariables>>;

export function carrierKeysOf(values: Values) {
  return {
    inpostToken: values.INPOST_TOKEN,
    dhlApiKey: values.DHL_API_KEY,
    dhlUser: values.DHL_USER,
    dhlPassword: values.DHL_PASSWORD,
    orlenPartnerId: values.ORLEN_PARTNER_ID,
    orlenPartnerKey: values.ORLEN_PARTNER_KEY,
  };
}
