import type Stripe from 'stripe';
import type { z } from 'zod';
import type { Transaction } from '#server/database/transaction.ts';
import { findObject, putObject, type Stored } from '../object-store.ts';
import { createdNow, type SandboxContext } from '../sandbox-context.ts';
import { missingObject, refuseParameter } from '../sandbox-errors.ts';
import { newObjectId } from '../sandbox-ids.ts';
import { type paymentMethodData, paymentMethods, rulesFor } from './payment-method-registry.ts';
import type { NewPaymentMethod } from './payment-method-rules.ts';

type PaymentMethodData = z.output<typeof paymentMethodData>;

/** Creates a payment method from `payment_method_data`. Throws for data that can never work. */
export async function createPaymentMethod(
  tx: Transaction,
  context: SandboxContext,
  data: PaymentMethodData,
): Promise<Stored<'payment_method'>> {
  const rules = rulesFor(data.type);
  if (context.inactiveMethods.includes(rules.type)) {
    throw refuseParameter(
      `The payment method type "${rules.type}" is invalid. Please ensure the provided type is activated in your dashboard (https://dashboard.stripe.com/account/payments/settings) and your account is enabled for any preview features that you are trying to use.`,
      'type',
      'payment_intent_invalid_parameter',
    );
  }
  const own = (data as Record<string, unknown>)[data.type];
  const parsed = rules.dataSchema.safeParse(own === undefined ? {} : own);
  if (own === undefined && !parsed.success) {
    throw refuseParameter(`Missing required param: ${data.type}.`, data.type, 'parameter_missing');
  }
  for (const field of rules.requiredBilling) {
    if (data.billing_details?.[field]) continue;
    const param = `billing_details[${field}]`;
    throw refuseParameter(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  const made = rules.create(own ?? {}, context.now);
  for (const field of rules.requiredAddress(made)) {
    if (data.billing_details?.address?.[field]) continue;
    const param = `billing_details[address][${field}]`;
    throw refuseParameter(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  return storePaymentMethod(tx, context, rules.type, made, data);
}

/** Finds a payment method by its id, or creates the predefined one of that name. Null when there is none. */
export async function findPaymentMethod(
  tx: Transaction,
  context: SandboxContext,
  id: string,
): Promise<Stored<'payment_method'> | null> {
  for (const rules of paymentMethods) {
    const made = rules.createNamed(id, context.now);
    if (made) return storePaymentMethod(tx, context, rules.type, made, { billing_details: made.billing });
  }
  return findObject(tx, 'payment_method', id);
}

/** The same for an id from a parameter: an unknown one is a bad request. */
export async function getPaymentMethod(
  tx: Transaction,
  context: SandboxContext,
  id: string,
): Promise<Stored<'payment_method'>> {
  const found = await findPaymentMethod(tx, context, id);
  if (!found) throw missingObject('PaymentMethod', id, 'payment_method', 400);
  return found;
}

async function storePaymentMethod(
  tx: Transaction,
  context: SandboxContext,
  type: string,
  made: NewPaymentMethod,
  data: Partial<PaymentMethodData>,
): Promise<Stored<'payment_method'>> {
  const { billing_details: given } = data;
  const address = given?.address ?? null;
  const object: Stripe.PaymentMethod = {
    id: newObjectId('payment_method'),
    object: 'payment_method',
    allow_redisplay: data.allow_redisplay ?? 'unspecified',
    billing_details: {
      address: {
        city: address?.city ?? null,
        country: address?.country ?? null,
        line1: address?.line1 ?? null,
        line2: address?.line2 ?? null,
        postal_code: address?.postal_code ?? null,
        state: address?.state ?? null,
      },
      email: given?.email ?? null,
      name: given?.name ?? null,
      phone: given?.phone ?? null,
      tax_id: given?.tax_id ?? null,
    },
    created: createdNow(context),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: data.metadata ?? {},
    type,
    ...made.fields,
  };
  await putObject(tx, 'payment_method', object, made.hidden);
  return { object, hidden: made.hidden };
}
