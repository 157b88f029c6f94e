import { OwnProviderFailed, registerOwnMethods } from '#server/payments/own-methods.ts';
import { withOwnMethods } from '#server/payments/own-provider.ts';
import { createPaymentProvider, type PaymentProvider, sandboxKeys } from '#server/payments/payment-provider.ts';
import { withSecrets } from '#server/secrets/stored-secrets.ts';
import { CliError } from '../../cli-errors.ts';
import { loadExtensions } from '../../load-extensions.ts';
import type { CommandContext } from '../with-database.ts';

/** A command's payment provider: Stripe, or the sandbox of a running shop; and those of kasa.config.ts. */
export async function openCommandProvider({
  config: given,
  db,
  now,
}: Pick<CommandContext, 'config' | 'db' | 'now'>): Promise<PaymentProvider> {
  const config = await withSecrets(db, given);
  registerOwnMethods((await loadExtensions())?.paymentMethods ?? []);
  const provider = createPaymentProvider({
    ...(config.stripe ?? sandboxKeys),
    webhookSecret: config.stripe?.webhookSecret ?? '',
    sandboxOrigin: config.stripe ? null : `http://${config.host}:${config.sandboxPort}`,
    now,
  });
  return withOwnMethods(provider, { db, now, publicUrl: config.publicUrl });
}

/** Runs work that closes open payments at the provider before it changes the order. */
export function reachingProvider<T>(order: number, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw isOfProvider(error) ? unreachable(order) : error;
  });
}

function isOfProvider(error: unknown): boolean {
  return error instanceof OwnProviderFailed || String((error as { type?: unknown }).type).startsWith('Stripe');
}

function unreachable(order: number): CliError {
  return new CliError({
    code: 'PAYMENT_SERVICE_UNREACHABLE',
    title: `What is open at the payment service for order ${order} could not be cancelled; the order is as it was.`,
    fix: 'Try again when it can be reached: until then the customer could still pay there. The sandbox runs with kasa serve.',
  });
}
