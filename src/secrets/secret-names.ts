// What may be a secret: variables of the environment, which outrank it. Those of a group go together.

export const secretGroups = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  mail: ['SMTP_URL'],
  inpost: ['INPOST_TOKEN'],
  dhl: ['DHL_API_KEY', 'DHL_USER', 'DHL_PASSWORD'],
  orlen: ['ORLEN_PARTNER_ID', 'ORLEN_PARTNER_KEY'],
  pictures: ['PICTURE_STORE_KEY', 'PICTURE_STORE_SECRET'],
  ksef: ['KSEF_TOKEN', 'KSEF_CERTIFICATE', 'KSEF_KEY', 'KSEF_OFFLINE_CERTIFICATE', 'KSEF_OFFLINE_KEY'],
} as const;

export type SecretGroup = keyof typeof secretGroups;
export type SecretName = (typeof secretGroups)[SecretGroup][number];

export const secretNames: readonly SecretName[] = Object.values(secretGroups).flat();

export function isSecretName(name: string): name is SecretName {
  return secretNames.some((known) => known === name);
}
