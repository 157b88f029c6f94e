/** What may be a secret: variables of the environment, which outrank it. */
export const secretNames = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'INPOST_TOKEN',
  'DHL_API_KEY',
  'DHL_USER',
  'DHL_PASSWORD',
  'ORLEN_PARTNER_ID',
  'ORLEN_PARTNER_KEY',
] as const;

export type SecretName = (typeof secretNames)[number];

export function isSecretName(name: string): name is SecretName {
  return secretNames.some((known) => known === name);
}
