import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { Finding, Patient } from '#server/doctor/finding.ts';
import type { Manifests } from '#src/manifest.ts';
import { loadExtensions } from '../load-extensions.ts';

type DoctorFlags = { mailTo?: string; registerDomain?: boolean; json?: boolean };

const help = `
Looks at configuration, database, disk, clock, shop, delivery, carriers, extensions, mail, proxy and the Stripe account, and
changes nothing unless asked to. Give it the variables that the shop has. Exit code 1: there is a fault.

Example:
  $ kasa doctor
  $ kasa doctor --mail-to me@shop.example
  $ kasa doctor --register-domain`;

export function registerDoctor(program: Command): void {
  program
    .command('doctor')
    .description('check everything that the shop needs around it')
    .option('--mail-to <address>', 'send a test e-mail there')
    .option('--register-domain', 'register the domain of PUBLIC_URL with Stripe, so that wallets are shown on it')
    .option('--json', 'print the findings as JSON')
    .addHelpText('after', help)
    .action(async ({ mailTo, registerDomain, json }: DoctorFlags) => {
      const findings = await examine({ mailTo, registersDomain: registerDomain });
      const isFine = findings.every(({ status }) => status !== 'fault');
      console.log(json ? JSON.stringify({ ok: isFine, findings }) : describe(findings));
      process.exitCode = isFine ? 0 : 1;
    });
}

async function examine(asked: Pick<Patient, 'mailTo' | 'registersDomain'>): Promise<Finding[]> {
  const [{ readConfig }, { withSecrets }, { runChecks }, { usingDatabase }, { default: Stripe }] = await Promise.all([
    import('#server/config.ts'),
    import('#server/secrets/stored-secrets.ts'),
    import('#server/doctor/run-checks.ts'),
    import('./command-database.ts'),
    import('stripe'),
  ]);
  const environment = readConfig(process.env);
  const open = (key: string | undefined) => (key ? new Stripe(key, { timeout: 8_000, telemetry: false }) : null);
  const release = environment.release ?? (await readBuildId());
  // The database is asked with the deadlines of requests, so that a database that does not answer is reported as a
  // fault.
  return usingDatabase({ config: environment }, async ({ db }) => {
    // What makes them unusable is a finding.
    const config = await withSecrets(db, environment).catch(() => environment);
    const stripe = open(config.stripe?.secretKey);
    const publicStripe = open(config.stripe?.publishableKey);
    return runChecks({ config, db, stripe, publicStripe, release, loadExtensions, ...asked });
  });
}

async function readBuildId(): Promise<string> {
  const manifest = await readFile(new URL('../../dist/manifest.json', import.meta.url), 'utf8').catch(() => '{}');
  return (JSON.parse(manifest) as Partial<Manifests>).storefront?.buildId ?? 'not built';
}

function describe(findings: Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const indent = ' '.repeat(width + 11);
  const lines = findings.flatMap(({ check, status, says, fix }) => [
    `${status.padEnd(8)} ${check.padEnd(width)}  ${says}`,
    ...(fix ? [indent + fix.replaceAll('\n', `\n${indent}`)] : []),
  ]);
  const count = (status: Finding['status']) => {
    const { length } = findings.filter((finding) => finding.status === status);
    return `${length} ${status}${length === 1 ? '' : 's'}`;
  };
  return `${lines.join('\n')}\n\n${count('fault')}, ${count('warning')}.`;
}
