// What a shop is configured with and a backup never holds. Only the names are written down, so that a restore can say
// which of them are still to be set.
import type { Config } from '../config.ts';

export function listSecrets({ stripe, smtpUrl, sentry, metricsToken }: Config): string[] {
  return [
    ...(stripe ? ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] : []),
    ...(smtpUrl ? ['SMTP_URL'] : []),
    ...(sentry ? ['SENTRY_DSN'] : []),
    ...(metricsToken ? ['METRICS_TOKEN'] : []),
  ];
}
