// Certificates of KSeF: judged by company, time and key before they are stored, and made for those who practise.
import { readFile } from 'node:fs/promises';
import { Argument, type Command } from 'commander';
import type { CertificateUse } from '#server/ksef/certificates/make-certificate.ts';
import type { KsefServices } from '#server/ksef/ksef-access.ts';
import type { SecretName } from '#src/secrets/secret-names.ts';
import { CliError } from '../../cli-errors.ts';
import { statInputFile } from '../input-file.ts';
import type { CommandContext } from '../with-database.ts';
import { withKsef } from './with-ksef.ts';

type Flags = { json?: boolean };

const uses: readonly CertificateUse[] = ['authentication', 'offline'];
const secretsOf: Record<CertificateUse, { certificate: SecretName; key: SecretName }> = {
  authentication: { certificate: 'KSEF_CERTIFICATE', key: 'KSEF_KEY' },
  offline: { certificate: 'KSEF_OFFLINE_CERTIFICATE', key: 'KSEF_OFFLINE_KEY' },
};

export function registerCertificate(ksef: Command): void {
  const certificate = ksef.command('certificate').description('sign in, and sign offline invoices');
  const use = () => new Argument('<use>', 'which of the two').choices(uses);
  certificate
    .command('store')
    .description("store one as KSeF gave it, with its key; KSEF_KEY_PASSWORD has the key's password")
    .addArgument(use())
    .argument('<certificate>', 'the file of the certificate')
    .argument('<key>', 'the file of its private key')
    .option('--json', 'print the result as JSON')
    .action(storeFiles);
  certificate
    .command('make')
    .description('make one of our own, which only the sandbox takes, and for signing in the test environment')
    .addArgument(use())
    .option('--json', 'print the result as JSON')
    .action(makeOne);
  certificate
    .command('show')
    .description('whose they are, until when, and what is wrong with them')
    .option('--json', 'print it as JSON')
    .action(show);
}

async function storeFiles(
  use: CertificateUse,
  certificateFile: string,
  keyFile: string,
  { json }: Flags,
): Promise<void> {
  const { readPem, readProtectedKey } = await import('#server/ksef/certificates/read-pem.ts');
  const certificate = readPem(await readText(certificateFile), 'certificate');
  if (!certificate)
    throw unreadable(certificateFile, 'no certificate: a file that begins with -----BEGIN CERTIFICATE-----');
  const key = readProtectedKey(await readText(keyFile), process.env.KSEF_KEY_PASSWORD ?? '');
  if (!key) {
    throw unreadable(
      keyFile,
      'no private key, or its password is wrong: KSEF_KEY_PASSWORD=… kasa ksef certificate store …',
    );
  }
  await withKsef(async (services, context) => {
    await requireUsable(services, { use, certificate, key });
    await store(context, use, { certificate, key });
  });
  if (json) console.log(JSON.stringify({ ok: true, use }));
  else console.log(`The ${use} certificate is stored, encrypted. Whether KSeF lets the shop in: kasa doctor.`);
}

async function readText(file: string): Promise<string> {
  await statInputFile(file);
  return readFile(file, 'utf8');
}

function unreadable(file: string, what: string): CliError {
  return new CliError({ code: 'CERTIFICATE_UNREADABLE', title: `${file} holds ${what.split(':')[0]}.`, fix: what });
}

type Pair = { use: CertificateUse; certificate: string; key: string };

async function requireUsable({ db, now }: KsefServices, pair: Pair): Promise<void> {
  const [{ faultsOfCertificate }, { explainCertificateFault }, nip] = await Promise.all([
    import('#server/ksef/certificates/judge-certificate.ts'),
    import('#server/ksef/certificates/explain-certificate.ts'),
    readNip(db),
  ]);
  const [worst] = faultsOfCertificate(pair, { nip, now: now() });
  if (!worst) return;
  const { title, fix } = explainCertificateFault(worst, pair.use, nip);
  throw new CliError({ code: 'CERTIFICATE_REFUSED', title, fix });
}

async function readNip(db: KsefServices['db']): Promise<string> {
  const [{ nipOfSeller }, { readInvoiceTerms }] = await Promise.all([
    import('#server/invoices/polish-nip.ts'),
    import('#server/invoices/read-invoice-terms.ts'),
  ]);
  return nipOfSeller((await readInvoiceTerms(db)).company);
}

async function store({ db, now, config }: CommandContext, use: CertificateUse, pair: Omit<Pair, 'use'>): Promise<void> {
  const { setSecret } = await import('#server/secrets/change-secrets.ts');
  await setSecret({ db, now, keys: config }, secretsOf[use].certificate, pair.certificate);
  await setSecret({ db, now, keys: config }, secretsOf[use].key, pair.key);
}

async function makeOne(use: CertificateUse, { json }: Flags): Promise<void> {
  const [{ makeCompanyCertificate }, { readKsefTerms }] = await Promise.all([
    import('#server/ksef/certificates/make-certificate.ts'),
    import('#server/ksef/ksef-access.ts'),
  ]);
  await withKsef(async (services, context) => {
    const { environment, nip } = await readKsefTerms(services);
    const isTaken = environment === 'sandbox' || (environment === 'test' && use === 'authentication');
    if (!isTaken) {
      throw new CliError({
        code: 'CERTIFICATE_OF_KSEF',
        title: `The KSeF of KSEF_ENVIRONMENT=${environment} takes only its own ${use} certificates.`,
        fix: `Get one there, and store it: kasa ksef certificate store ${use} CERTIFICATE KEY.`,
      });
    }
    await store(context, use, makeCompanyCertificate({ nip, name: `NIP ${nip}` }, use, { now: services.now() }));
  });
  if (json) console.log(JSON.stringify({ ok: true, use }));
  else console.log(`A certificate of our own for ${use} is made and stored. It is worth nothing outside practice.`);
}

async function show({ json }: Flags): Promise<void> {
  const [{ describePair }] = await Promise.all([import('#server/ksef/certificates/describe-pair.ts')]);
  const found = await withKsef(async ({ db, keys, now }) => {
    const nip = await readNip(db);
    const { certificate, key, offlineCertificate, offlineKey } = keys();
    return [
      describePair({ use: 'authentication', certificate, key }, { nip, now: now() }),
      describePair({ use: 'offline', certificate: offlineCertificate, key: offlineKey }, { nip, now: now() }),
    ];
  });
  if (json) return console.log(JSON.stringify({ ok: true, certificates: found }));
  for (const { use, isStored, owner, validTo, faults } of found) {
    if (!isStored) console.log(`${use}: none is stored`);
    else console.log([`${use}: ${owner ?? 'of a person'}, until ${validTo?.slice(0, 10)}`, ...faults].join('. '));
  }
}
