// How a shop is paid: which methods it offers, in which order and for which totals, and what the methods need in which the
// payment provider has no part. Without that they are not offered.
import { z } from 'zod';
import { ibanOf, isIban } from '../countries/iban.ts';
import { currencies } from '../currencies.ts';
import { settingFaults } from './setting-faults.ts';

const line = z.string().trim().min(1).max(200);
const minor = z.number().int().min(0);
const country = z.string().regex(/^[A-Z]{2}$/, settingFaults.country);

/** Named as in `src/payments/methods/`, or of kasa.config.ts, whose names begin with own_. */
const method = z.string().regex(/^[a-z][a-z0-9_]*$/, settingFaults.methodName);
const limitSchema = z
  .strictObject({ min: minor.optional(), max: minor.optional() })
  .refine(({ min = 0, max = Number.POSITIVE_INFINITY }) => min <= max, settingFaults.limitOrder);

const accountSchema = z.strictObject({
  holder: line,
  iban: z.string().transform(ibanOf).refine(isIban, settingFaults.iban),
  /** Banks within SEPA find the account without it; empty: not said. */
  bic: z.string().trim().max(200).default(''),
  bank: line,
});

export const paymentSettingsSchema = z.strictObject({
  /**
   * The sums by currency, in minor units, from which an order's refunds want the person in the office to prove again
   * who it is. Where nothing is named, some 250 EUR; 0: always.
   */
  refundLimits: z.partialRecord(z.enum(currencies), minor).default({}),
  /**
   * Those that are offered, in this order, as far as a market has them. Null: all that a market has, first those that are
   * usual where its language is spoken.
   */
  methods: z
    .array(method)
    .refine((names) => new Set(names).size === names.length, 'must name no method twice')
    .nullable()
    .default(null),
  /** Totals by method and currency from which and up to which it is offered, in minor units, without its own fee. */
  limits: z.record(method, z.partialRecord(z.enum(currencies), limitSchema)).default({}),
  bankTransfer: z
    .strictObject({
      /** Accounts by the currency they are kept in: a transfer is offered in these alone. */
      accounts: z.partialRecord(z.enum(currencies), accountSchema),
      /** The days for which the goods are held. */
      expiryDays: z.number().int().min(1).max(60).default(7),
    })
    .nullable()
    .default(null),
  cashOnDelivery: z
    .strictObject({
      /**
       * The terms in minor units, VAT included: what it costs beside goods and delivery, and between which totals
       * without it the shop agrees. Offered in these currencies alone.
       */
      terms: z.partialRecord(
        z.enum(currencies),
        z
          .strictObject({ fee: minor, minTotal: minor, maxTotal: minor })
          .refine(({ minTotal, maxTotal }) => minTotal <= maxTotal, settingFaults.limitOrder),
      ),
      /** ISO 3166-1. */
      countries: z.array(country).max(50),
      /** The ids of those that bring the money, from the door. No locker takes any. */
      carriers: z.array(line).max(50),
    })
    .nullable()
    .default(null),
});

export type ShopPaymentSettings = z.output<typeof paymentSettingsSchema>;
export type BankTransferSettings = NonNullable<ShopPaymentSettings['bankTransfer']>;
export type CashOnDeliverySettings = NonNullable<ShopPaymentSettings['cashOnDelivery']>;
export type BankAccount = z.output<typeof accountSchema>;

export const noPaymentSettings: ShopPaymentSettings = {
  refundLimits: {},
  methods: null,
  limits: {},
  bankTransfer: null,
  cashOnDelivery: null,
};
