// Reads `kasa.config.ts`. Node runs its TypeScript; what it imports is the developer's own.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { ExplainedError } from '../explained-error.ts';
import type { OwnPaymentMethod } from '../payments/own-methods.ts';
import type { WebhookReceiver } from '../webhooks/receiver-store.ts';
import { kasaConfigSchema, type OwnCarrier } from './kasa-config.ts';

export const KASA_CONFIG = 'kasa.config.ts';
const MIN_SECRET_LENGTH = 16;

export type Extensions = {
  carriers: readonly OwnCarrier[];
  webhooks: readonly WebhookReceiver[];
  paymentMethods: readonly OwnPaymentMethod[];
  stockLowAt: number;
};

export const noExtensions: Extensions = { carriers: [], webhooks: [], paymentMethods: [], stockLowAt: 0 };

/** `noExtensions` without the file. Throws `ExplainedError`. */
export async function loadKasaConfig(
  folder: string,
  environment: Record<string, string | undefined>,
): Promise<Extensions> {
  const path = resolve(folder, KASA_CONFIG);
  if (!existsSync(path)) return noExtensions;
  const { default: written } = await import(pathToFileURL(path).href).catch((error: Error) => {
    throw invalid(`${path} cannot be loaded: ${error.message}`);
  });
  const parsed = kasaConfigSchema.safeParse(written);
  if (!parsed.success) throw invalid(`${path} is not as expected:\n${z.prettifyError(parsed.error)}`);
  const { carriers, webhooks, paymentMethods, stockLowAt } = parsed.data;
  for (const [list, names] of [
    ['carriers', carriers.map(({ id }) => id)],
    ['webhooks', webhooks.map(({ name }) => name)],
    ['paymentMethods', paymentMethods.map(({ id }): string => id)],
  ] as const) {
    const repeated = names.find((name, index) => names.indexOf(name) !== index);
    if (repeated) throw invalid(`${path} names ${repeated} twice in ${list}.`);
  }
  return {
    carriers,
    paymentMethods,
    webhooks: webhooks.map(({ secretEnv, ...webhook }) => {
      const secret = environment[secretEnv] ?? '';
      if (secret.length >= MIN_SECRET_LENGTH) return { ...webhook, secret };
      throw new ExplainedError({
        code: 'WEBHOOK_SECRET_MISSING',
        title: `The webhook ${webhook.name} of ${path} has no secret: ${secretEnv} has fewer than ${MIN_SECRET_LENGTH} characters.`,
        fix: `Set it, and give the receiver the same: ${secretEnv}=$(openssl rand -hex 24)`,
      });
    }),
    stockLowAt,
  };
}

function invalid(title: string): ExplainedError {
  return new ExplainedError({
    code: 'KASA_CONFIG_INVALID',
    title,
    fix: 'Correct it; server/guides/extending.md shows what it may hold.',
  });
}
