// The keys of the running shop, which follow the secrets: Stripe's client, the check of its events, the mail server and
// the carriers take a changed value with the next request. What a start alone can do is said in the log.
import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../database/connect.ts';
import { withSecrets } from './stored-secrets.ts';

type Keys = Pick<Config, 'stripe' | 'smtpUrl' | 'carrierKeys' | 'ksef' | 'pictureStore'>;

export class CurrentKeys {
  #latest: Keys;
  readonly #db: Db;
  readonly #environment: Config;

  /** `environment`: without the secrets; `started`: with them. */
  constructor(db: Db, environment: Config, started: Config) {
    this.#db = db;
    this.#environment = environment;
    this.#latest = keysOf(started);
  }

  get stripe(): Keys['stripe'] {
    return this.#latest.stripe;
  }

  get smtpUrl(): Keys['smtpUrl'] {
    return this.#latest.smtpUrl;
  }

  get carrierKeys(): Keys['carrierKeys'] {
    return this.#latest.carrierKeys;
  }

  get ksef(): Keys['ksef'] {
    return this.#latest.ksef;
  }

  get pictureStore(): Keys['pictureStore'] {
    return this.#latest.pictureStore;
  }

  /** Whether these keys of Stripe's are of another mode than those in use. */
  needsRestartFor({ stripe }: Pick<Keys, 'stripe'>): boolean {
    return modeOf(stripe) !== modeOf(this.stripe);
  }

  /** Never rejects: with secrets that cannot be used the shop goes on with those that it has. */
  async reload(log: Pick<FastifyBaseLogger, 'info' | 'error' | 'warn'>): Promise<void> {
    try {
      const read = keysOf(await withSecrets(this.#db, this.#environment));
      const isSameMode = modeOf(read.stripe) === modeOf(this.stripe);
      if (!isSameMode) {
        log.warn('the stored keys of Stripe are of another mode: restart the shop, and it takes them');
      }
      const latest = isSameMode ? read : { ...read, stripe: this.stripe };
      // They are read again after each time without notices, too.
      if (isDeepStrictEqual(latest, this.#latest)) return;
      this.#latest = latest;
      log.info('the secrets were changed; the shop uses them from now on');
    } catch (error) {
      log.error({ err: error }, 'the secrets were changed but cannot be used; the shop goes on with the former ones');
    }
  }
}

function keysOf({ stripe, smtpUrl, carrierKeys, ksef, pictureStore }: Keys): Keys {
  return { stripe, smtpUrl, carrierKeys, ksef, pictureStore };
}

/** Another one means another sandbox, other policies of pages, and the checks before real money. */
function modeOf(stripe: Keys['stripe']): string {
  if (!stripe) return 'sandbox';
  return stripe.secretKey.includes('_live_') ? 'live' : 'test';
}
