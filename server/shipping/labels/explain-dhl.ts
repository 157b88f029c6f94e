// What an answer of DHL's means: a status of the whole, and one with messages for each shipment.
import { z } from 'zod';
import type { LabelProblem } from '#src/shipping/label-carrier.ts';

const statusSchema = z.object({
  title: z.string().optional(),
  status: z.number().optional(),
  statusCode: z.number().optional(),
  detail: z.string().nullish(),
});

export const dhlAnswerSchema = z.object({
  // Errors of the gateway in front have these fields at the top.
  status: z.union([statusSchema, z.number()]).optional(),
  title: z.string().optional(),
  detail: z.string().nullish(),
  items: z
    .array(
      z.object({
        shipmentNo: z.string().optional(),
        sstatus: statusSchema.optional(),
        label: z.object({ b64: z.string().optional() }).optional(),
        validationMessages: z
          .array(
            z.object({
              property: z.string().nullish(),
              validationMessage: z.string().nullish(),
              validationState: z.string().nullish(),
            }),
          )
          .optional(),
      }),
    )
    .default([]),
});

const ofProperties: readonly [RegExp, LabelProblem['kind']][] = [
  [/postalCode|postcode|zip/i, 'LabelPostalCode'],
  [/retailID|lockerID/i, 'LabelPoint'],
  [/postNumber/i, 'LabelPostNumber'],
  [/weight/i, 'LabelTooHeavy'],
  [/billingNumber|profile|product/i, 'LabelSettingsMissing'],
  [/cashOnDelivery/i, 'LabelCashOnDelivery'],
  [/consignee|address|city|name1|street/i, 'LabelAddress'],
];

export function explainDhl(status: number, said: z.output<typeof dhlAnswerSchema> | null): LabelProblem {
  const messages = (said?.items ?? [])
    .flatMap(({ validationMessages = [] }) => validationMessages)
    .filter(({ validationState }) => validationState !== 'Warning')
    .map(({ property, validationMessage }) => [property, validationMessage].filter(Boolean).join(': '));
  const whole = typeof said?.status === 'object' ? said.status : said;
  const ofItem = said?.items[0]?.sstatus;
  const titled = [whole?.detail ?? whole?.title, ofItem?.detail ?? ofItem?.title].filter(Boolean).join('; ');
  const detail = (messages.length > 0 ? messages.join('; ') : titled || `status ${status}`).slice(0, 500);
  // The whole, too: some messages name no property.
  const found = ofProperties.find(([pattern]) => pattern.test(detail));
  return { kind: found?.[1] ?? 'LabelRefused', detail };
}
