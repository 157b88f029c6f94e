// What the office asks of the rest of the program about keys, mail servers and extensions: features stand to the left of what
// reads the environment, so it is handed in.
import type { Locale } from '#src/i18n/locales.ts';
import type { TrialStep } from '#src/reports/assistants/assistant-steps.ts';
import type { Result } from '#src/result.ts';
import type { SecretName } from '#src/secrets/secret-names.ts';
import type { SecretRefusalKind } from '#src/secrets/secret-refusals.ts';
import type { Transaction } from '../database/transaction.ts';

/** A step of trying assistants out. `says`: what came of it, or what an assistant would be told. */
export type TriedStep = { step: TrialStep; isDone: boolean; says: string };

/** Looks for something in the own shop as an assistant does, and puts it into a cart. */
export type TryAssistants = (words: string, locale: Locale) => Promise<readonly TriedStep[]>;

export type SecretLine = {
  name: SecretName;
  /** The source from which the shop takes the value. */
  source: 'environment' | 'stored' | 'none';
  /** One is kept, even where the environment outranks it. */
  isStored: boolean;
  /** False: kept under a key that is not here. */
  isReadable: boolean;
  changedAt: Date | null;
};

/** Null: it is removed. */
export type SecretChanges = Partial<Record<SecretName, string | null>>;

export type SecretRefusal = { kind: SecretRefusalKind; name?: SecretName };

/** One line of what a check says: `kasa doctor` prints the same. */
export type CheckLine = { status: 'ok' | 'warning' | 'fault'; says: string; fix?: string };

/** What kasa.config.ts adds; `says`: to it what is told beside its name. `missingSince`: an earlier start had it, this one not. */
export type ExtensionLine = {
  kind: 'webhook' | 'carrier' | 'paymentMethod';
  name: string;
  says: readonly string[];
  missingSince: Date | null;
};

/** `says`: whose it is, where the member state tells; `isStandIn`: the sandbox has answered. */
export type VatIdAnswer = {
  state: 'VALID' | 'INVALID' | 'MALFORMED' | 'OUTSIDE' | 'NO_ANSWER';
  says: string;
  isStandIn: boolean;
  /** What proves the question; VIES gives one to who says its own VAT id. */
  consultation?: string;
  /** VIES does not know who asks, and has not looked for what was asked. */
  isRequesterRefused?: true;
};

/** `requester`: the shop's own VAT id. */
export type AskVies = (given: {
  vatId: string;
  country: string;
  requester?: { vatId: string; country: string } | null;
}) => Promise<VatIdAnswer>;

/** A service elsewhere that personal data go to. `where`: its host. */
export type OutsideService = {
  kind: 'payments' | 'vies' | 'mail' | 'errors' | 'icons' | 'ksef';
  name: string;
  where: string;
};

export type ConnectionServices = {
  /** Lists the services by the keys that are set now. */
  listOutside(): Promise<OutsideService[]>;
  listExtensions(): Promise<{ hasFile: boolean; extensions: ExtensionLine[] }>;
  /** Keeps and forgets the secrets of webhooks' receivers. */
  receiverSecrets: {
    keep(tx: Transaction, receiver: string, value: string): Promise<void>;
    forget(tx: Transaction, receiver: string): Promise<void>;
  };
  listSecrets(): Promise<{ secrets: SecretLine[]; needsRestart: boolean }>;
  /** `audit` writes into the log what was changed, in the transaction that does it. */
  changeSecrets(
    changes: SecretChanges,
    audit: (tx: Transaction, name: SecretName, isSet: boolean) => Promise<void>,
  ): Promise<Result<null, SecretRefusal>>;
  /** Asks Stripe about the keys, the webhook and its events, the methods and the wallets. */
  checkPayments(locale: Locale): Promise<CheckLine[]>;
  /** Asks the mail server, and sends a test mail there. */
  checkMail(mailTo: string, locale: Locale): Promise<CheckLine[]>;
  /** Asks VIES. */
  checkVatId: AskVies;
};
