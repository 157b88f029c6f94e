// What a refusal of ShipX means: `{ status, error, message, details }`, where details name fields with the keys of their
// faults, one inside the other: `{"custom_attributes":[{"target_point":["does_not_exist"]}]}`.
import { z } from 'zod';
import type { LabelProblem } from '#src/shipping/label-carrier.ts';
import type { CarrierResponse } from './ask-carrier.ts';

const errorSchema = z.object({
  error: z.string().catch(''),
  message: z.string().catch(''),
  details: z.unknown().optional(),
});

const ofFields: readonly [RegExp, LabelProblem['kind']][] = [
  [/target_point/, 'LabelPoint'],
  [/post_code/, 'LabelPostalCode'],
  [/phone/, 'LabelPhone'],
  [/dimensions|template/, 'LabelSizeUnknown'],
  [/weight/, 'LabelTooHeavy'],
  [/cod\b/, 'LabelCashOnDelivery'],
  [/address|street|building_number|city|first_name|last_name|email/, 'LabelAddress'],
];

export function explainInpost({ status, json }: Pick<CarrierResponse, 'status' | 'json'>): LabelProblem {
  const { error, message, details } = errorSchema.catch({ error: '', message: '' }).parse(json);
  const fields = listFields(details);
  const detail =
    fields.length > 0 ? fields.join('; ') : [error, message].filter(Boolean).join(': ') || `status ${status}`;
  if (error === 'transaction_failed' || /funds|balance|debt/i.test(`${error} ${message} ${detail}`)) {
    return { kind: 'LabelNoCredit', detail };
  }
  if (error === 'invalid_action' && /cancel/.test(message)) return { kind: 'LabelNotCancellable', detail };
  if (error === 'token_invalid') return { kind: 'LabelKeysRefused', detail };
  const field = ofFields.find(([pattern]) => fields.some((name) => pattern.test(name)));
  return { kind: field?.[1] ?? 'LabelRefused', detail };
}

/** `custom_attributes.target_point: does_not_exist` */
function listFields(details: unknown, path: readonly string[] = []): string[] {
  if (typeof details === 'string') return [`${path.join('.')}: ${details}`];
  if (Array.isArray(details)) return details.flatMap((child) => listFields(child, path));
  if (typeof details !== 'object' || details === null) return [];
  return Object.entries(details).flatMap(([name, child]) => listFields(child, [...path, name]));
}
