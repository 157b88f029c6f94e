// The environment, parsed once at start. A wrong value stops the start with its name, what was expected and an example.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { paymentMethods } from '#src/payments/methods/payment-methods.ts';
import { isFaultpoint } from './faultpoint.ts';
import { readTrustedProxies } from './http/visitor-network.ts';
import { ksefKeysOf, ksefVariables, misfitOfKsef } from './ksef/ksef-variables.ts';
import { picturesOf, pictureVariables } from './media/files/picture-variables.ts';
import { readDsn } from './reporting/sentry-dsn.ts';
import { carrierKeysOf, carrierVariables } from './shipping/carrier-variables.ts';
import { tracingOf, tracingVariables } from './telemetry/tracing-variables.ts';

export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends Error {
  readonly code = 'CONFIG_INVALID';
  readonly fix = 'Correct the environment variables and start again; the README lists them all.';
}

const examples: Record<string, string> = {
  PORT: 'PORT=3000',
  HOST: 'HOST=127.0.0.1',
  PUBLIC_URL: 'PUBLIC_URL=https://shop.example',
  DATABASE_URL: 'DATABASE_URL=postgres://kasa@localhost/kasa',
  DATABASE_READ_URL: 'DATABASE_READ_URL=postgres://kasa@replica.example/kasa',
  STRIPE_SECRET_KEY: 'STRIPE_SECRET_KEY=sk_test_…',
  STRIPE_PUBLISHABLE_KEY: 'STRIPE_PUBLISHABLE_KEY=pk_test_…',
  STRIPE_WEBHOOK_SECRET: 'STRIPE_WEBHOOK_SECRET=whsec_…',
  SANDBOX_PORT: 'SANDBOX_PORT=3001',
  SANDBOX_INACTIVE_METHODS: 'SANDBOX_INACTIVE_METHODS=blik,p24',
  KSEF_ENVIRONMENT: 'KSEF_ENVIRONMENT=test',
  TRUST_PROXY: 'TRUST_PROXY=1 or TRUST_PROXY=10.0.0.0/8',
  MAIL_FROM: 'MAIL_FROM="The Shop <orders@shop.example>"',
  MERCHANT_EMAIL: 'MERCHANT_EMAIL=orders@shop.example',
  SMTP_URL: 'SMTP_URL=smtps://user:password@mail.example',
  PUBLIC_ICONS: 'PUBLIC_ICONS=server',
  PICTURES_AHEAD: 'PICTURES_AHEAD=on',
  PICTURE_STORE: 'PICTURE_STORE=s3://pictures?endpoint=https://s3.example&region=eu-central-1',
  SENTRY_DSN: 'SENTRY_DSN=https://key@sentry.example/1',
  KASA_SECRET: 'KASA_SECRET=$(openssl rand -hex 32)',
  METRICS_TOKEN: 'METRICS_TOKEN=$(openssl rand -hex 24)',
  SENTRY_ENVIRONMENT: 'SENTRY_ENVIRONMENT=production',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'OTEL_EXPORTER_OTLP_ENDPOINT=http://127.0.0.1:4318',
  WORKERS: 'WORKERS=4',
  LOG_LEVEL: 'LOG_LEVEL=info',
  STOP_GRACE: 'STOP_GRACE=5',
  KASA_FAULTPOINT: 'KASA_FAULTPOINT=after-reservation',
};

const port = z.coerce.number('expected a whole number from 0 to 65535').int().min(0).max(65_535);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** See `max_connections` in server/database/embedded/cluster-settings.ts. */
const EMBEDDED_WORKERS_AT_MOST = 16;
/** Blanks around it make no phrase longer. */
export const secretPhrase = z.string().refine((text) => text.trim().length >= 32, 'expected at least 32 characters');
const methodList = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((name) => name.trim()))])
  .pipe(z.array(z.enum(paymentMethods)));

const environmentSchema = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: httpUrl.optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    KASA_DATA: z.string().default('.kasa'),
    KASA_SECRET: secretPhrase.optional(),
    KASA_SECRET_PREVIOUS: secretPhrase.optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_(test|live)_/, 'expected a key that begins with sk_test_ or sk_live_')
      .optional(),
    STRIPE_PUBLISHABLE_KEY: z
      .string()
      .regex(/^pk_(test|live)_/, 'expected a key that begins with pk_test_ or pk_live_')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_/, 'expected a secret that begins with whsec_')
      .optional(),
    /** It was used until it became a setting; a shop that still sets it would offer more than it means to. */
    PAYMENT_METHODS: z
      .undefined(
        'belongs to the settings now: "kasa settings edit payments", field "methods"; then remove the variable',
      )
      .optional(),
    SANDBOX_PORT: port.optional(),
    PUBLIC_ICONS: z.enum(['off', 'server', 'browser']).default('server'),
    PICTURES_AHEAD: z.enum(['on', 'off']).default('on'),
    ...pictureVariables,
    SANDBOX_INACTIVE_METHODS: methodList.default([]),
    SENTRY_DSN: z
      .string()
      .refine((text) => readDsn(text) !== null, 'expected the address of a project, with its key and number')
      .optional(),
    SENTRY_ENVIRONMENT: z
      .string()
      .regex(/^[\w.-]{1,64}$/, 'expected letters, digits, dots and dashes')
      .optional(),
    METRICS_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
    ...tracingVariables,
    KASA_RELEASE: z
      .string()
      .regex(/^[\w.+-]{1,64}$/)
      .optional(),
    TRUST_PROXY: z
      .string()
      .refine((text) => readTrustedProxies(text) !== null, 'expected off, the number of proxies, or their addresses')
      .optional(),
    WORKERS: z.coerce.number().int().min(1).max(64).default(1),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    ...carrierVariables,
    ...ksefVariables,
    MAIL_FROM: z.string().refine(isMailbox, 'expected one e-mail address, with or without a name before it').optional(),
    MERCHANT_EMAIL: z.email().optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    STOP_GRACE: z.coerce.number().min(0).max(600).default(5),
    KASA_FAULTPOINT: z.string().refine(isFaultpoint, 'expected a point that server/faultpoint.ts names').optional(),
  })
  .superRefine((values, context) => {
    if (values.WORKERS > EMBEDDED_WORKERS_AT_MOST && !values.DATABASE_URL) {
      context.addIssue({
        code: 'custom',
        path: ['WORKERS'],
        message: `the embedded database has connections for ${EMBEDDED_WORKERS_AT_MOST}; for more set DATABASE_URL to a PostgreSQL`,
      });
    }
    if (values.SANDBOX_PORT === values.PORT && values.PORT !== 0) {
      context.addIssue({
        code: 'custom',
        path: ['SANDBOX_PORT'],
        message: 'expected another port than the shop’s own, PORT',
      });
    }
    if (values.WORKERS > 1 && values.PORT === 0) {
      context.addIssue({ code: 'custom', path: ['PORT'], message: 'several workers need a port that is known' });
    }
    if (values.SENTRY_DSN && ['fatal', 'silent'].includes(values.LOG_LEVEL)) {
      context.addIssue({
        code: 'custom',
        path: ['LOG_LEVEL'],
        message: 'SENTRY_DSN is set: what is reported is what is logged as an error, so errors must be logged',
      });
    }
    const given = [values.STRIPE_SECRET_KEY, values.STRIPE_PUBLISHABLE_KEY, values.STRIPE_WEBHOOK_SECRET];
    const count = given.filter(Boolean).length;
    if (count !== 0 && count !== 3) {
      context.addIssue({
        code: 'custom',
        path: ['STRIPE_SECRET_KEY'],
        message: 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET go together: all three or none',
      });
      return;
    }
    const isLive = values.STRIPE_SECRET_KEY?.includes('_live_');
    if (count === 3 && isLive !== values.STRIPE_PUBLISHABLE_KEY?.includes('_live_')) {
      context.addIssue({
        code: 'custom',
        path: ['STRIPE_PUBLISHABLE_KEY'],
        message: 'one key is live and the other is a test key',
      });
    }
    if (isLive && values.KASA_FAULTPOINT) {
      context.addIssue({
        code: 'custom',
        path: ['KASA_FAULTPOINT'],
        message: 'live Stripe keys refuse it: it kills the shop in the middle of a payment, on purpose, for tests',
      });
    }
  });

/** What is wrong with the value of one variable; null when nothing is. The value is not shown. */
export function findFault(name: keyof typeof environmentSchema.shape, value: string): string | null {
  const parsed = environmentSchema.shape[name].safeParse(value);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'wrong');
}

/** Reads the configuration. Throws `ConfigError`, which names every wrong variable but never shows a value. */
export function readConfig(environment: Record<string, string | undefined>) {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(filled);
  if (!parsed.success) throw new ConfigError(describeIssues(parsed.error.issues));
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    workers: values.WORKERS,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    databaseUrl: values.DATABASE_URL,
    /** A replica's, for long readings. */
    databaseReadUrl: values.DATABASE_READ_URL,
    dataDirectory: resolve(values.KASA_DATA),
    mediaDirectory: resolve(values.KASA_DATA, 'media'),
    /** The key that secrets are encrypted under, and the one before it; undefined: a file in `dataDirectory`. */
    secret: values.KASA_SECRET,
    previousSecret: values.KASA_SECRET_PREVIOUS,
    /** What this was read from: secrets stand below it (`server/secrets/`). */
    environment: filled,
    /** Null: no keys are set, so the sandbox handles payments. */
    stripe: values.STRIPE_SECRET_KEY
      ? {
          secretKey: values.STRIPE_SECRET_KEY,
          publishableKey: values.STRIPE_PUBLISHABLE_KEY ?? '',
          webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? '',
        }
      : null,
    /** The sandbox behaves like an account without these methods. */
    sandboxInactiveMethods: values.SANDBOX_INACTIVE_METHODS,
    sandboxPort: values.SANDBOX_PORT ?? (values.PORT === 0 ? 0 : values.PORT + 1),
    sentry: values.SENTRY_DSN ? { dsn: values.SENTRY_DSN, environment: values.SENTRY_ENVIRONMENT } : null,
    /** Says who may ask the public service for icons that are not our own: no one, the server, or pages as well. */
    publicIcons: values.PUBLIC_ICONS,
    makesPicturesAhead: values.PICTURES_AHEAD === 'on',
    ...picturesOf(values),
    metricsToken: values.METRICS_TOKEN,
    tracing: tracingOf(values),
    release: values.KASA_RELEASE ?? gitCommit(),
    trustProxy: readTrustedProxies(values.TRUST_PROXY) ?? false,
    smtpUrl: values.SMTP_URL,
    /** The keys of carriers that make labels, or tell their pick-up points. */
    carrierKeys: carrierKeysOf(values),
    ksef: ksefKeysOf(values),
    /** Undefined: the shop profile's sender. */
    mailFrom: values.MAIL_FROM,
    /** Undefined: no e-mails to the merchant. */
    merchantEmail: values.MERCHANT_EMAIL,
    logLevel: values.LOG_LEVEL,
    /** Counted in seconds. */
    stopGraceS: values.STOP_GRACE,
    /** Tests only: the point at which the process kills itself. */
    faultpoint: values.KASA_FAULTPOINT,
  };
}

/** Whether real money is taken. */
export function hasLiveKeys({ stripe }: Pick<Config, 'stripe'>): boolean {
  return stripe?.secretKey.includes('_live_') ?? false;
}

/** Where real money is taken, it is https. */
export function hasSecureAddress({ stripe, publicUrl }: Pick<Config, 'stripe' | 'publicUrl'>): boolean {
  return !hasLiveKeys({ stripe }) || publicUrl.startsWith('https://');
}

/** Asked when the secrets are known. Throws `ConfigError`. */
export function requireFittingKsef({ stripe, ksef }: Pick<Config, 'stripe' | 'ksef'>): void {
  const message = misfitOfKsef(ksef.environment, { hasStripe: stripe !== null, isLive: hasLiveKeys({ stripe }) });
  if (message) throw new ConfigError(describeIssues([{ path: ['KSEF_ENVIRONMENT'], message }]));
}

/**
 * Checks the address before real money is taken: cookies, payment pages and the links in e-mails go by this address.
 * Throws `ConfigError`.
 */
export function requireSecureAddress(config: Pick<Config, 'stripe' | 'publicUrl'>): void {
  if (hasSecureAddress(config)) return;
  throw new ConfigError(describeIssues([{ path: ['PUBLIC_URL'], message: 'live Stripe keys need an https address' }]));
}

function describeIssues(issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[]): string {
  const lines = issues.map((issue) => {
    const name = String(issue.path[0]);
    const example = examples[name];
    return `  ${name}: ${issue.message}${example ? ` (for example ${example})` : ''}`;
  });
  return `The configuration is not usable:\n${lines.join('\n')}`;
}

function isMailbox(text: string): boolean {
  const [mailbox, ...others] = addressparser(text);
  return others.length === 0 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/.test(mailbox?.address ?? '');
}

function gitCommit(): string | undefined {
  try {
    const output = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] });
    return output.toString().trim();
  } catch {
    return undefined;
  }
}
