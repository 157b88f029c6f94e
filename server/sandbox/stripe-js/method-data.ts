// Turns what a shop passes to `confirm…Payment` and `createPaymentMethod` into parameters of the API. What was typed
// into fields is not included: the controller adds it at the place that `fields` names.
import type { ProviderMethod } from '#src/payments/methods/payment-methods.ts';
import { type ApiParameters, type ControllerCall, isParameters } from '../browser/sandbox-protocol.ts';
import { cardElementIds, ibanElementId } from './elements-group.ts';

export type MethodType = ProviderMethod;

/** An id, or the data of a new payment method, in which cards and accounts are an Element. */
export type MethodData =
  | string
  | ({ billing_details?: ApiParameters; metadata?: ApiParameters } & { [own in MethodType]?: unknown });

export type ReadMethod = { parameters: ApiParameters; fields?: ControllerCall['fields'] };

/** `payment_method` or `payment_method_data` of a confirmation. */
export function readMethod(type: MethodType, given: MethodData | undefined): ReadMethod {
  if (given === undefined) return { parameters: {} };
  if (typeof given === 'string') return { parameters: { payment_method: given } };
  const { parameters, fields } = readMethodData(type, given);
  return {
    parameters: { payment_method_data: parameters },
    ...(fields && { fields: { ...fields, at: ['payment_method_data', ...fields.at] } }),
  };
}

/** The body of a call that creates a payment method. */
export function readMethodData(type: MethodType, given: Exclude<MethodData, string>): ReadMethod {
  const { billing_details, metadata, [type]: own } = given;
  const parameters = { type, billing_details, metadata };
  if (type === 'card') return { parameters, fields: { at: ['card'], elementIds: cardElementIds(own) } };
  const isWritten = isParameters(own) && (type !== 'sepa_debit' || typeof own.iban === 'string');
  if (isWritten) return { parameters: { ...parameters, [type]: own } };
  if (type !== 'sepa_debit') return { parameters };
  return { parameters, fields: { at: ['sepa_debit'], elementIds: [ibanElementId(own)] } };
}
