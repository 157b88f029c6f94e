// How this shop gets into KSeF: which one, as which company, by which keys.
import type { Db } from '../database/connect.ts';
import { nipOfSeller } from '../invoices/polish-nip.ts';
import { readInvoiceTerms } from '../invoices/read-invoice-terms.ts';
import type { SigningPair } from './certificates/sign-xades.ts';
import { createKsefClient, type KsefClient } from './client/ksef-client.ts';
import { type KsefEnvironment, ksefAddresses } from './client/ksef-environments.ts';
import type { KsefCredentials } from './client/sign-in-to-ksef.ts';
import type { KsefKeys } from './ksef-variables.ts';
import { type Outage, outagesOf } from './queue/outage-deadlines.ts';

export type KsefServices = {
  db: Db;
  now: () => Date;
  /** The keys of the moment: they may be changed while the shop runs. */
  keys: () => Partial<KsefKeys>;
  /** Null where Stripe's own keys are set: then there is no sandbox. */
  sandboxOrigin: string | null;
};

/** A token of the sandbox's KSeF, which takes no other. */
export const SANDBOX_TOKEN = 'kasa_sandbox';

/** Something is missing before anything can be sent. */
export class KsefNotReady extends Error {
  readonly code = 'KSEF_NOT_READY';
  readonly fix: string;

  constructor(message: string, fix: string) {
    super(message);
    this.fix = fix;
  }
}

/** Null: nothing says which, and there is no sandbox. */
export function environmentOf({ keys, sandboxOrigin }: Pick<KsefServices, 'keys' | 'sandboxOrigin'>) {
  return keys().environment ?? (sandboxOrigin === null ? null : 'sandbox');
}

export function requireEnvironment(services: Pick<KsefServices, 'keys' | 'sandboxOrigin'>): KsefEnvironment {
  const environment = environmentOf(services);
  if (!environment) {
    const fix = 'Set KSEF_ENVIRONMENT to test, demo or production.';
    throw new KsefNotReady('Nothing says which KSeF the invoices go to.', fix);
  }
  if (environment === 'sandbox' && services.sandboxOrigin === null) {
    const fix = 'Set KSEF_ENVIRONMENT to test, demo or production.';
    throw new KsefNotReady('KSEF_ENVIRONMENT is sandbox, and with keys of Stripe there is no sandbox.', fix);
  }
  return environment;
}

/** A certificate before a token: tokens were announced to end with 2026. */
function credentialsOf({ token, certificate, key }: Partial<KsefKeys>, environment: KsefEnvironment): KsefCredentials {
  if (certificate && key) return { kind: 'certificate', pair: { certificate, key } };
  if (token) return { kind: 'token', token };
  if (environment === 'sandbox') return { kind: 'token', token: SANDBOX_TOKEN };
  const fix = 'Store a certificate: kasa ksef certificate store authentication CERTIFICATE KEY.';
  throw new KsefNotReady('The shop has neither a certificate nor a token to sign in to KSeF with.', fix);
}

export type KsefAccess = {
  environment: KsefEnvironment;
  nip: string;
  timeZone: string;
  /** What the ministry has announced, by its beginning. */
  outages: readonly Outage[];
  /** The address that the codes on paper lead to. */
  qr: string;
  client: KsefClient;
};

/** Everything but the credentials. Throws `KsefNotReady`. */
export async function readKsefTerms(services: KsefServices): Promise<Omit<KsefAccess, 'client'> & { api: string }> {
  const environment = requireEnvironment(services);
  const { company, timeZone, settings } = await readInvoiceTerms(services.db);
  const nip = nipOfSeller(company);
  if (company.address.country !== 'PL' || !/^\d{10}$/.test(nip)) {
    const fix = 'Fill in address and NIP: Settings, Company.';
    throw new KsefNotReady('KSeF is for companies in Poland with a NIP, and the settings say none.', fix);
  }
  const outages = outagesOf(settings, timeZone);
  return { environment, nip, timeZone, outages, ...ksefAddresses(environment, services.sandboxOrigin ?? '') };
}

/** Throws `KsefNotReady`. Signs in only when something is asked. */
export async function openKsef(services: KsefServices, signal?: AbortSignal): Promise<KsefAccess> {
  const { now, keys } = services;
  const { api, ...terms } = await readKsefTerms(services);
  const credentials = credentialsOf(keys(), terms.environment);
  const client = createKsefClient({ api, nip: terms.nip, credentials, now, ...(signal && { signal }) });
  return { ...terms, client };
}

/** What the second code is signed with; null where it is not stored. */
export function offlinePairOf({ offlineCertificate, offlineKey }: Partial<KsefKeys>): SigningPair | null {
  return offlineCertificate && offlineKey ? { certificate: offlineCertificate, key: offlineKey } : null;
}
