import type Stripe from 'stripe';
import type { Translate } from '#src/i18n/translate.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/connect.ts';
import type { Extensions } from '../extensions/load-kasa-config.ts';

/** One line of what `kasa doctor` says, by the check that says it. */
export type Finding = { check: string; status: 'ok' | 'warning' | 'fault'; says: string; fix?: string };

/** What a check says; the name of the check is added to it. */
export type CheckResult = Omit<Finding, 'check'>;

export type Patient = {
  /** Writes in the language of whoever asks: the office in one of five, the command in English. */
  t: Translate;
  config: Config;
  db: Db;
  /** Null without keys of Stripe's. */
  stripe: Stripe | null;
  /** The client with the publishable key. */
  publicStripe: Stripe | null;
  /** The release name of this build. */
  release: string;
  /** Those of kasa.config.ts; undefined without the file. Throws `ExplainedError`. */
  loadExtensions(): Promise<Extensions | undefined>;
  /** The shop's domain is to be registered for wallets. */
  registersDomain?: boolean;
  /** The address that a test e-mail goes to. */
  mailTo?: string;
};

export type Check = { name: string; run(patient: Patient): Promise<CheckResult[]> };

export const fine = (says: string): CheckResult => ({ status: 'ok', says });
export const warning = (says: string, fix: string): CheckResult => ({ status: 'warning', says, fix });
export const fault = (says: string, fix: string): CheckResult => ({ status: 'fault', says, fix });
