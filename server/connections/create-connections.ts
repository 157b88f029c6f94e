// What the office is told of keys, mail servers and extensions, and what it may change of them. It reads the environment, asks
// as `kasa doctor` does, and is handed to the features that stand left of both.
import Stripe from 'stripe';
import type { Locale } from '#src/i18n/locales.ts';
import { secretNames } from '#src/secrets/secret-names.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/connect.ts';
import { checkMail } from '../doctor/check-mail.ts';
import { checkStripeKeys } from '../doctor/check-stripe-keys.ts';
import { checkStripeMethods } from '../doctor/check-stripe-methods.ts';
import { checkStripeWallets } from '../doctor/check-stripe-wallets.ts';
import { checkStripeWebhook } from '../doctor/check-stripe-webhook.ts';
import { type Check, fault, type Patient } from '../doctor/finding.ts';
import { type Extensions, noExtensions } from '../extensions/load-kasa-config.ts';
import { listMissing } from '../extensions/register-extensions.ts';
import { translateTo } from '../i18n/translations.ts';
import type { CheckLine, ConnectionServices, ExtensionLine, SecretLine } from '../schema/connection-services.ts';
import { changeSecrets } from '../secrets/change-secrets.ts';
import type { CurrentKeys } from '../secrets/current-keys.ts';
import { createReceiverSecrets } from '../secrets/receiver-secrets.ts';
import { createSigningKeys, type SigningKeys } from '../secrets/signing-keys.ts';
import { listSecretStates, withSecrets } from '../secrets/stored-secrets.ts';
import { createAskVies } from './ask-vies.ts';
import { listOutsideServices } from './list-outside-services.ts';

const STRIPE_TIMEOUT_MS = 8_000;

export type ConnectionParts = {
  db: Db;
  now: () => Date;
  /** The configuration without the secrets. */
  environment: Config;
  keys: Pick<CurrentKeys, 'needsRestartFor'>;
  /** Those of kasa.config.ts that this process started with; undefined without the file. */
  extensions: Extensions | undefined;
  /** Null with live keys. */
  sandboxOrigin: string | null;
};

export function createConnections(parts: ConnectionParts): ConnectionServices & { signingKeys: SigningKeys } {
  const { db, now, environment } = parts;
  return {
    listOutside: async () => listOutsideServices(await withSecrets(db, environment).catch(() => environment)),
    receiverSecrets: createReceiverSecrets({ now, keys: environment }),
    signingKeys: createSigningKeys({ db, now, keys: environment }),
    listExtensions: () => listExtensions(parts),
    listSecrets: () => listSecrets(parts),
    changeSecrets: (changes, audit) => changeSecrets({ db, now, config: environment }, changes, audit),
    checkPayments: (locale) =>
      runSome(parts, [checkStripeKeys, checkStripeMethods, checkStripeWallets, checkStripeWebhook], { locale }),
    checkMail: (mailTo, locale) => runSome(parts, [checkMail], { mailTo, locale }),
    checkVatId: createAskVies(parts),
  };
}

async function listExtensions({ db, extensions }: ConnectionParts) {
  const { carriers, paymentMethods, webhooks } = extensions ?? noExtensions;
  const present = (kind: ExtensionLine['kind'], name: string, says: readonly string[]): ExtensionLine => ({
    ...{ kind, name, says, missingSince: null },
  });
  const missing = await listMissing(db, extensions);
  return {
    hasFile: extensions !== undefined,
    extensions: [
      ...carriers.map(({ id, labels }) => present('carrier', id, labels ? ['labels'] : [])),
      ...paymentMethods.map(({ id, kind, currencies }) =>
        present('paymentMethod', id, [kind, ...Object.keys(currencies)]),
      ),
      ...webhooks.map(({ name, events }) => present('webhook', name, events)),
      ...missing.map(({ kind, name, lastStartedAt }) => ({ kind, name, says: [], missingSince: lastStartedAt })),
    ],
  };
}

async function listSecrets({ db, environment, keys }: ConnectionParts) {
  const states = await listSecretStates(db, environment);
  const secrets = secretNames.map((name): SecretLine => {
    const stored = states.find((state) => state.name === name);
    const isOutside = environment.environment[name] !== undefined;
    return {
      name,
      source: isOutside ? 'environment' : stored ? 'stored' : 'none',
      isStored: stored !== undefined,
      isReadable: stored?.isReadable ?? true,
      changedAt: stored?.changedAt ?? null,
    };
  });
  const needsRestart = await withSecrets(db, environment).then(
    (config) => keys.needsRestartFor(config),
    () => false,
  );
  return { secrets, needsRestart };
}

/** Runs the checks with what is stored now, which a running shop may not have taken yet, and has them say it in the locale. */
async function runSome(
  { db, environment, extensions }: ConnectionParts,
  checks: readonly Check[],
  { locale, ...asked }: Pick<Patient, 'mailTo'> & { locale: Locale },
): Promise<CheckLine[]> {
  const config = await withSecrets(db, environment).catch(() => environment);
  const open = (key: string | undefined) =>
    key ? new Stripe(key, { timeout: STRIPE_TIMEOUT_MS, maxNetworkRetries: 0, telemetry: false }) : null;
  const t = translateTo(locale);
  const patient: Patient = {
    ...{ t, config, db, stripe: open(config.stripe?.secretKey), publicStripe: open(config.stripe?.publishableKey) },
    ...{ release: config.release ?? '', loadExtensions: async () => extensions, ...asked },
  };
  const lines: CheckLine[] = [];
  for (const { run } of checks) {
    const found = await run(patient).catch((error: Error) => [fault(error.message, t('doctor.tryAgain'))]);
    lines.push(...found);
  }
  return lines;
}
