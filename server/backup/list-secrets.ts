// What a shop is configured with and a backup never holds. Only the names are written down, so that a restore can say
// which of them are still to be set: those of the environment, and those that the database keeps encrypted.
import type { Config } from '../config.ts';
import type { Db } from '../database/connect.ts';
import { listSecretNames } from '../secrets/secret-store.ts';
import { SIGNING_SECRET } from '../secrets/signing-keys.ts';

export async function listSecrets(config: Config, db: Db): Promise<string[]> {
  // The key that signs is made anew by itself.
  const names = (await listSecretNames(db)).filter((name) => name !== SIGNING_SECRET);
  return [...new Set([...listVariables(config), ...names])];
}

function listVariables({ stripe, smtpUrl, sentry, metricsToken }: Config): string[] {
  return [
    ...(stripe ? ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] : []),
    ...(smtpUrl ? ['SMTP_URL'] : []),
    ...(sentry ? ['SENTRY_DSN'] : []),
    ...(metricsToken ? ['METRICS_TOKEN'] : []),
  ];
}
