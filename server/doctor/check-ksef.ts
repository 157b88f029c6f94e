// Whether invoices can be sent to KSeF: certificates by their own words, the clock, and then KSeF is really asked.
import type { Config } from '../config.ts';
import { nipOfSeller } from '../invoices/polish-nip.ts';
import { readInvoiceTerms } from '../invoices/read-invoice-terms.ts';
import { explainCertificateFault } from '../ksef/certificates/explain-certificate.ts';
import { faultsOfCertificate, type JudgedPair } from '../ksef/certificates/judge-certificate.ts';
import { KsefAway } from '../ksef/client/ksef-failures.ts';
import { KsefNotReady, type KsefServices, openKsef } from '../ksef/ksef-access.ts';
import { readLane } from '../ksef/queue/sending-lane.ts';
import { countByState } from '../ksef/queue/submission-store.ts';
import { withSecrets } from '../secrets/stored-secrets.ts';
import { judgeDifference } from './check-clock.ts';
import { type Check, type CheckResult, fault, fine, warning } from './finding.ts';

export const checkKsef: Check = {
  name: 'KSeF',
  async run({ config: environment, db }) {
    const { settings, company } = await readInvoiceTerms(db);
    if (settings.ksef === 'off') return [fine('nothing is sent there: the settings of invoices say so')];
    const config = await withSecrets(db, environment);
    const now = () => new Date();
    const sandboxOrigin = config.stripe ? null : `http://${config.host}:${config.sandboxPort}`;
    const services = { db, now, keys: () => config.ksef, sandboxOrigin };
    return [
      ...judgeCertificates(config, { nip: nipOfSeller(company), now: now() }),
      ...(await askKsef(services)),
      ...(await lookAtQueue(services)),
    ];
  },
};

function judgeCertificates({ ksef }: Config, about: { nip: string; now: Date }): CheckResult[] {
  const pairs = [
    { use: 'authentication', certificate: ksef.certificate, key: ksef.key },
    { use: 'offline', certificate: ksef.offlineCertificate, key: ksef.offlineKey },
  ] as const;
  return pairs.flatMap(({ use, certificate, key }): CheckResult[] => {
    if (!certificate && !key) return use === 'offline' ? [withoutOffline] : [];
    if (!certificate || !key) {
      return [fault(`half of the ${use} pair is missing`, `kasa ksef certificate store ${use} CERTIFICATE KEY`)];
    }
    const pair: JudgedPair = { use, certificate, key };
    return faultsOfCertificate(pair, about).map((found) => {
      const { title, fix } = explainCertificateFault(found, use, about.nip);
      return fault(title, fix);
    });
  });
}

const withoutOffline = warning(
  'there is no certificate for offline invoices: while KSeF is away buyers wait for theirs',
  'Get one of the type "offline" in KSeF, and store it: kasa ksef certificate store offline CERTIFICATE KEY.',
);

async function askKsef(services: KsefServices): Promise<CheckResult[]> {
  const ofClock: CheckResult[] = [];
  try {
    const { environment, client } = await openKsef(services);
    const at = await client.readClock();
    if (at) ofClock.push(judgeDifference("KSeF's", (Date.now() - at.getTime()) / 1000));
    await client.signIn();
    return [...ofClock, environment === 'production' ? fine('lets the shop in') : practice(environment)];
  } catch (error) {
    // A clock that is wrong may be why nobody is let in.
    return [...ofClock, whyNotLetIn(error as Error)];
  }
}

function whyNotLetIn(error: Error): CheckResult {
  const { message } = error;
  if (error instanceof KsefNotReady) return fault(message, error.fix);
  if (error instanceof KsefAway) return warning(message, 'Try again; with the sandbox kasa serve must run.');
  return fault(message, 'Look at the certificate and at its permissions in KSeF: server/guides/ksef.md.');
}

const practice = (environment: string) =>
  warning(
    `lets the shop in, and is the one for practice: ${environment}`,
    'Before real sales: KSEF_ENVIRONMENT=production.',
  );

async function lookAtQueue({ db }: KsefServices): Promise<CheckResult[]> {
  const [{ refused, conflicting }, { problem }] = [await countByState(db), await readLane(db)];
  return [
    ...(problem ? [warning(`the shop could not send: ${problem}`, 'kasa ksef send')] : []),
    ...(refused + conflicting > 0 ? [fault(`${refused + conflicting} invoices were refused`, 'kasa ksef status')] : []),
  ];
}
