// `kasa doctor`: checks everything that a shop needs from its environment, one after the other. Nothing is changed
// unless the operator asks for it.
import { isDatabaseOutage } from '../database/outage.ts';
import { translateTo } from '../i18n/translations.ts';
import { checkAuditLog } from './check-audit-log.ts';
import { checkCarriers } from './check-carriers.ts';
import { checkClock } from './check-clock.ts';
import { checkDelivery } from './check-delivery.ts';
import { checkDisk } from './check-disk.ts';
import { checkExtensions } from './check-extensions.ts';
import { checkKsef } from './check-ksef.ts';
import { checkLaw } from './check-law.ts';
import { checkMail } from './check-mail.ts';
import { checkMarkets } from './check-markets.ts';
import { checkPages } from './check-pages.ts';
import { checkPictures } from './check-pictures.ts';
import { checkProxy } from './check-proxy.ts';
import { checkRounds } from './check-rounds.ts';
import { checkSecrets } from './check-secrets.ts';
import { checkShop } from './check-shop.ts';
import { checkSkus } from './check-skus.ts';
import { checkStripeKeys } from './check-stripe-keys.ts';
import { checkStripeMethods } from './check-stripe-methods.ts';
import { checkStripeWallets } from './check-stripe-wallets.ts';
import { checkStripeWebhook } from './check-stripe-webhook.ts';
import { checkDatabase } from './database/check-database.ts';
import { checkGrowth } from './database/check-growth.ts';
import { checkLists } from './database/check-lists.ts';
import { checkPooler } from './database/check-pooler.ts';
import { checkReplica } from './database/check-replica.ts';
import { type Check, type CheckResult, type Finding, fault, fine, type Patient } from './finding.ts';

/** The check is that it could be read. */
const checkConfiguration: Check = {
  name: 'configuration',
  run: async ({ config }) => [
    fine(
      `${config.publicUrl}, ${config.workers} worker${config.workers > 1 ? 's' : ''}, data in ${config.dataDirectory}`,
    ),
  ],
};

const checks: readonly Check[] = [
  checkConfiguration,
  checkDatabase,
  checkPooler,
  checkReplica,
  checkGrowth,
  checkLists,
  checkDisk,
  checkPictures,
  checkClock,
  checkRounds,
  checkSecrets,
  checkAuditLog,
  checkShop,
  checkLaw,
  checkPages,
  checkMarkets,
  checkSkus,
  checkDelivery,
  checkCarriers,
  checkKsef,
  checkExtensions,
  checkMail,
  checkProxy,
  checkStripeKeys,
  checkStripeMethods,
  checkStripeWallets,
  checkStripeWebhook,
];

/** Runs the checks in English, as commands speak. */
export async function runChecks(asked: Omit<Patient, 't'>): Promise<Finding[]> {
  const patient: Patient = { ...asked, t: translateTo('en') };
  const findings: Finding[] = [];
  const unseen: string[] = [];
  for (const { name, run } of checks) {
    const results = await run(patient).catch((error: unknown): CheckResult[] => {
      if (!isDatabaseOutage(error)) return [toFault(error)];
      unseen.push(name);
      return [];
    });
    findings.push(...results.map((each) => ({ check: name, ...each })));
  }
  // One fault, and not as many as there are checks that ask the database.
  if (unseen.length > 0) {
    const says = `did not answer, so that these could not be looked at: ${unseen.join(', ')}`;
    findings.push({ check: 'database', ...fault(says, 'Let the shop reach it, and run this again.') });
  }
  return findings;
}

function toFault(error: unknown): CheckResult {
  const { message, code, fix } = error as { message?: string; code?: string; fix?: string };
  return fault(
    `could not be looked at: ${message || code || String(error)}`,
    fix ?? 'Mend what stands above, and run this again.',
  );
}
