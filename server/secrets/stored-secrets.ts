// Secrets as configuration: below the environment, under the same names and rules.

import { isSecretName, type SecretName } from '#src/secrets/secret-names.ts';
import { type Config, readConfig } from '../config.ts';
import type { Db } from '../database/connect.ts';
import { ExplainedError } from '../explained-error.ts';
import { decryptSecret } from './encrypt-secret.ts';
import { type KeySource, keyFile, listKeys } from './secret-keys.ts';
import { listStoredSecrets } from './secret-store.ts';

export type SecretState = {
  name: string;
  changedAt: Date;
  /** The key that it is encrypted under is here. */
  isReadable: boolean;
  /** The environment has a variable of this name: that one is used. */
  isOutranked: boolean;
};

export async function listSecretStates(db: Db, config: Config): Promise<SecretState[]> {
  const [stored, keys] = await Promise.all([listStoredSecrets(db), listKeys(config)]);
  return stored.map((secret) => ({
    name: secret.name,
    changedAt: secret.changedAt,
    isReadable: decryptSecret(secret, keys) !== null,
    isOutranked: config.environment[secret.name] !== undefined,
  }));
}

/**
 * The configuration with what the environment leaves to the secrets. Throws `ExplainedError` for one that is needed and
 * cannot be read, and `ConfigError` where they do not fit together.
 */
export async function withSecrets(db: Db, config: Config): Promise<Config> {
  const stored = (await listStoredSecrets(db)).filter(
    ({ name }) => isSecretName(name) && config.environment[name] === undefined,
  );
  if (stored.length === 0) return config;
  const keys = await listKeys(config);
  const read = stored.map((secret) => [secret.name, decryptSecret(secret, keys)] as const);
  const lost = read.filter(([, value]) => value === null);
  if (lost.length > 0)
    throw unreadable(
      lost.map(([name]) => name),
      config,
    );
  const values = Object.fromEntries(read) as Record<SecretName, string>;
  // Whoever asks later what the environment has must not find the secrets there.
  return { ...readConfig({ ...values, ...config.environment }), environment: config.environment };
}

export function unreadable(names: readonly string[], keys: KeySource): ExplainedError {
  const key = keys.secret === undefined ? `the key in ${keyFile(keys)}` : 'KASA_SECRET';
  return new ExplainedError({
    code: 'SECRETS_UNREADABLE',
    title: `${names.join(', ')} cannot be read: ${key} is not what ${names.length === 1 ? 'it was' : 'they were'} encrypted under.`,
    fix: [
      'Set KASA_SECRET, or put back the file secrets.key in KASA_DATA, as it was; a KASA_SECRET that was changed is still',
      'read as KASA_SECRET_PREVIOUS. If the key is lost, enter each again: kasa secrets set NAME, or kasa secrets remove NAME.',
    ].join('\n'),
  });
}
