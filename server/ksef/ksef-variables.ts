// The variables that KSeF has: part of the configuration.
import { z } from 'zod';
import { pemFaults, readPem } from './certificates/read-pem.ts';
import { type KsefEnvironment, ksefEnvironments } from './client/ksef-environments.ts';

/** The text of a file. */
const pem = (kind: keyof typeof pemFaults) =>
  z
    .string()
    .refine((text) => readPem(text, kind) !== null, pemFaults[kind])
    .transform((text) => readPem(text, kind) ?? text)
    .optional();

export const ksefVariables = {
  KSEF_ENVIRONMENT: z.enum(ksefEnvironments).optional(),
  KSEF_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{10,300}$/, 'expected the token as KSeF showed it')
    .optional(),
  KSEF_CERTIFICATE: pem('certificate'),
  KSEF_KEY: pem('key'),
  KSEF_OFFLINE_CERTIFICATE: pem('certificate'),
  KSEF_OFFLINE_KEY: pem('key'),
};

/** Each left out where it is not set. */
export type KsefKeys = ReturnType<typeof ksefKeysOf>;

type Values = { [name in keyof typeof ksefVariables]?: z.output<(typeof ksefVariables)[name]> };

export function ksefKeysOf(values: Values) {
  return {
    environment: values.KSEF_ENVIRONMENT,
    token: values.KSEF_TOKEN,
    /** PEM, as the key is. */
    certificate: values.KSEF_CERTIFICATE,
    key: values.KSEF_KEY,
    offlineCertificate: values.KSEF_OFFLINE_CERTIFICATE,
    offlineKey: values.KSEF_OFFLINE_KEY,
  };
}

/** Real invoices belong to real sales, and sales of practice to a KSeF of practice. Null when they fit. */
export function misfitOfKsef(
  environment: KsefEnvironment | undefined,
  { hasStripe, isLive }: { hasStripe: boolean; isLive: boolean },
): string | null {
  if (environment === 'production' && !isLive) {
    return 'production takes real invoices, and without live Stripe keys the shop makes none: use test';
  }
  const isWithout = environment === 'sandbox' && hasStripe;
  return isWithout ? 'with keys of Stripe there is no sandbox: use test, demo or production' : null;
}
