// What a developer may add to a shop without changing its code: the default export of `kasa.config.ts`, in the folder in
// which `kasa` is started. server/guides/extending.md has an example of each.
import { z } from 'zod';
import { currencies } from '#src/currencies.ts';
import { locales } from '#src/i18n/locales.ts';
import { carrierNames } from '#src/shipping/carriers.ts';
import type { LabelCarrier } from '#src/shipping/label-carrier.ts';
import { isOtherCarrier } from '#src/shop/delivery/other-carrier.ts';
import { webhookEvents } from '#src/webhooks/webhook-rules.ts';
import type { OwnManualMethod, OwnMethodFacts, OwnRedirectMethod } from '../payments/own-methods.ts';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected small letters, digits and single dashes');

const labelFunctions = ['sizesFor', 'check', 'create', 'fetch', 'cancel', 'verify'] satisfies (keyof LabelCarrier)[];

const carrierSchema = z.strictObject({
  /** The id as in `kasa send ORDER --carrier ID`. Orders and parcels keep it, so it never changes. */
  id: id
    .refine((name) => !Object.hasOwn(carrierNames, name), 'Kasa has a carrier of this name')
    .refine((name) => !isOtherCarrier(name), 'other- is how carriers begin that are added in the office'),
  /** The same in every language. */
  name: z.string().min(1).max(60),
  /** The page on which the customer follows a parcel. What it is given is encoded for an address already. */
  trackingLink: z
    .custom<(parcel: { trackingNumber: string; postalCode: string; country: string }) => string>(
      (value) => typeof value === 'function',
      'expected a function',
    )
    .optional(),
  /** What makes its labels. */
  labels: z
    .custom<LabelCarrier>(
      (value) =>
        labelFunctions.every((name) => typeof (value as Record<string, unknown> | null)?.[name] === 'function'),
      `expected an object with the functions ${labelFunctions.join(', ')}`,
    )
    .optional(),
});

const webhookSchema = z.strictObject({
  /** Names the receiver in the log and in the metrics; what waits for it waits under this name. */
  name: id,
  url: z.url({ protocol: /^https?$/ }),
  events: z.array(z.enum(webhookEvents)).min(1),
  /** The environment variable that holds the secret with which requests are signed. */
  secretEnv: z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'expected the name of an environment variable'),
  /** A receiver in the shop's own network. Otherwise only public addresses are called. */
  allowPrivateAddress: z.boolean().default(false),
});

const words = z.union([z.string().min(1).max(300), z.partialRecord(z.enum(locales), z.string().min(1).max(300))]);
const minor = z.int().min(0);
const functionOf = <Signature>() => z.custom<Signature>((value) => typeof value === 'function', 'expected a function');

const methodFacts = {
  /** Kept with every order, so it never changes. */
  id: z.custom<OwnMethodFacts['id']>(
    (name) => typeof name === 'string' && /^own_[a-z0-9_]{1,40}$/.test(name),
    'expected own_ and small letters, digits or underscores, such as own_swish',
  ),
  name: words,
  hint: words,
  icon: z
    .string()
    .regex(/^[a-z-]+:[a-z0-9-]+$/, 'expected a drawing of server/icons/collections, such as payments:bank-transfer')
    .optional(),
  currencies: z.partialRecord(
    z.enum(currencies),
    z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .nullable(),
  ),
  limits: z
    .partialRecord(z.enum(currencies), z.strictObject({ min: minor.optional(), max: minor.optional() }))
    .optional(),
};

const paymentMethodSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...methodFacts,
    kind: z.literal('redirect'),
    text: words.optional(),
    start: functionOf<OwnRedirectMethod['start']>(),
    readNotification: functionOf<OwnRedirectMethod['readNotification']>(),
    ask: functionOf<NonNullable<OwnRedirectMethod['ask']>>().optional(),
    cancel: functionOf<NonNullable<OwnRedirectMethod['cancel']>>().optional(),
    refund: functionOf<NonNullable<OwnRedirectMethod['refund']>>().optional(),
  }),
  z.strictObject({
    ...methodFacts,
    kind: z.literal('manual'),
    expiryDays: z.int().min(1).max(60).default(7),
    instructions: functionOf<OwnManualMethod['instructions']>(),
  }),
]);

export const kasaConfigSchema = z.strictObject({
  carriers: z.array(carrierSchema).default([]),
  webhooks: z.array(webhookSchema).default([]),
  paymentMethods: z.array(paymentMethodSchema).default([]),
  /** `stock.low` is sent when a sale leaves so many, or fewer, of a variant. */
  stockLowAt: z.int().min(0).default(3),
});

/** A configuration as it is written in `kasa.config.ts`. */
export type KasaConfig = z.input<typeof kasaConfigSchema>;
export type OwnCarrier = z.output<typeof carrierSchema>;
