// The environments of KSeF: our own in the sandbox, and the Ministry's three. Their codes and invoices are apart:
// nothing of one is known in another.

export const ksefEnvironments = ['sandbox', 'test', 'demo', 'production'] as const;
export type KsefEnvironment = (typeof ksefEnvironments)[number];

type Addresses = { api: string; qr: string };

const ofMinistry: Record<Exclude<KsefEnvironment, 'sandbox'>, Addresses> = {
  test: { api: 'https://api-test.ksef.mf.gov.pl/v2', qr: 'https://qr-test.ksef.mf.gov.pl' },
  demo: { api: 'https://api-demo.ksef.mf.gov.pl/v2', qr: 'https://qr-demo.ksef.mf.gov.pl' },
  production: { api: 'https://api.ksef.mf.gov.pl/v2', qr: 'https://qr.ksef.mf.gov.pl' },
};

/** `sandboxOrigin`: `http://localhost:3001`. */
export function ksefAddresses(environment: KsefEnvironment, sandboxOrigin: string): Addresses {
  if (environment !== 'sandbox') return ofMinistry[environment];
  return { api: `${sandboxOrigin}/ksef/v2`, qr: `${sandboxOrigin}/ksef/qr` };
}
